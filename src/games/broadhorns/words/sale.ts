import { count } from '#words/speech.ts';
import { goldWords } from './names.ts';

/** What a sale would bring, before anything is sold. */
export interface SaleSums {
  readonly spaces: number;
  readonly delivery: number;
  readonly bonus: number;
  /** Wreaths of the tile that would be won; undefined: the town is not filled. */
  readonly wreaths: number | undefined;
  readonly total: number;
}

export const RECEIPT_LABEL = 'What a sale here would bring';
export const RECEIPT_TITLE = 'Selling here';
export const saleTotal = ({ total }: SaleSums): string => goldWords(total);

export const sellAllLabel = (sale: SaleSums): string => `Sell all: ${saleTotal(sale)}`;

/** "12 for barrels + 2 delivery + 2 town bonus, fills the town: 2 wreaths". */
export function receiptWords({ spaces, delivery, bonus, wreaths }: SaleSums): string {
  const parts = [
    `${spaces} for barrels`,
    ...(delivery > 0 ? [`${delivery} delivery`] : []),
    ...(bonus > 0 ? [`${bonus} town bonus`] : []),
  ];
  return `${parts.join(' + ')}${wreaths === undefined ? '' : `, fills the town: ${count(wreaths, 'wreath')}`}`;
}
