import { useState } from 'preact/hooks';
import { askApi } from '../host/api.ts';
import { notice } from '../parts/notice.tsx';
import { problemSentence } from '../words.ts';
import { LinkCard } from './invite.tsx';

interface CarrySeatProps {
  readonly table: string;
  readonly seat: number;
}

/** A link that moves a seat to another device. */
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
        Continue on another device
      </button>
    );
  }
  return (
    <div class="column">
      <p>Open this on your other device. Anyone with this link can play for you, so keep it private.</p>
      <LinkCard address={`${location.origin}/join#${token}`} name="your seat" />
    </div>
  );
}
