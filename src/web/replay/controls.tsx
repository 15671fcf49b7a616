import { Icon, type IconName } from '../parts/icons.tsx';
import { type ReplayPlayer, REPLAY_SPEEDS } from './player.ts';

/** A turn to jump to. */
export interface Stop {
  readonly label: string;
  readonly at: number;
}

interface ControlsProps {
  readonly player: ReplayPlayer;
  readonly stops: readonly Stop[];
  /** The views to choose from; none where everybody sees the same. */
  readonly eyes: readonly { readonly label: string; readonly value: string }[];
  readonly onEyes: (value: string) => void;
  /** What happened at the moment shown, for people who cannot see the board. */
  readonly caption: string;
  /** Once the game is over: continues from here at a private table. */
  readonly onPlayOn?: () => void;
}

/** Scrub, step, run, jump: the bar of a replay. */
export const Controls = (props: ControlsProps) => (
  <section class="bar replay-bar" aria-label="Replay">
    <p class="replay-caption">{props.caption}</p>
    <Scrubber {...props} />
    <div class="bar-choices">
      <Buttons player={props.player} />
      <Jumps {...props} />
      {props.onPlayOn !== undefined && (
        <button type="button" class="choice" onClick={props.onPlayOn}>
          <span>What if …</span>
          <small>play on from here</small>
        </button>
      )}
    </div>
  </section>
);

const Scrubber = ({ player, caption }: ControlsProps) => (
  <label class="scrubber">
    <span class="unseen">Step</span>
    <input
      type="range"
      min={0}
      max={player.length}
      value={player.at.value}
      aria-valuetext={`${player.at.value} of ${player.length}: ${caption}`}
      onInput={(event) => {
        player.pause();
        player.to(Number(event.currentTarget.value));
      }}
    />
    <output>
      {player.at.value} / {player.length}
    </output>
  </label>
);

const Buttons = ({ player }: { readonly player: ReplayPlayer }) => (
  <div class="transport" role="group" aria-label="Steps">
    <Transport icon="first" label="To the beginning" onClick={() => player.step(-player.length)} />
    <Transport icon="back" label="One step back" onClick={() => player.step(-1)} />
    <Transport
      icon={player.running.value ? 'pause' : 'play'}
      label={player.running.value ? 'Pause' : 'Play'}
      onClick={() => (player.running.value ? player.pause() : player.play())}
    />
    <Transport icon="forward" label="One step forward" onClick={() => player.step(1)} />
    <Transport icon="last" label="To the end" onClick={() => player.step(player.length)} />
  </div>
);

interface TransportProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

const Transport = ({ icon, label, onClick }: TransportProps) => (
  <button type="button" class="choice" aria-label={label} title={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);

function Jumps({ player, stops, eyes, onEyes }: ControlsProps) {
  const current = stops.findLast(({ at }) => at <= player.at.value);
  return (
    <div class="jumps">
      <Pick label="Speed" value={String(player.speed.value)} onPick={(value) => (player.speed.value = Number(value))}>
        {REPLAY_SPEEDS.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
      </Pick>
      <Pick
        label="Turn"
        value={String(current?.at ?? 0)}
        onPick={(value) => player.step(Number(value) - player.at.value)}
      >
        {[{ value: '0', label: 'Start' }, ...stops.map(({ at, label }) => ({ value: String(at), label }))]}
      </Pick>
      {eyes.length > 0 && (
        <Pick label="View" value={String(player.eyes.value)} onPick={onEyes}>
          {eyes}
        </Pick>
      )}
    </div>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly onPick: (value: string) => void;
  readonly children: readonly { readonly value: string; readonly label: string }[];
}

const Pick = ({ label, value, onPick, children }: PickProps) => (
  <label class="jump">
    <span>{label}</span>
    <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
      {children.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
);
