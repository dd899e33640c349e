import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Refusal } from "./message.mjs";

/** What a deployment holds of hashed files, as it tells at this address: its own, and the ones carried over. */
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
 * An upload replaces all files of the deployment before, which open pages still ask for: those of the
 * build that is live go along once more. They come from the deployment itself, so any machine can deploy.
 * @returns how many, or undefined where nothing is deployed yet
 * @throws Refusal when the deployment names a file that it does not give
 */
export async function carryOver(origin: string, clientFolder: string): Promise<number | undefined> {
  const live = await readLive(origin);
  if (!live) return undefined;
  const own: BuildList = JSON.parse(readFileSync(join(clientFolder, listAddress), "utf8"));
  // The same build once more: what went along with it before still does.
  const isSame = live.files.join() === own.files.join();
  const before = (isSame ? live.before : live.files).filter((file) => !own.files.includes(file));
  for (const file of before) {
    const answer = await fetch(origin + file);
    if (!answer.ok) throw new Refusal(`${origin}${file} answers ${answer.status}: try once more.`);
    const place = join(clientFolder, file);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, Buffer.from(await answer.arrayBuffer()));
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
    // No deployment answers at the address, or one of before there was such a list.
    return undefined;
  }
}
