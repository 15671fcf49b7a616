import { useState } from 'preact/hooks';
import { askApi } from '../house/api.ts';
import { notice } from '../parts/notice.tsx';
import { problemSentence } from '../words.ts';
import { LinkCard } from './invite.tsx';

interface CarrySeatProps {
  readonly table: string;
  readonly seat: number;
}

/** A link with which a person moves their seat to another device. */
export function CarrySeat({ table, seat }: CarrySeatProps) {
  const [token, setToken] = useState('');
  const make = () =>
    void askApi<{ readonly token: string }>(`/tables/${table}/seats/${seat}/link`, {}).then(
      (made) => setToken(made.token),
      (problem: unknown) => notice(problemSentence(problem)),
    );
  if (token === '') {
    return (
      <button type="button" onClick={make}>
        Go on from another device
      </button>
    );
  }
  return (
    <div class="column">
      <p>Open this on your other device. Anyone who has it sits in your place, so show it to nobody else.</p>
      <LinkCard address={`${location.origin}/join#${token}`} name="your seat" />
    </div>
  );
}
