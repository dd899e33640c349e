import { foldedLetters } from "../../worker/data/operations/refold.ts";
import {
  applyRelease,
  type StarterDatabase,
  type StarterRelease,
} from "../../worker/data/operations/starter-library.ts";
import { starterStatements } from "./starter-statements.ts";
import type { StarterPart } from "./starter-tables.ts";

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Maximum JSON of a slice's rows, so that it is written in a fraction of a second. */
const maxSliceBytes = 50_000;

/** The same rows in the same order, in slices for one transaction each. */
function* slicesOf(starter: readonly StarterPart[]): Generator<StarterPart> {
  for (const { table, rows } of starter) {
    let slice: StarterPart["rows"][number][] = [];
    let bytes = 0;
    for (const row of rows) {
      const size = new TextEncoder().encode(JSON.stringify(row)).length;
      if (slice.length > 0 && bytes + size > maxSliceBytes) {
        yield { table, rows: slice };
        slice = [];
        bytes = 0;
      }
      slice.push(row);
      bytes += size;
    }
    if (slice.length > 0) yield { table, rows: slice };
  }
}

/** The SQL of each slice. */
export const starterSlices = (starter: readonly StarterPart[]): string[][] =>
  [...slicesOf(starter)].map((slice) => starterStatements([slice]));

/** The hashes that identify a release of these slices. */
export async function releaseNames(
  slices: readonly string[][],
  folded = foldedLetters(),
): Promise<Pick<StarterRelease, "version" | "folding">> {
  return { version: await digest(slices.flat().join("\n")), folding: await digest(folded) };
}

/** Updates a local database to this version, as the Worker updates a deployed one. */
export async function applyStarter(
  database: StarterDatabase,
  starter: readonly StarterPart[],
  folded?: string,
): Promise<boolean> {
  const slices = starterSlices(starter);
  return applyRelease(database, {
    ...(await releaseNames(slices, folded)),
    slices: slices.length,
    slice: async (index) => slices[index] ?? [],
  });
}
