import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { releaseNames, starterSlices } from "../library/apply.ts";
import { starter } from "../library/starter.ts";

/** Inside the built client; worker/actions/operations/update-starter-library.ts reads it. */
const folder = "pages/starter";

/** The file with the release's hashes, inside the built client. */
export const releaseFile = `${folder}/release.json`;

/** Writes the starter library beside the pages, in the Worker's slices. */
export async function writeStarterFiles(clientFolder: string): Promise<void> {
  const slices = starterSlices(starter);
  mkdirSync(join(clientFolder, folder), { recursive: true });
  for (const [index, statements] of slices.entries())
    writeFileSync(join(clientFolder, folder, `${index}.json`), JSON.stringify(statements));
  const release = { ...(await releaseNames(slices)), slices: slices.length };
  writeFileSync(join(clientFolder, releaseFile), JSON.stringify(release));
}
