import type { View } from '../view.ts';
import type { Layout } from './chart.ts';

/** Whatever is drawn on the sheet measures from its corner. */
export const HERE = { x: 0, y: 0 };

export interface PartProps {
  readonly view: View;
  readonly layout: Layout;
}
