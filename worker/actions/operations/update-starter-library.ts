import {
  applyRelease,
  deployedDatabase,
  type StarterRelease,
} from "../../data/operations/starter-library.ts";
import type { Platform } from "../../platform.ts";

/** Where the build writes it; under `/pages/` nobody else is served it. */
const folder = "/pages/starter";

/**
 * Brings the starter library of this deployment to the version that was deployed: new rows are written, those
 * that nobody touched follow, all others stay. Safe to run twice at once.
 * @returns how many slices were written; none where it is there already, or nothing is built
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
    slice: async (nth) => {
      const slice = await assets.fetch(`${folder}/${nth}.json`);
      if (!slice.ok) throw new Error(`slice ${nth} of the starter library is missing`);
      return (await slice.json()) as string[];
    },
  };
}
