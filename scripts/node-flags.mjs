/**
 * How Node is started for every program of this project. The youngest objects may fill 64 MB before they are looked through, where 16 would
 * be usual: what is looked through is mostly what the live tables hold now, so looking four times less often spares most of it. Memory
 * is taken only under load, as much as the load needs.
 */
export const NODE_FLAGS = ['--max-semi-space-size=64'];
