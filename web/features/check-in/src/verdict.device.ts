export type VerdictSound = 'good' | 'bad' | 'question' | 'kept';
/**
 * Hertz and seconds of each tone, in sequence: distinguishable without looking, and with hearing limited to low or
 * high tones.
 */
const tunes: Record<VerdictSound, { wave: OscillatorType; notes: readonly (readonly [number, number])[] }> = {
  good: {
    wave: 'sine',
    notes: [
      [880, 0.07],
      [1320, 0.11],
    ],
  },
  bad: {
    wave: 'square',
    notes: [
      [220, 0.16],
      [160, 0.24],
    ],
  },
  question: {
    wave: 'triangle',
    notes: [
      [660, 0.1],
      [660, 0.1],
    ],
  },
  kept: { wave: 'sine', notes: [[520, 0.09]] },
};
const volume = 0.2;
const pause = 0.03;

let context: AudioContext | undefined;

/**
 * Plays a verdict. A browser without sound, or one that requires a click first, stays silent: colour and words
 * remain.
 */
export function playVerdict(sound: VerdictSound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  let at = context.currentTime;
  for (const [pitch, seconds] of tunes[sound].notes) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = tunes[sound].wave;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(volume, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds + pause;
  }
}
