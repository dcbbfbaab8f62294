/**
 * Every sound is made here, when it is heard: noise and a few oscillators, no recordings.
 *
 * Nothing sounds, and nothing is made ready, before somebody has touched the page, nor while the volume is nought.
 */
import { settings } from './settings.svelte';

export const NOISES = ['step', 'dice', 'blow', 'hurt', 'death', 'bell', 'fire', 'card', 'coin', 'heal', 'gate', 'call'] as const;
export type Noise = (typeof NOISES)[number];

/** A low chord that breathes, for each game. */
export interface Score {
  /** In hertz. */
  notes: readonly number[];
  shape: OscillatorType;
  /** How long a breath takes, in seconds. */
  breath: number;
}

/** Which of a game's events are heard, and its score. */
export interface Sounding<K extends string = string> {
  score: Score;
  noises: Readonly<Partial<Record<K, Noise>>>;
}

/** At most so many at once: a whole round told at a stroke is no thunder. */
const TOGETHER = 4;
const APART = 0.09;

interface Shape {
  /** Filtered noise: from and to this frequency, so loud, so long. */
  rush?: readonly [from: number, to: number, gain: number, seconds: number];
  /** Tones: frequency, its end, loudness, length, when. */
  tones?: readonly (readonly [from: number, to: number, gain: number, seconds: number, at: number, shape?: OscillatorType])[];
  /** The rush comes so often. */
  times?: number;
}
const SHAPES: Record<Noise, Shape> = {
  step: { rush: [420, 120, 0.35, 0.09], times: 2 },
  dice: { rush: [3200, 1500, 0.4, 0.045], times: 5 },
  blow: { rush: [1800, 200, 0.7, 0.16], tones: [[160, 60, 0.5, 0.18, 0]] },
  hurt: { rush: [700, 140, 0.6, 0.2], tones: [[95, 45, 0.6, 0.26, 0]] },
  death: {
    rush: [500, 60, 0.5, 0.9],
    tones: [
      [110, 41, 0.5, 1.4, 0],
      [82, 31, 0.4, 1.6, 0.1],
    ],
  },
  bell: {
    tones: [
      [392, 392, 0.3, 2.2, 0],
      [784.6, 784.6, 0.14, 1.5, 0],
      [1081, 1081, 0.1, 1, 0],
    ],
  },
  fire: { rush: [900, 250, 0.25, 0.5], times: 3 },
  card: { rush: [4200, 2200, 0.18, 0.1] },
  coin: {
    tones: [
      [1760, 1760, 0.12, 0.25, 0, 'triangle'],
      [2349, 2349, 0.1, 0.35, 0.06, 'triangle'],
    ],
  },
  heal: {
    tones: [
      [330, 330, 0.16, 0.5, 0],
      [495, 495, 0.14, 0.7, 0.1],
    ],
  },
  gate: { rush: [260, 90, 0.5, 0.7], tones: [[55, 49, 0.4, 0.8, 0]] },
  call: {
    tones: [
      [587, 587, 0.12, 1.6, 0],
      [1620, 1620, 0.05, 0.9, 0],
      [3170, 3170, 0.024, 0.4, 0],
    ],
  },
};

class Sound {
  private context: AudioContext | null = null;
  private master!: GainNode;
  private effects!: GainNode;
  private music!: GainNode;
  private noise!: AudioBuffer;
  private playing: Score | null = null;
  private drones: OscillatorNode[] = [];

  get wanted(): boolean {
    return settings.now.volume > 0;
  }

  /** Somebody has touched the page: from now on there may be sound. */
  wake(): void {
    if (!this.wanted) return;
    if (!this.context) this.make();
    if (this.context?.state === 'suspended') void this.context.resume();
  }

  private make(): void {
    const context = new AudioContext();
    this.context = context;
    this.master = context.createGain();
    this.effects = context.createGain();
    this.music = context.createGain();
    this.effects.connect(this.master);
    this.music.connect(this.master);
    this.master.connect(context.destination);
    this.noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = this.noise.getChannelData(0);
    for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
    this.level();
  }

  /** As loud as the settings say. */
  level(): void {
    const { volume, effects, music } = settings.now;
    if (!this.context) return;
    const now = this.context.currentTime;
    this.master.gain.setTargetAtTime(volume / 100, now, 0.05);
    this.effects.gain.setTargetAtTime(effects / 100, now, 0.05);
    this.music.gain.setTargetAtTime(document.hidden ? 0 : (music / 100) * 0.12, now, document.hidden ? 0.05 : 0.4);
    if (!volume) void this.context.suspend();
  }

  /** What just happened, in its order. */
  play(noises: Noise[]): void {
    if (!document.hidden) this.sound(noises);
  }

  /** A small bell, for those who look elsewhere. */
  call(): void {
    this.sound(['call']);
  }

  private sound(noises: Noise[]): void {
    const { context } = this;
    if (context?.state !== 'running' || !this.wanted || !settings.now.effects) return;
    noises.slice(0, TOGETHER).forEach((noise, n) => {
      this.strike(context, SHAPES[noise], context.currentTime + n * APART);
    });
  }

  private strike(context: AudioContext, shape: Shape, at: number): void {
    for (let n = 0; shape.rush && n < (shape.times ?? 1); n++) this.rush(context, shape.rush, at + n * (shape.rush[3] + Math.random() * 0.05));
    for (const [from, to, gain, seconds, later, kind] of shape.tones ?? []) {
      const tone = context.createOscillator();
      tone.type = kind ?? 'sine';
      tone.frequency.setValueAtTime(from, at + later);
      tone.frequency.exponentialRampToValueAtTime(to, at + later + seconds);
      tone.connect(this.fade(context, gain, at + later, seconds));
      tone.start(at + later);
      tone.stop(at + later + seconds);
    }
  }

  private rush(context: AudioContext, [from, to, gain, seconds]: NonNullable<Shape['rush']>, at: number): void {
    const source = context.createBufferSource();
    source.buffer = this.noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
    source.connect(filter);
    filter.connect(this.fade(context, gain, at, seconds));
    source.start(at, Math.random() * 0.5, seconds + 0.05);
  }

  private fade(context: AudioContext, gain: number, at: number, seconds: number): GainNode {
    const fade = context.createGain();
    fade.gain.setValueAtTime(0, at);
    fade.gain.linearRampToValueAtTime(gain, at + 0.008);
    fade.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
    fade.connect(this.effects);
    return fade;
  }

  /** The low score of a game; null: none. */
  drone(score: Score | null): void {
    if (!this.context || score === this.playing) return;
    for (const voice of this.drones) voice.stop();
    this.drones = [];
    this.playing = score;
    if (!score) return;
    const { context } = this;
    for (const [n, note] of score.notes.entries()) {
      const voice = context.createOscillator();
      voice.type = score.shape;
      voice.frequency.value = note;
      const swell = context.createGain();
      swell.gain.value = 0.5 / score.notes.length;
      const breath = context.createOscillator();
      breath.frequency.value = 1 / (score.breath + n * 1.7);
      const depth = context.createGain();
      depth.gain.value = 0.4 / score.notes.length;
      breath.connect(depth).connect(swell.gain);
      const dark = context.createBiquadFilter();
      dark.type = 'lowpass';
      dark.frequency.value = note * 3;
      voice.connect(dark).connect(swell).connect(this.music);
      voice.start();
      breath.start();
      this.drones.push(voice, breath);
    }
  }
}
export const sound = new Sound();
