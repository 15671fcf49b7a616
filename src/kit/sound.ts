/** A short sound, as its maker hears it: tones or noise, each with a beginning, a length and a loudness. */
interface Voice {
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  readonly to?: number;
  readonly at: number;
  readonly for: number;
  readonly loud: number;
}

const SOUNDS = {
  paddle: [{ wave: 'noise', from: 700, to: 300, at: 0, for: 0.16, loud: 0.16 }],
  turn: [{ wave: 'noise', from: 1400, to: 900, at: 0, for: 0.1, loud: 0.07 }],
  bell: [
    { wave: 'sine', from: 1320, at: 0, for: 0.7, loud: 0.16 },
    { wave: 'sine', from: 2640, at: 0, for: 0.4, loud: 0.05 },
  ],
  whistle: [
    { wave: 'triangle', from: 440, to: 466, at: 0, for: 0.5, loud: 0.12 },
    { wave: 'triangle', from: 554, to: 587, at: 0, for: 0.5, loud: 0.08 },
    { wave: 'noise', from: 3000, at: 0, for: 0.5, loud: 0.03 },
  ],
  bump: [{ wave: 'sine', from: 120, to: 50, at: 0, for: 0.22, loud: 0.35 }],
  die: [0, 0.09, 0.17, 0.28].map((at) => ({ wave: 'noise', from: 2400, at, for: 0.04, loud: 0.12 }) as const),
  slide: [{ wave: 'noise', from: 400, to: 900, at: 0, for: 0.4, loud: 0.08 }],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Sparse, short, synthesised. Callers ask only when the player wants sound. */
export function sound(name: Sound): void {
  context ??= new AudioContext();
  // Browsers keep a page quiet until somebody has touched it.
  if (context.state === 'suspended') void context.resume();
  const { currentTime } = context;
  for (const voice of SOUNDS[name]) sing(context, voice, currentTime);
}

function sing(audio: AudioContext, voice: Voice, now: number): void {
  const source = voice.wave === 'noise' ? noise(audio, voice, now) : tone(audio, voice.wave, voice, now);
  const loudness = audio.createGain();
  const [starts, ends] = [now + voice.at, now + voice.at + voice.for];
  loudness.gain.setValueAtTime(0.0001, starts);
  loudness.gain.exponentialRampToValueAtTime(voice.loud, starts + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, ends);
  source.last.connect(loudness).connect(audio.destination);
  source.first.start(starts);
  source.first.stop(ends + 0.02);
}

interface Source {
  readonly first: AudioScheduledSourceNode;
  readonly last: AudioNode;
}

function tone(audio: AudioContext, wave: OscillatorType, voice: Voice, now: number): Source {
  const oscillator = audio.createOscillator();
  oscillator.type = wave;
  glide(oscillator.frequency, voice, now);
  return { first: oscillator, last: oscillator };
}

function noise(audio: AudioContext, voice: Voice, now: number): Source {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * voice.for), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  glide(band.frequency, voice, now);
  source.connect(band);
  return { first: source, last: band };
}

function glide(pitch: AudioParam, voice: Voice, now: number): void {
  pitch.setValueAtTime(voice.from, now + voice.at);
  if (voice.to !== undefined) pitch.exponentialRampToValueAtTime(voice.to, now + voice.at + voice.for);
}
