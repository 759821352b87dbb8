/** Whether there is sound, how loud, and which sound goes with what happens. */
import { settings } from "../device/settings.svelte";
import type { Motion, Scene } from "./plan";
import { playInto, type Sound } from "./sounds";

let speaker: { context: AudioContext; volume: GainNode } | null = null;

/** Made when the first sound is heard: a browser gives sound only to a page somebody has touched. */
function open(): typeof speaker {
  if (!speaker) {
    const context = new AudioContext();
    const volume = context.createGain();
    const limiter = context.createDynamicsCompressor(); // several things at once must not clip
    volume.connect(limiter);
    limiter.connect(context.destination);
    speaker = { context, volume };
  }
  return speaker;
}

/** Play a sound, if sounds are wanted and the browser lets us. */
export function playSound(sound: Sound, after = 0): void {
  if (!settings.get("sound") || !(navigator as Partial<Navigator>).userActivation?.hasBeenActive) return;
  const ready = open();
  if (!ready) return;
  void ready.context.resume();
  ready.volume.gain.value = settings.get("volume") ** 2; // loudness is felt in powers
  playInto(ready.volume, sound, after);
}

function soundOf(motion: Motion): { sound: Sound; at: number } | null {
  switch (motion.kind) {
    case "roll":
      return { sound: "dice", at: 0.1 };
    case "travel":
      return { sound: "wood", at: 0.3 };
    case "turn-over":
      return motion.at.startsWith("section-") ? { sound: "bell", at: 0.5 } : null;
    case "walk":
    case "count":
      return null;
    case "fly":
      if (motion.thing.is === "ruble") return { sound: "coin", at: 0.35 };
      if (motion.thing.is !== "material") return { sound: "wood", at: 0.4 };
      return { sound: motion.thing.material === "lumber" ? "wood" : "stone", at: 0.4 };
  }
}

/** Play the sounds of a scene, each once, when its things arrive. */
export function playSceneSounds(scene: Scene, rate: number): void {
  const sounds = new Map(scene.flatMap((motion) => soundOf(motion) ?? []).map(({ sound, at }) => [sound, at]));
  for (const [sound, at] of sounds) playSound(sound, at / rate);
}
