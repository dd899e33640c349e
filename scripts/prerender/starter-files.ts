import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { releaseNames, starterSlices } from "../library/apply.ts";
import { starter } from "../library/starter.ts";

/** Below the built client, and read by worker/actions/operations/update-starter-library.ts. */
const folder = "pages/starter";

/** The file that names the release, below the built client. */
export const releaseFile = `${folder}/release.json`;

/** Writes the starter library beside the pages, in the slices in which the Worker applies it. */
export async function writeStarterFiles(clientFolder: string): Promise<void> {
  const slices = starterSlices(starter);
  mkdirSync(join(clientFolder, folder), { recursive: true });
  for (const [nth, statements] of slices.entries())
    writeFileSync(join(clientFolder, folder, `${nth}.json`), JSON.stringify(statements));
  const release = { ...(await releaseNames(slices)), slices: slices.length };
  writeFileSync(join(clientFolder, releaseFile), JSON.stringify(release));
}
