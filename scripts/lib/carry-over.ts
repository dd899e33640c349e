import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Refusal } from "./message.mjs";

/** The list of a deployment's hashed files, served at this address: its own and carried over ones. */
const listAddress = "/build.json";

interface BuildList {
  files: string[];
  before: string[];
}

const assetsOf = (clientFolder: string) =>
  readdirSync(join(clientFolder, "assets"))
    .sort()
    .map((name) => `/assets/${name}`);

function write(clientFolder: string, list: BuildList): void {
  writeFileSync(join(clientFolder, listAddress), JSON.stringify(list));
}

/** Writes the list of a fresh build's files into it. */
export function listBuild(clientFolder: string): void {
  write(clientFolder, { files: assetsOf(clientFolder), before: [] });
}

/**
 * Copies the files of the live build into a new one. An upload replaces all files, and open pages still request
 * the old ones. They come from the deployment itself, so that any machine can deploy.
 * @returns their number; undefined without a deployment
 * @throws Refusal if the deployment does not serve a listed file
 */
export async function carryOver(origin: string, clientFolder: string): Promise<number | undefined> {
  const live = await readLive(origin);
  if (!live) return undefined;
  const own: BuildList = JSON.parse(readFileSync(join(clientFolder, listAddress), "utf8"));
  // For the same build the list of carried over files is the same.
  const isSame = live.files.join() === own.files.join();
  const before = (isSame ? live.before : live.files).filter((file) => !own.files.includes(file));
  for (const file of before) {
    const answer = await fetch(origin + file);
    if (!answer.ok) throw new Refusal(`${origin}${file} answers ${answer.status}: try again.`);
    const path = join(clientFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  }
  write(clientFolder, { files: own.files, before });
  return before.length;
}

const isAsset = (file: unknown) => typeof file === "string" && /^\/assets\/\w[\w.-]*$/.test(file);

async function readLive(origin: string): Promise<BuildList | undefined> {
  try {
    const answer = await fetch(origin + listAddress, { cache: "no-store" });
    const { files, before } = (await answer.json()) as BuildList;
    return { files: files.filter(isAsset), before: before.filter(isAsset) };
  } catch {
    // No deployment, or one of a version without such a list.
    return undefined;
  }
}
