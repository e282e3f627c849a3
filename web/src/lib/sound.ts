// Tiny sounds made on the spot; nothing to download. Off unless the person wants them.
import { settings } from "./settings.svelte";

type Note = [at: number, pitch: number, length: number, loudness: number];

const SOUNDS: Record<string, Note[]> = {
  step: [[0, 220, 0.06, 0.05]],
  dice: [
    [0, 520, 0.03, 0.04],
    [0.06, 430, 0.03, 0.04],
    [0.13, 480, 0.03, 0.03],
  ],
  turn: [
    [0, 523, 0.16, 0.06],
    [0.12, 784, 0.28, 0.06],
  ],
  end: [
    [0, 392, 0.2, 0.06],
    [0.15, 523, 0.2, 0.06],
    [0.3, 659, 0.5, 0.06],
  ],
};

let audio: AudioContext | null = null;

export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  for (const [at, pitch, length, loudness] of SOUNDS[name]!) {
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at;
    voice.type = "triangle";
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    voice.connect(volume).connect(audio.destination);
    voice.start(start);
    voice.stop(start + length);
  }
}
