/** The sounds of the table, made on the spot from tones and noise: there are no recordings. */
export const SOUNDS = ["dice", "wood", "stone", "coin", "bell", "fanfare", "chime"] as const;
export type Sound = (typeof SOUNDS)[number];

interface Tone {
  /** Hertz, at its start and, where it glides, at its end. */
  pitch: number | [number, number];
  at?: number;
  loud: number;
  /** Seconds until it has died away. */
  lasts: number;
  wave?: OscillatorType;
  attack?: number;
}

interface Hiss {
  at?: number;
  loud: number;
  lasts: number;
  /** The band of noise that is let through. */
  pitch: number;
  narrow: number;
}

interface Recipe {
  tones?: Tone[];
  hisses?: Hiss[];
}

/** Five knocks of something hard on a board, ever closer and softer. */
const CLACKS = [0, 0.075, 0.13, 0.2, 0.25].map((at, i) => ({ at, loud: 2 - i * 0.33, pitch: 2400 - i * 260 }));

const RECIPES: Record<Sound, Recipe> = {
  dice: {
    hisses: CLACKS.map(({ at, loud, pitch }) => ({ at, loud, lasts: 0.045, pitch, narrow: 3 })),
    tones: CLACKS.map(({ at, loud, pitch }) => ({
      at,
      loud: loud * 0.2,
      lasts: 0.04,
      pitch: pitch / 3,
      wave: "triangle",
    })),
  },
  wood: {
    tones: [
      { pitch: [230, 150], loud: 0.6, lasts: 0.11, wave: "triangle" },
      { pitch: 520, loud: 0.18, lasts: 0.06 },
    ],
    hisses: [{ loud: 0.35, lasts: 0.03, pitch: 900, narrow: 1.2 }],
  },
  stone: {
    tones: [{ pitch: [120, 62], loud: 0.55, lasts: 0.2 }],
    hisses: [
      { loud: 0.7, lasts: 0.1, pitch: 420, narrow: 0.8 },
      { at: 0.06, loud: 0.3, lasts: 0.14, pitch: 1500, narrow: 0.7 },
    ],
  },
  coin: {
    tones: [
      { pitch: 2637, loud: 0.3, lasts: 0.16 },
      { pitch: 3951, loud: 0.17, lasts: 0.2 },
      { at: 0.07, pitch: 3136, loud: 0.3, lasts: 0.32 },
      { at: 0.07, pitch: 5274, loud: 0.09, lasts: 0.22 },
    ],
  },
  // The partials of a church bell: hum, prime, tierce, quint, nominal.
  bell: {
    tones: [0.5, 1, 1.19, 1.5, 2, 2.74].map((partial, i) => ({
      pitch: 392 * partial,
      loud: [0.2, 0.3, 0.18, 0.1, 0.2, 0.06][i] ?? 0.1,
      lasts: [1.4, 1.1, 0.8, 0.6, 0.6, 0.3][i] ?? 0.5,
      attack: 0.004,
    })),
  },
  fanfare: {
    tones: [392, 523.25, 659.25, 783.99].flatMap((pitch, i): Tone[] => {
      const last = i === 3;
      const note = { pitch, at: i * 0.13, lasts: last ? 0.75 : 0.22, attack: 0.02 };
      return [
        { ...note, loud: 0.3, wave: "sawtooth" },
        { ...note, loud: 0.3, wave: "triangle", pitch: pitch / 2 },
      ];
    }),
  },
  chime: {
    tones: [
      { pitch: 659.25, loud: 0.3, lasts: 0.5, attack: 0.008 },
      { pitch: 1318.5, loud: 0.07, lasts: 0.35, attack: 0.008 },
      { at: 0.14, pitch: 987.77, loud: 0.3, lasts: 0.7, attack: 0.008 },
      { at: 0.14, pitch: 1975.5, loud: 0.06, lasts: 0.45, attack: 0.008 },
    ],
  },
};

/** Seconds a sound takes. */
export function lengthOf(sound: Sound): number {
  const { tones = [], hisses = [] } = RECIPES[sound];
  return Math.max(...[...tones, ...hisses].map((part) => (part.at ?? 0) + part.lasts));
}

/** Play a sound into an output, some seconds from now. */
export function playInto(out: AudioNode, sound: Sound, after = 0): void {
  const context = out.context;
  const start = context.currentTime + after;
  for (const tone of RECIPES[sound].tones ?? []) sing(out, tone, start + (tone.at ?? 0));
  for (const noise of RECIPES[sound].hisses ?? []) hiss(out, noise, start + (noise.at ?? 0));
}

function envelope(out: AudioNode, loud: number, attack: number, lasts: number, at: number): GainNode {
  const gain = out.context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + lasts);
  gain.connect(out);
  return gain;
}

function sing(out: AudioNode, tone: Tone, at: number): void {
  const source = out.context.createOscillator();
  const [from, to] = Array.isArray(tone.pitch) ? tone.pitch : [tone.pitch, tone.pitch];
  source.type = tone.wave ?? "sine";
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + tone.lasts);
  const gain = envelope(out, tone.loud, tone.attack ?? 0.002, tone.lasts, at);
  if (tone.wave === "sawtooth")
    source.connect(softened(gain)); // bare sawtooth is a buzz, not brass
  else source.connect(gain);
  source.start(at);
  source.stop(at + tone.lasts);
}

function softened(out: AudioNode): BiquadFilterNode {
  const filter = out.context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = 1800;
  filter.connect(out);
  return filter;
}

function hiss(out: AudioNode, noise: Hiss, at: number): void {
  const context = out.context;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * noise.lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = noise.pitch;
  band.Q.value = noise.narrow;
  source.connect(band);
  band.connect(envelope(out, noise.loud, 0.001, noise.lasts, at));
  source.start(at);
}
