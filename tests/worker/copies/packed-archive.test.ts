import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { seed } from "../../../scripts/seed/index.ts";
import { downloadArchive, makeArchiveOrder, runArchive } from "../../support/business-archives.ts";
import { countPacked, packAll } from "../../support/packed-weeks.ts";
import { makePlatform, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const now = Date.now();
/** Different instants would make the files differ. */
const platform = makePlatform({ now: () => now });

/** All files of the archive, except the one with its date and id. */
async function archived(trainer: SignedInTrainee): Promise<Map<string, string>> {
  const id = await makeArchiveOrder(env.DB, trainer, { id: newId(), now });
  await runArchive(id, platform);
  const { files, text } = await downloadArchive(trainer);
  await env.DB.prepare("delete from business_archives").run();
  return new Map([...files.keys()].map((name) => [name, text(name)]));
}

it("the copy of a business is the same with packed and unpacked weeks", async () => {
  await seed(env.DB, { trainees: 8, weeks: 12, now, hash: async (password) => password });
  const trainer = await makeTrainer();
  const before = await archived(trainer);
  expect(
    [...before].find(([name]) => name.endsWith("performed-sets.json"))?.[1].length,
  ).toBeGreaterThan(100_000);
  await packAll(now);
  expect(await countPacked()).toBeGreaterThan(25);
  const after = await archived(trainer);
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [name, text] of before) expect(after.get(name) === text, name).toBe(true);
}, 60_000);
