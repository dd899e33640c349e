import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { carryOver, listBuild } from "../../../scripts/lib/carry-over.ts";
import { listen } from "../../support/listen.ts";

const folders: string[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  for (const server of servers.splice(0)) server.close();
});

/** A build of these files, each containing its name. */
function makeBuild(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "miran-build-"));
  folders.push(folder);
  mkdirSync(join(folder, "assets"));
  for (const name of names) writeFileSync(join(folder, "assets", name), name);
  listBuild(folder);
  return folder;
}

/** Serves a build like the asset layer; without a folder every file is missing. */
async function deploy(folder?: string): Promise<string> {
  const server = createServer(({ url = "" }, response) => {
    try {
      response.end(readFileSync(join(folder ?? "", url)));
    } catch {
      response.writeHead(404).end();
    }
  });
  servers.push(server);
  return listen(server);
}

const filesOf = (folder: string) => readdirSync(join(folder, "assets")).sort();

it("files of the live build are carried over for one deployment, and no further", async () => {
  const first = makeBuild("a-1.js", "b-1.js");
  const second = makeBuild("a-2.js", "b-1.js");
  expect(await carryOver(await deploy(first), second)).toBe(1);
  expect(filesOf(second)).toEqual(["a-1.js", "a-2.js", "b-1.js"]);
  const third = makeBuild("a-3.js", "b-1.js");
  expect(await carryOver(await deploy(second), third)).toBe(1);
  expect(filesOf(third)).toEqual(["a-2.js", "a-3.js", "b-1.js"]);
});

it("a repeated deployment of the same build loses nothing", async () => {
  const second = makeBuild("a-2.js");
  await carryOver(await deploy(makeBuild("a-1.js")), second);
  const again = makeBuild("a-2.js");
  expect(await carryOver(await deploy(second), again)).toBe(1);
  expect(filesOf(again)).toEqual(["a-1.js", "a-2.js"]);
});

it("a first deployment carries nothing over", async () => {
  const build = makeBuild("a-1.js");
  expect(await carryOver(await deploy(), build)).toBeUndefined();
  expect(filesOf(build)).toEqual(["a-1.js"]);
});

it("a missing file of the live build stops the deployment", async () => {
  const live = makeBuild("a-1.js");
  rmSync(join(live, "assets/a-1.js"));
  await expect(carryOver(await deploy(live), makeBuild("a-2.js"))).rejects.toThrow("404");
});

it("only hashed files are carried over, whatever the list names", async () => {
  const live = makeBuild("a-1.js");
  const named = { files: ["/assets/a-1.js", "/assets/../../x", "/index.html", 7], before: [] };
  writeFileSync(join(live, "build.json"), JSON.stringify(named));
  const build = makeBuild("a-2.js");
  expect(await carryOver(await deploy(live), build)).toBe(1);
});
