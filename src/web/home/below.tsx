import type { TableCard } from '../host/tables.ts';
import { Lately } from './lately.tsx';
import { OpenTables } from './open-tables.tsx';
import '../style/home-lists.css';

interface ListsProps {
  /** Tables of others. */
  readonly open: readonly TableCard[];
  readonly finished: readonly TableCard[];
}

/** What stands below the games: open tables, and what was finished lately. */
export const Lists = ({ open, finished }: ListsProps) => (
  <div class={open.length > 0 && finished.length > 0 ? 'below' : 'below alone'}>
    {open.length > 0 && <OpenTables tables={open} />}
    {finished.length > 0 && <Lately tables={finished} />}
  </div>
);
