import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The rows of a tab-separated file in data/. Throws unless the header is exactly the given names. */
export function readTable<Name extends string>(
  file: string,
  names: readonly Name[],
): Record<Name, string>[] {
  const text = readFileSync(join(import.meta.dirname, `data/${file}.tsv`), "utf8");
  const [header, ...lines] = text.replace(/\n$/, "").split("\n");
  if (header !== names.join("\t")) throw new Error(`${file}.tsv does not begin with its header`);
  return lines.map((line, index) => {
    const cells = line.split("\t");
    if (cells.length !== names.length) throw new Error(`${file}.tsv:${index + 2} has gaps`);
    return Object.fromEntries(names.map((name, at) => [name, cells[at]])) as Record<Name, string>;
  });
}

/** A measured figure; null for an empty cell, which was not measured. */
export const measured = (cell: string) => (cell === "" ? null : Number(cell));

/** A value of a closed list. Throws on any other. */
export function oneOf<Value extends number | string>(
  values: readonly Value[],
  cell: number | string,
): Value {
  const found = values.find((value) => value === cell);
  if (found === undefined) throw new Error(`«${cell}» is none of ${values.join(", ")}`);
  return found;
}
