import { memoryTableStore } from './memory-store.ts';
import { storeSuite } from './store-suite.ts';

storeSuite('memory', memoryTableStore);
