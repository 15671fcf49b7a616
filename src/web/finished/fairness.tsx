import { useEffect, useState } from 'preact/hooks';
import type { AnyGame } from '#engine/game.ts';
import type { RecordFile } from '#protocol/record-file.ts';
import type { Verified } from '#table/record.ts';
import { brokenPromise } from '../house/promises.ts';
import { Icon } from '../parts/icons.tsx';
import type { Session } from '../table/session.ts';

interface FairnessProps {
  readonly session: Session;
  readonly game: AnyGame;
  readonly record: RecordFile | undefined;
  /** What the table says it had sealed before anyone sat down. */
  readonly commitment: string;
}

/** Recomputes every draw of chance in this browser, from the secret that the table had committed to. */
export function Fairness({ session, game, record, commitment }: FairnessProps) {
  const [verified, setVerified] = useState<Verified | undefined>(undefined);
  useEffect(() => {
    if (record === undefined) return;
    void import('#table/record.ts').then(({ verifyRecord }) => setVerified(verifyRecord(game, record)));
  }, [record]);
  const { chance } = record ?? {};
  const broken = chance && brokenPromise(session.table, commitment, chance, session.mine.value);
  return (
    <section class="fairness card" aria-labelledby="fairness">
      <h2 id="fairness">Fair chance</h2>
      {verified === undefined ? (
        <p role="status">Checking every draw …</p>
      ) : (
        <Verdict verified={verified} broken={broken} />
      )}
      <details>
        <summary>The secret and its seal</summary>
        <dl>
          <dt>Seal, published when the table opened</dt>
          <dd>
            <code>{commitment}</code>
          </dd>
          <dt>Secret, published at the end</dt>
          <dd>
            <code>{record?.chance?.secret ?? '…'}</code>
          </dd>
        </dl>
      </details>
    </section>
  );
}

function Verdict({ verified, broken }: { readonly verified: Verified; readonly broken: string | undefined }) {
  if (!verified.ok || broken !== undefined) {
    return (
      <p class="verdict bad" role="status">
        <Icon name="close" /> {verified.ok ? broken : `Not proven: ${verified.problem}`}
      </p>
    );
  }
  const { draws, moves, unproven } = verified;
  return (
    <div role="status">
      <p class="verdict good">
        <Icon name="check" /> {draws === 1 ? 'One draw' : `${draws} draws`} recomputed here, every one as it was played.
      </p>
      <p class="soft small">
        {moves} moves replayed under the rules.
        {unproven > 0 && ` ${unproven} draws came with an imported record and were made elsewhere.`}
      </p>
    </div>
  );
}
