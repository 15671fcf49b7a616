import { script } from '#engine/script.ts';
import { game } from './game.ts';

export { aboard, atSea, bare, broadside, dice, placeNamed, plots, sectionNamed, type ShipScene } from './positions.ts';

/** Lines of a record, played and asked about. */
export const { act, rulingOn } = script(game);
