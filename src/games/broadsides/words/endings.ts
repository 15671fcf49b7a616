import { say, type Sentence } from '#words/sentence.ts';
import type { EndingTexts } from '#words/game-words.ts';
import { count } from '#words/speech.ts';
import { HULL_SECTIONS_TO_SINK, QUIET_ROUNDS, QUIET_TURNS } from '../components.ts';
import { type Ending, ENDINGS, ruleId } from '../rulings.ts';

export const endingTexts: EndingTexts<Ending> = {
  'end.surrender': say`The other player surrendered.`,
  'end.sunk': say`The losing ship sank with ${count(HULL_SECTIONS_TO_SINK, 'ruined hull section')}.`,
  'end.destroyed': say`The losing ship had no guns, no crew and no captain left.`,
  'end.both-lost': say`Both ships were lost in the same exchange of fire.`,
  'end.volley': say`The final volley left nobody on the losing ship.`,
  'end.both-volley': say`The final volley left nobody on either ship.`,
  'end.boarding': say`The losing captain was eliminated in hand-to-hand combat.`,
  'end.adrift': say`Neither ship could move again, and no gun could reach the other ship.`,
  'end.no-shot': say`${count(QUIET_ROUNDS, 'round')} passed without a shot.`,
  'end.no-combat': say`${count(QUIET_TURNS, 'boarding turn')} passed without combat.`,
  'end.agreed': say`Both players agreed to a draw.`,
};

/** An ending by the name that outcomes give it. */
export function endingOf(reason: string): Sentence {
  const ending = ENDINGS.find((id) => ruleId(id) === reason);
  return ending === undefined ? [] : endingTexts[ending];
}
