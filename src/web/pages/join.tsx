import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { ListedTable } from '#protocol/summary.ts';
import type { PublicSeat } from '#protocol/update.ts';
import { count } from '#words/speech.ts';
import { askApi } from '../host/api.ts';
import { Refused } from '../host/host-link.ts';
import { LonePage } from '../parts/lone-page.tsx';
import { yourName } from '../parts/opening.ts';
import { gameAddressOf } from '../parts/code.ts';
import { go, place } from '../router.ts';
import { problemSentence } from '../words.ts';

/** This browser already belongs to somebody else. */
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

/** Follows the link in the address, or asks for one. */
export function JoinPage() {
  const { hash } = place.value;
  return hash === '' ? <JoinByCode /> : <FollowLink key={hash} token={hash} />;
}

/** For somebody who was told a code, or sent a link that cannot be pressed. */
function JoinByCode() {
  const typed = useSignal('');
  const join = (event: Event) => {
    event.preventDefault();
    const address = gameAddressOf(typed.value);
    if (address !== undefined) go(address);
  };
  return (
    <LonePage title="Join with a code">
      <p>Type the code of the game, or paste the link. The code is the last part of the link.</p>
      <form class="row" onSubmit={join}>
        <input
          type="text"
          aria-label="Code or link"
          autocomplete="off"
          spellcheck={false}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <button type="submit" class="brass" disabled={gameAddressOf(typed.value) === undefined}>
          Join
        </button>
      </form>
    </LonePage>
  );
}

/** Moves a seat to this device. The token stands after `#`, so it is never sent with the address. */
function FollowLink({ token }: { readonly token: string }) {
  const [step, take] = useState<Step>({ is: 'going' });
  const refused = (problem: unknown) => take({ is: 'refused', problem });
  const follow = () => {
    take({ is: 'going' });
    // A full page load: the server must greet this browser again, as the person that the link names.
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
  <LonePage title={isFinal(problem) ? 'This link does not work' : 'This link did not open'}>
    <p role="status">{problemSentence(problem)}</p>
    {!isFinal(problem) && (
      <button type="button" class="brass" onClick={() => location.reload()}>
        Try again
      </button>
    )}
    <button type="button" class="brass" onClick={() => go('/')}>
      Home
    </button>
  </LonePage>
);

const WhoAreYou = ({ mine, underWay, theirs, onFollow }: Other & { readonly onFollow: () => void }) => (
  <LonePage title={`Become ${theirs}?`}>
    <p>
      You are {mine} in this browser{underWay > 0 && `, with ${count(underWay, 'game')} still running`}. The link makes
      you {theirs} here instead. {underWay > 0 ? GOING_ON : ALL_OVER}
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
  'Your own games go on without this browser. To come back to them, first open one, press “Your seat” in its menu and choose “Continue on another device”.';

const ALL_OVER = 'Your own games are over. They will no longer be listed here.';

/**
 * The person this browser would lose by following the link: nobody if it has no tables, or if the link is their own.
 */
async function findOther(token: string): Promise<Other | undefined> {
  const { tables } = await askApi<{ readonly tables: readonly Pick<ListedTable, 'stage'>[] }>('/me/tables');
  if (tables.length === 0) return undefined;
  const me = await askApi<{ readonly person: string }>('/me');
  // A token names its person and its seat; the server checks whether it is genuine.
  const [person, table = '', seat] = token.split('.');
  if (person === me.person) return undefined;
  const { parts } = await askApi<{ readonly parts: { readonly seats: readonly PublicSeat[] } }>(`/tables/${table}`);
  const told = parts.seats[Number(seat)];
  const [mine, theirs = 'someone else'] = [yourName(), nameAt(told)];
  const underWay = tables.filter(({ stage }) => stage !== 'over').length;
  return { mine, underWay, theirs: theirs === mine ? `another ${theirs}` : theirs };
}

function nameAt(told: PublicSeat | undefined): string | undefined {
  if (told?.holder === 'person') return told.name;
  return told?.holder === 'bot' ? told.keptFor?.name : undefined;
}
