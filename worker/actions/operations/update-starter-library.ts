import {
  applyRelease,
  deployedDatabase,
  type StarterRelease,
} from "../../data/operations/starter-library.ts";
import type { Platform } from "../../platform.ts";

/** The build's folder; requests cannot reach files under `/pages/`. */
const folder = "/pages/starter";

/**
 * Updates the starter library to the deployed version: new rows are inserted, untouched ones updated, all
 * others stay. Safe to run twice at once.
 * @returns the number of written slices; none if up to date, or without a build
 */
export async function updateStarterLibrary(platform: Platform): Promise<number> {
  const release = await readRelease(platform);
  if (!release) return 0;
  const written = await applyRelease(deployedDatabase(platform.database), release);
  if (written) platform.log({ level: "info", event: "starter_library_written" });
  return written ? release.slices : 0;
}

async function readRelease({ assets }: Platform): Promise<StarterRelease | undefined> {
  const answer = await assets.fetch(`${folder}/release.json`);
  if (!answer.ok) {
    await answer.body?.cancel();
    return undefined;
  }
  return {
    ...((await answer.json()) as Pick<StarterRelease, "version" | "folding" | "slices">),
    slice: async (index) => {
      const slice = await assets.fetch(`${folder}/${index}.json`);
      if (!slice.ok) throw new Error(`slice ${index} of the starter library is missing`);
      return (await slice.json()) as string[];
    },
  };
}
