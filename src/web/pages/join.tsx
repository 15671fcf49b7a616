import { useEffect, useState } from 'preact/hooks';
import type { ListedTable } from '#protocol/summary.ts';
import type { PublicSeat } from '#protocol/update.ts';
import { spell } from '#words/speech.ts';
import { askApi } from '../house/api.ts';
import { Refused } from '../house/house.ts';
import { LonePage } from '../parts/lone-page.tsx';
import { yourName } from '../parts/opening.ts';
import { go, place } from '../router.ts';
import { problemSentence } from '../words.ts';

/** Somebody else is at home in this browser already. */
interface Other {
  readonly mine: string;
  /** How many tables would go on without this browser. */
  readonly underWay: number;
  readonly theirs: string;
}

type Step =
  | { readonly is: 'going' }
  | { readonly is: 'asking'; readonly other: Other }
  | { readonly is: 'refused'; readonly problem: unknown };

/** Moves a seat to this device. The token stands after `#`, so it is never sent with the address. */
export function JoinPage() {
  const [step, take] = useState<Step>({ is: 'going' });
  const token = place.peek().hash;
  const refused = (problem: unknown) => take({ is: 'refused', problem });
  const follow = () => {
    take({ is: 'going' });
    // A full page load: the house must greet this browser again, as the person that the link names.
    askApi<{ readonly table: string }>('/links', { token }).then(
      ({ table }) => location.replace(`/tables/${table}`),
      refused,
    );
  };
  useEffect(() => {
    findOther(token).then((other) => (other === undefined ? follow() : take({ is: 'asking', other })), refused);
  }, []);
  if (step.is === 'asking') return <WhoAreYou {...step.other} onFollow={follow} />;
  return step.is === 'going' ? <LonePage title="Taking your seat …" /> : <Nowhere problem={step.problem} />;
}

/** An invalid link stays invalid; a server that is busy or gone can be asked again. */
const isFinal = (problem: unknown) => problem instanceof Refused && problem.refusal.code === 'badLink';

const Nowhere = ({ problem }: { readonly problem: unknown }) => (
  <LonePage title={isFinal(problem) ? 'This link leads nowhere' : 'The link could not be followed'}>
    <p role="status">{problemSentence(problem)}</p>
    {!isFinal(problem) && (
      <button type="button" class="brass" onClick={() => location.reload()}>
        Try again
      </button>
    )}
    <button type="button" class="brass" onClick={() => go('/')}>
      Back to the landing
    </button>
  </LonePage>
);

const WhoAreYou = ({ mine, underWay, theirs, onFollow }: Other & { readonly onFollow: () => void }) => (
  <LonePage title={`Become ${theirs}?`}>
    <p>
      You are {mine} in this browser{underWay > 0 && `, with ${spell(underWay, 'table')} under way`}. The link makes you{' '}
      {theirs} here instead. {underWay > 0 ? GOING_ON : ALL_OVER}
    </p>
    <div class="row">
      <button type="button" class="brass" onClick={onFollow}>
        Become {theirs}
      </button>
      <button type="button" onClick={() => go('/')}>
        Stay {mine}
      </button>
    </div>
  </LonePage>
);

const GOING_ON =
  'Your own tables go on without this browser: to come back to them, first open your seat there and choose “Go on from another device”.';

const ALL_OVER = 'Your own tables are over; they will no longer be listed here.';

/**
 * The person this browser would lose by following the link: nobody if it has no tables, or if the link is their own.
 */
async function findOther(token: string): Promise<Other | undefined> {
  const { tables } = await askApi<{ readonly tables: readonly Pick<ListedTable, 'stage'>[] }>('/me/tables');
  if (tables.length === 0) return undefined;
  const me = await askApi<{ readonly person: string }>('/me');
  // A token names its person and its seat; the house checks whether it is genuine.
  const [person, table = '', seat] = token.split('.');
  if (person === me.person) return undefined;
  const { parts } = await askApi<{ readonly parts: { readonly seats: readonly PublicSeat[] } }>(`/tables/${table}`);
  const told = parts.seats[Number(seat)];
  const [mine, theirs = 'somebody else'] = [yourName(), nameAt(told)];
  const underWay = tables.filter(({ stage }) => stage !== 'over').length;
  return { mine, underWay, theirs: theirs === mine ? `another ${theirs}` : theirs };
}

function nameAt(told: PublicSeat | undefined): string | undefined {
  if (told?.holder === 'person') return told.name;
  return told?.holder === 'bot' ? told.keptFor?.name : undefined;
}
