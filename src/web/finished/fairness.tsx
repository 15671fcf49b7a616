import { useEffect, useState } from 'preact/hooks';
import type { AnyGame } from '#engine/game.ts';
import type { RecordFile } from '#protocol/record-file.ts';
import type { Verified } from '#table/record.ts';
import { count } from '#words/speech.ts';
import { brokenPromise } from '../host/promises.ts';
import { Icon } from '../parts/icons.tsx';
import type { Session } from '../table/session.ts';

interface FairnessProps {
  readonly session: Session;
  readonly game: AnyGame;
  readonly record: RecordFile | undefined;
  /** How many steps the replay has. */
  readonly steps: number | undefined;
  /** What the table says it had committed to before anyone sat down. */
  readonly commitment: string;
}

/** Recomputes every draw of chance in this browser, from the secret that the table had committed to. */
export function Fairness({ session, game, record, steps, commitment }: FairnessProps) {
  const [verified, setVerified] = useState<Verified | undefined>(undefined);
  useEffect(() => {
    if (record === undefined) return;
    void import('#table/record.ts').then(({ verifyRecord }) => setVerified(verifyRecord(game, record)));
  }, [record]);
  const { chance } = record ?? {};
  const broken = chance && brokenPromise(session.table, commitment, chance, session.mine.value);
  return (
    <details class="fairness">
      <summary>
        <Verdict verified={verified} broken={broken} />
      </summary>
      <p class="small">{detailOf(verified, steps)}</p>
      <dl class="small">
        <dt>Commitment, published before the game</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>Secret, published after the game</dt>
        <dd>
          <code>{record?.chance?.secret ?? '…'}</code>
        </dd>
      </dl>
    </details>
  );
}

interface VerdictProps {
  readonly verified: Verified | undefined;
  readonly broken: string | undefined;
}

function Verdict({ verified, broken }: VerdictProps) {
  if (verified === undefined) return <span role="status">Checking every draw …</span>;
  if (!verified.ok || broken !== undefined) {
    return (
      <span class="verdict bad" role="status">
        <Icon name="close" /> {verified.ok ? broken : `Not proven: ${verified.problem}`}
      </span>
    );
  }
  return (
    <span class="verdict good" role="status">
      <Icon name="check" /> {drawWords(verified.draws)}
    </span>
  );
}

function drawWords(draws: number): string {
  if (draws === 0) return 'No draws to check';
  return `${draws === 1 ? '1 draw' : `All ${draws} draws`} checked: fair`;
}

/** What was checked, in the steps that the replay shows. */
function detailOf(verified: Verified | undefined, steps: number | undefined): string {
  if (verified === undefined || !verified.ok || steps === undefined) return '';
  const { unproven } = verified;
  const elsewhere =
    unproven > 0 ? ` ${count(unproven, 'draw')} came with an imported record and cannot be checked.` : '';
  return `All ${steps} steps of the replay were checked against the rules.${elsewhere}`;
}
