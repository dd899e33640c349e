import { m } from "../paraglide/messages.js";

/** «سوبرسيت أ»: by its place on the day, the last letter for all that come behind. */
export function supersetName(index: number): string {
  const letters = m.exercises_superset_letters().split("|");
  return m.exercises_superset({ letter: letters[index] ?? letters.at(-1) ?? "" });
}
