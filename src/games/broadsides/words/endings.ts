import { say, type Sentence } from '#words/sentence.ts';
import type { EndingTexts } from '#words/game-words.ts';
import { inWords, spell } from '#words/speech.ts';
import { HULL_SECTIONS_TO_SINK, QUIET_ROUNDS, QUIET_TURNS } from '../components.ts';
import { type Ending, ENDINGS, ruleId } from '../rulings.ts';

export const endingTexts: EndingTexts<Ending> = {
  'end.surrender': say`The losing side surrendered.`,
  'end.sunk': say`The loser’s ship sank, with ${inWords(HULL_SECTIONS_TO_SINK)} hull sections beyond repair.`,
  'end.destroyed': say`The losing ship had no cannon and nobody aboard left.`,
  'end.both-lost': say`Both ships were lost in the same exchange.`,
  'end.volley': say`After the final volley nobody was left on the losing ship.`,
  'end.both-volley': say`After the final volley nobody was left on either ship.`,
  'end.boarding': say`The losing Captain fell in hand-to-hand combat.`,
  'end.adrift': say`Neither ship could move again, and no cannon bore on the other.`,
  'end.no-shot': say`${spell(QUIET_ROUNDS, 'round')} passed without a shot.`,
  'end.no-combat': say`${spell(QUIET_TURNS, 'boarding turn')} passed without combat.`,
  'end.agreed': say`Both Captains agreed to a draw.`,
};

/** An ending by the name that outcomes give it. */
export function endingOf(reason: string): Sentence {
  const ending = ENDINGS.find((id) => ruleId(id) === reason);
  return ending === undefined ? [] : endingTexts[ending];
}
