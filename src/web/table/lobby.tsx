import { BEST_BOT } from '#engine/bot-level.ts';
import type { SeatFace } from '#kit/board.ts';
import { SeatEmblem } from '#kit/emblem.tsx';
import type { Command } from '#protocol/commands.ts';
import type { PublicSeat } from '#protocol/update.ts';
import { NameField } from '../parts/name-field.tsx';
import { standingOf } from '../words.ts';
import { LinkCard } from './invite.tsx';
import { sitDown } from './seat-choices.ts';

interface LobbyProps {
  readonly title: string;
  readonly seats: readonly PublicSeat[];
  readonly faces: readonly SeatFace[];
  readonly seated: boolean;
  readonly opener: boolean;
  readonly address: string;
  readonly onAsk: (command: Command) => void;
}

/** Before the first move: who is here, who is still to come. */
export const Lobby = ({ title, seats, faces, address, ...rest }: LobbyProps) => (
  <div class="page lobby">
    <header>
      <h1 data-arrive="" tabIndex={-1}>
        {rest.seated ? 'Waiting for players' : `Join ${title}`}
      </h1>
      <p class="soft">{title} starts when every seat is taken.</p>
    </header>
    {!rest.seated && (
      <label class="pick">
        <span id="sit-as">Your name</span>
        <NameField labelledBy="sit-as" />
      </label>
    )}
    <ul class="lobby-seats card">
      {seats.map((told, seat) => (
        <LobbySeat key={seat} seat={seat} told={told} face={faces[seat]} {...rest} />
      ))}
    </ul>
    {rest.seated && (
      <section class="column card" aria-labelledby="invite-friends">
        <h2 id="invite-friends">Send this link to a friend</h2>
        <LinkCard address={address} name="the game" />
      </section>
    )}
  </div>
);

interface LobbySeatProps extends Pick<LobbyProps, 'seated' | 'opener' | 'onAsk'> {
  readonly seat: number;
  readonly told: PublicSeat;
  readonly face: SeatFace | undefined;
}

const LobbySeat = ({ seat, told, face, seated, opener, onAsk }: LobbySeatProps) => (
  <li>
    <SeatEmblem seat={seat} />
    <span>
      <b class="engraved">{face?.name}</b> <span class="soft small">{standingOf(told, face?.kind ?? 'nobody')}</span>
    </span>
    {told.holder === 'nobody' && !seated && (
      <button type="button" class="brass" onClick={() => onAsk(sitDown(seat))}>
        Sit here
      </button>
    )}
    {told.holder === 'nobody' && seated && opener && (
      <button type="button" onClick={() => onAsk({ type: 'handToBot', seat, level: BEST_BOT })}>
        Fill with a bot
      </button>
    )}
  </li>
);
