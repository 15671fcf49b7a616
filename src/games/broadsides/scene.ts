import { script } from '#engine/script.ts';
import { game } from './game.ts';

export { aboard, atSea, bare, broadside, dice, plots, sectionNamed, type ShipScene } from './positions.ts';
export { placeNamed } from './deck.ts';

/** Lines of a record, played and asked about. */
export const { act, rulingOn } = script(game);
