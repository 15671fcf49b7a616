import type { View } from '../view.ts';
import type { Layout } from './chart.ts';

/** Everything on the sheet is measured from its corner. */
export const HERE = { x: 0, y: 0 };

export interface PartProps {
  readonly view: View;
  readonly layout: Layout;
}
