import { describe, expect, it } from "vitest";
import type { OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { tablesIn } from "../../../worker/data/copies/copied-tables.ts";
import {
  bucket,
  keysOf,
  makeBackup,
  replaceDeployment,
  runRestore,
} from "../../support/backups.ts";
import { decide } from "../../support/consents.ts";
import {
  answerHealth,
  fastingDay,
  markDay,
  onFastingDay,
  sealedDays,
} from "../../support/fasting.ts";
import { downloadMyData } from "../../support/my-data.ts";
import { onlyOnCloudflare } from "../../support/on-cloudflare.ts";
import { call, makeSession, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const { date: today, noon } = fastingDay;
const yesterday = "2027-02-19";

let trainee: SignedInTrainee;
onFastingDay(async (made) => {
  trainee = made;
  await markDay(trainee, { date: yesterday, fasted: true });
  await markDay(trainee, { date: today, fasted: false });
});

describe("the fasting days in copies", () => {
  it("are readable in one's own only while its consent is given", async () => {
    expect((await downloadMyData(trainee)).json.fastingDays).toEqual([]);
    await decide(trainee, true, "fasting_archive");
    const { json, text } = await downloadMyData(trainee);
    expect(json.fastingDays).toEqual([
      { date: yesterday, fasted: true },
      { date: today, fasted: false },
    ]);
    expect(text("fasting-days.csv").trim().split("\r\n")).toHaveLength(3);
    for (const { sealed } of await sealedDays(trainee.id)) {
      expect(text("data.json") + text("fasting-days.csv")).not.toContain(sealed);
    }
    await decide(trainee, false, "fasting_archive");
    expect((await downloadMyData(trainee)).json.fastingDays).toEqual([]);
  });

  it("are in none of the trainer's, nor are the consents about Ramadan", async () => {
    await answerHealth(trainee, true);
    await decide(trainee, true);
    for (const purpose of ["fasting_archive", "fasting_coach", "fasting_health"]) {
      await decide(trainee, true, purpose);
    }
    const trainer = await makeTrainer();
    const path = `/api/admin/trainees/${trainee.id}/data`;
    const { json, files, everything } = await downloadMyData(trainer, { path });
    expect(json.consents.map(({ purpose }) => purpose)).toEqual(["answers_archive"]);
    expect([...files.keys()].filter((name) => name.includes("fasting"))).toEqual([]);
    expect(everything).not.toMatch(/fasting|fasted/);
    for (const copy of ["trainer", "business"] as const) {
      expect(tablesIn(copy)).not.toContain("fastingDays");
    }
    expect((await downloadMyData(trainee)).json.consents).toHaveLength(4);
  });
});

describe("the fasting days in a backup", () => {
  it("are sealed there, and readable again after a restore with the same secret", async () => {
    onlyOnCloudflare("a browser has no backups");
    const backup = await makeBackup(noon);
    const sealed = await sealedDays(trainee.id);
    expect(sealed).toHaveLength(2);
    const stored = await contentOfBackups();
    for (const each of sealed) expect(stored).toContain(each.sealed);
    expect(stored).not.toMatch(/2027-02-(?:19|20) [01]\b/);
    await replaceDeployment();
    expect(await runRestore(backup)).toMatchObject({ refused: null, finished: true });
    expect(await sealedDays(trainee.id)).toEqual(sealed);
    const { token } = await makeSession("trainee", trainee.id);
    const own = await (await call("/api/trainee/ramadan", { token })).json<OwnRamadan>();
    expect(own.marks).toEqual({ [yesterday]: true, [today]: false });
  });
});

/** All files of the backups as text, unpacked. */
async function contentOfBackups(): Promise<string> {
  const texts = await Promise.all(
    (await keysOf(bucket())).map(async (key) => {
      const bytes = (await (await bucket().get(key))?.arrayBuffer()) ?? new ArrayBuffer(0);
      const isPacked = new Uint8Array(bytes)[0] === 0x1f;
      const stream = new Blob([bytes]).stream();
      return new Response(
        isPacked ? stream.pipeThrough(new DecompressionStream("gzip")) : stream,
      ).text();
    }),
  );
  return texts.join("\n");
}
