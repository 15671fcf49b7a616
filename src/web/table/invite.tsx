import { useEffect, useState } from 'preact/hooks';
import { SeatEmblem } from '#kit/emblem.tsx';
import { Icon } from '../parts/icons.tsx';
import { notice } from '../parts/notice.tsx';
import { SheetDialog } from '../parts/sheet.tsx';

interface InviteProps {
  readonly address: string;
  readonly openSeats: number;
  /** Seats of bots that this person may free for a friend. */
  readonly bots: readonly { readonly seat: number; readonly name: string }[];
  readonly onFree: (seat: number) => void;
  readonly onClose: () => void;
}

/** The link to a table, to send or to hold under another phone's camera. */
export const Invite = ({ address, openSeats, bots, onFree, onClose }: InviteProps) => (
  <SheetDialog title="Invite" onClose={onClose}>
    <p>
      {openSeats > 0
        ? `Anyone with this link can take ${openSeats === 1 ? 'the open seat' : 'one of the open seats'}, or watch.`
        : 'Anyone with this link can watch.'}
    </p>
    {openSeats === 0 && bots.length > 0 && (
      <div class="column">
        <p>To let a friend play, free the seat of a bot:</p>
        <div class="row">
          {bots.map(({ seat, name }) => (
            <button key={seat} type="button" onClick={() => onFree(seat)}>
              <SeatEmblem seat={seat} /> {name}
            </button>
          ))}
        </div>
      </div>
    )}
    <LinkCard address={address} name="the game" />
  </SheetDialog>
);

interface LinkCardProps {
  readonly address: string;
  /** What the link leads to. */
  readonly name: string;
}

export const LinkCard = ({ address, name }: LinkCardProps) => (
  <div class="link-card">
    <QrCode text={address} name={name} />
    <input
      type="text"
      readOnly
      value={address}
      aria-label={`Link to ${name}`}
      onFocus={(e) => e.currentTarget.select()}
    />
    <div class="row">
      <button type="button" class="brass" onClick={() => copy(address)}>
        <Icon name="link" /> Copy
      </button>
      {'share' in navigator && (
        <button type="button" onClick={() => void navigator.share({ url: address }).catch(() => undefined)}>
          Share
        </button>
      )}
    </div>
  </div>
);

function copy(address: string): void {
  navigator.clipboard.writeText(address).then(
    () => notice('Link copied.'),
    () => notice('Copying is not allowed here. Please select the link and copy it.'),
  );
}

function QrCode({ text, name }: { readonly text: string; readonly name: string }) {
  const [squares, show] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    void import('uqr').then(({ encode }) => show(encode(text, { border: 2 }).data));
  }, [text]);
  const size = squares.length || 1;
  const path = squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code of the link to ${name}`}>
      <path d={path} />
    </svg>
  );
}
