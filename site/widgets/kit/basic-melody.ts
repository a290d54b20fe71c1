// A few notes for the sound that has no file, made in the browser.
const NOTES = [523, 659, 784, 1047, 784, 659];
const NOTE_SECONDS = 1;
export const MELODY_SECONDS = NOTES.length * NOTE_SECONDS;

/** @returns  How to end it. Nothing is heard before somebody has used the page: browsers forbid it. */
export function playMelody(from: number): () => void {
  if (!navigator.userActivation.hasBeenActive) return () => {};
  const context = new AudioContext();
  NOTES.forEach((pitch, index) => {
    const start = index * NOTE_SECONDS - from;
    if (start > -NOTE_SECONDS / 2)
      playNote(context, pitch, context.currentTime + Math.max(0, start));
  });
  return () => void context.close();
}

function playNote(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS * 0.95);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + NOTE_SECONDS);
}
