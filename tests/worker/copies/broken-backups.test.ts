import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { type BackupManifest, sealManifest } from "../../../worker/files/backup-format.ts";
import { stockForBackup } from "../../support/backup-stock.ts";
import {
  bucket,
  followAll,
  keysOf,
  makeBackup,
  replaceDeployment,
  rowsOfAll,
  runRestore,
  traineeIds,
} from "../../support/backups.ts";

describe("a broken backup", () => {
  let backup: string;
  let whole: Map<string, ArrayBuffer>;
  /** Files of existing people. */
  let stored: string[];
  let isOwned: (key: string) => boolean;

  beforeAll(async () => {
    await stockForBackup({ people: 2, weeks: 3, messages: 20 });
    await followAll();
    const ids = await traineeIds();
    isOwned = (key) =>
      key.startsWith("videos/") || ids.some((id) => key.startsWith(`trainees/${id}/`));
    stored = (await keysOf(env.VIDEOS)).filter(isOwned);
    expect(stored).not.toEqual([]);
    backup = await makeBackup();
    await replaceDeployment();
    whole = new Map();
    for (const key of await keysOf(bucket())) {
      const object = await bucket().get(key);
      if (object) whole.set(key, await object.arrayBuffer());
    }
  });

  const spoilt = new Set<string>();

  async function spoil(key: string, bytes?: string | Uint8Array): Promise<void> {
    spoilt.add(key);
    if (bytes === undefined) await bucket().delete(key);
    else await bucket().put(key, bytes);
  }

  afterEach(async () => {
    for (const key of spoilt) await bucket().put(key, whole.get(key) ?? "");
    spoilt.clear();
  });

  const manifestKey = () => `backups/${backup}/manifest.json`;
  const manifest = () => {
    const text = new TextDecoder().decode(whole.get(manifestKey()));
    const { sha256, ...unsealed } = JSON.parse(text) as BackupManifest;
    return { sha256, unsealed };
  };
  const partOf = (section: string) =>
    [...whole.keys()].find((key) => key.startsWith(`backups/${backup}/${section}/`)) ?? "";

  async function expectNothingDone(says: RegExp): Promise<void> {
    const before = await rowsOfAll();
    const { refused, finished } = await runRestore(backup);
    expect(refused).toMatch(says);
    expect(finished).toBe(false);
    const after = await rowsOfAll();
    for (const table of Object.keys(before)) {
      if (!/^(restores|backup_)/.test(table)) expect(after[table], table).toEqual(before[table]);
    }
    expect(await keysOf(env.VIDEOS)).toEqual([]);
  }

  it("is refused without its manifest, which makes it unfinished", async () => {
    await spoil(manifestKey());
    await expectNothingDone(/^There is no finished backup .* it has no manifest\.$/);
  });

  it("is refused with a manifest of another format, named in the refusal", async () => {
    await spoil(manifestKey(), JSON.stringify({ ...manifest().unsealed, format: 7 }));
    await expectNothingDone(/^The manifest is of format 7, and this version of Miran reads/);
  });

  it("is refused with a malformed manifest", async () => {
    await spoil(manifestKey(), "{ half of it");
    await expectNothingDone(/^The manifest is broken/);
  });

  it("is refused over a database of another version, named in the refusal", async () => {
    await spoil(
      manifestKey(),
      await sealManifest({ ...manifest().unsealed, schema: "0003_older.sql" }),
    );
    await expectNothingDone(/^The backup is of a database at 0003_older\.sql, this one is at /);
  });

  it("is refused with a changed manifest, and with other columns", async () => {
    const { sha256, unsealed } = manifest();
    const renamed = (column: string) => (column === "text" ? "words" : column);
    const tables = unsealed.tables.map((table) =>
      table.name === "notes" ? { ...table, columns: table.columns.map(renamed) } : table,
    );
    const changed = { ...unsealed, tables };
    await spoil(manifestKey(), JSON.stringify({ ...changed, sha256 }));
    await expectNothingDone(/^The manifest is not what was written: its hash differs\.$/);
    await spoil(manifestKey(), await sealManifest(changed));
    await expectNothingDone(
      /^The manifest is not what was written: its table notes has other columns/,
    );
    await spoil(manifestKey(), JSON.stringify(changed));
    await expectNothingDone(/its table notes has other columns/);
  });

  it("is refused if one of its parts was changed", async () => {
    await spoil(partOf("tables/accounts"), '["somebody"]\n');
    await expectNothingDone(/is not what was written: its hash differs\.$/);
  });

  it("is refused if one of its parts is missing", async () => {
    await spoil(partOf("conversations"));
    await expectNothingDone(/^The part conversations\/.* is missing\.$/);
  });

  it("is refused if a chunk of a file is missing", async () => {
    const chunk = [...whole.keys()].find((key) => key.startsWith("files/")) ?? "";
    await spoil(chunk);
    await expectNothingDone(/^A piece of the file .* is missing\.$/);
  });

  it("is refused if a chunk was changed, and restored files are removed", async () => {
    const chunk = [...whole.keys()].filter((key) => key.startsWith("files/")).at(-1) ?? "";
    await spoil(chunk, new Uint8Array(whole.get(chunk)?.byteLength ?? 0).fill(7));
    await expectNothingDone(/^A piece of a file is not what was written/);
  });

  it("is restored completely after its repair", async () => {
    expect(await runRestore(backup)).toMatchObject({ refused: null, finished: true });
    const keys = await keysOf(env.VIDEOS);
    expect(keys.filter(isOwned)).toEqual(stored);
    expect(keys.filter((key) => key.endsWith("/left-behind"))).toEqual([]);
    await followAll();
  });
});
