import { plain, say, type Sentence } from '#words/sentence.ts';
import { capital, count } from '#words/speech.ts';
import type { Decision } from '#words/words.ts';
import { type Cargo, type Town, townNamed } from '../sheets.ts';
import { cargoName, gainWords } from './names.ts';

/** What a sale would bring, before anything is sold. */
export interface SaleSums {
  readonly barrels: number;
  readonly delivery: number;
  readonly ice: number;
  readonly bonus: number;
  /** Wreaths of the tile that would be won; undefined: the town is not filled. */
  readonly wreaths: number | undefined;
  readonly total: number;
}

const MOST_CHARACTERS = 46;

/** "Sell whiskey and furs at New Madrid", as far as the line is long enough. */
export function saleWords(what: string, town: Town, sums: SaleSums): Decision {
  const title = what === '' ? 'Use your cards' : `Sell ${what}`;
  const whole = `${title} at ${townNamed(town)}`;
  return { title: say`${whole.length > MOST_CHARACTERS ? title : whole}`, detail: say`${receiptWords(sums)}` };
}

/** "Sell 2 · +10 gold". */
export function saleLabel(barrels: number, { delivery, total }: SaleSums): string {
  const verb = barrels > 0 ? `Sell ${barrels}` : delivery > 0 ? 'Deliver' : 'Use ice';
  return `${verb} · ${gainWords(total)}`;
}

/** "12 for barrels, delivery +2, town bonus +2. Fills the town: 2 wreaths." */
function receiptWords({ barrels, delivery, ice, bonus, wreaths }: SaleSums): string {
  const parts = [
    ...(barrels > 0 ? [`${barrels} for barrels`] : []),
    ...(delivery > 0 ? [`delivery +${delivery}`] : []),
    ...(ice > 0 ? [`ice +${ice}`] : []),
    ...(bonus > 0 ? [`town bonus +${bonus}`] : []),
  ];
  return `${capital(parts.join(', '))}.${wreaths === undefined ? '' : ` Fills the town: ${count(wreaths, 'wreath')}.`}`;
}

/** Before a landing: what selling everything that fits would bring there. */
export const landingDetail = (detail: Sentence, { total }: SaleSums): Sentence =>
  say`${plain(detail, String)} Selling here: ${{ strong: gainWords(total) }}.`;

/** A cargo space of the town that a barrel can be sold into. */
export const spacePressWords = (cargo: Cargo, value: number): string => `Sell ${cargoName(cargo)} for ${value}`;
