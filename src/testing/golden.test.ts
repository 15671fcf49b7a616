import { goldenGames } from './golden.ts';
import { ferry } from './toys/ferry.ts';

goldenGames(ferry, new URL('./toys/golden/', import.meta.url), {
  reasons: ['ferry/end'],
  tieBreaks: ['ferry/end.ashore'],
});
