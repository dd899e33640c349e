import { foldForSearch } from "../../arabic.ts";
import {
  aliases,
  idleWords,
  impliedTools,
  type NamedTool,
  openMovements,
  spellings,
  toolWords,
  usualTools,
} from "./exercise-words.ts";

/** An exercise of the library that a name may mean. */
interface LibraryExercise {
  id: string;
  name: string;
  englishName: string | null;
}

/** The library's exercise of a name in a file, by its own name or by a synonym. */
interface SuggestedExercise {
  id: string;
  by: "same_name" | "synonym";
}

/** A movement as its sorted words, and the tool that the name says. */
interface Movement {
  key: string;
  tool: NamedTool | undefined;
}

const keyOf = (words: readonly string[]) => words.toSorted().join(" ");
const byKey = <Value>(table: Record<string, Value>) =>
  new Map(Object.entries(table).map(([words, value]) => [keyOf(words.split(" ")), value]));

const implied = byKey(impliedTools);
const usual = byKey(usualTools);
const open = new Set(openMovements.map((words) => keyOf(words.split(" "))));
const aliasRows = aliases.map(({ words, tools, is }) => ({
  key: keyOf(words.split(" ")),
  tools,
  is: keyOf(is.split(" ")),
}));

/** A word in the singular: `presses`, `crunches`, `rows`. */
const singular = (word: string) =>
  word.replace(/(ch|sh|ss|x)es$/, "$1").replace(/(?<=[a-z0-9]{2})(?<!s)s$/, "");

/** The movement of an English name: `Bench Press (Barbell)` and `Barbell Bench Press` are one. */
function movementOf(name: string): Movement | undefined {
  const plain = spellings.reduce(
    (text, [spelling, word]) => text.replace(spelling, word),
    foldForSearch(name)
      .replace(/['’]/g, "")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );
  if (!/[a-z]/.test(plain)) return undefined;
  const words = plain
    .split(" ")
    .map(singular)
    .filter((word) => !idleWords.has(word));
  const tools = words.flatMap((word) => toolWords[word] ?? []);
  let key = keyOf(words.filter((word) => !Object.hasOwn(toolWords, word)));
  const [tool] = tools;
  for (const alias of aliasRows) {
    if (alias.key === key && (!alias.tools || alias.tools.includes(tool ?? "none"))) key = alias.is;
  }
  return key === "" || new Set(tools).size > 1 ? undefined : { key, tool };
}

/** The only one of a list. */
const alone = <Item>(list: readonly Item[]): Item | undefined =>
  list.length === 1 ? list[0] : undefined;

type Suggester = (name: string) => SuggestedExercise | undefined;

/** Names of a file are many, and the library is the same for all. */
const suggesters = new WeakMap<readonly LibraryExercise[], Suggester>();

/**
 * The library's exercise that a name of a file means. Another tool, angle or grip is another exercise; of several
 * possible ones none is suggested.
 */
export function suggestExercise(
  name: string,
  library: readonly LibraryExercise[],
): SuggestedExercise | undefined {
  const suggester = suggesters.get(library) ?? suggesterOf(library);
  suggesters.set(library, suggester);
  return suggester(name);
}

function suggesterOf(library: readonly LibraryExercise[]): Suggester {
  const byName = new Map<string, Set<string>>();
  const byMovement = new Map<string, { id: string; tool: NamedTool | undefined }[]>();
  for (const { id, name, englishName } of library) {
    for (const each of englishName === null ? [name] : [name, englishName]) {
      const folded = foldForSearch(each);
      byName.set(folded, (byName.get(folded) ?? new Set()).add(id));
    }
    const movement = movementOf(englishName ?? name);
    if (!movement) continue;
    const { key, tool } = movement;
    byMovement.set(key, [...(byMovement.get(key) ?? []), { id, tool }]);
  }
  return (name) => {
    const same = byName.get(foldForSearch(name));
    if (same) {
      const id = alone([...same]);
      return id === undefined ? undefined : { id, by: "same_name" };
    }
    const movement = movementOf(name);
    const id = movement && chosenOf(movement, byMovement.get(movement.key) ?? []);
    return id === undefined ? undefined : { id, by: "synonym" };
  };
}

function chosenOf(
  { key, tool }: Movement,
  candidates: readonly { id: string; tool: NamedTool | undefined }[],
): string | undefined {
  const same = candidates.filter((each) => each.tool === tool);
  if (same.length > 0) return alone(same)?.id;
  const only = alone(candidates);
  if (tool === undefined) return open.has(key) ? undefined : only?.id;
  const unnamed = alone(candidates.filter((each) => each.tool === undefined));
  if (!unnamed) return undefined;
  const tools = implied.get(key);
  const isMeant = tools ? tools.includes(tool) : unnamed === only || usual.get(key)?.includes(tool);
  return isMeant ? unnamed.id : undefined;
}
