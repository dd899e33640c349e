import { m } from "../paraglide/messages.js";

/** «سوبرسيت أ», by its place on the day; all after the last letter share it. */
export function supersetName(index: number): string {
  const letters = m.exercises_superset_letters().split("|");
  return m.exercises_superset({ letter: letters[index] ?? letters.at(-1) ?? "" });
}
