import type { BusinessArchiveReport } from "../../domain/contract/copies/business-archive.ts";
import { archiveFolder } from "../../domain/copies/business-archive.ts";
import { newId } from "../../domain/id.ts";
import { continueArchive } from "../../worker/actions/copies/archive-business.ts";
import { getArchiveReader } from "../../worker/data/accounts/trainer.ts";
import { orderArchive } from "../../worker/data/copies/business-archives.ts";
import { trainerScope } from "../../worker/data/scope.ts";
import { keysOf } from "./backups.ts";
import { call, makePlatform, type SignedInTrainee } from "./worker.ts";
import { unzip } from "./zip.ts";

export const path = "/api/admin/business-archive";

/** Orders an archive that no drain continues. @returns its id */
export async function makeArchiveOrder(
  database: D1Database,
  trainer: SignedInTrainee,
  { id = newId(), now = Date.now() } = {},
): Promise<string> {
  const scope = trainerScope(database as never, trainer.actor, now);
  const reader = await getArchiveReader(database as never);
  if (!(await orderArchive(scope, { id, reader }))) throw new Error("another archive is open");
  return id;
}

/** Continues an archive until its end, as the outbox does. @returns the number of invocations */
export async function runArchive(id: string, platform = makePlatform()): Promise<number> {
  for (let run = 1; run < 300; run++) if (await continueArchive(platform, id)) return run;
  throw new Error("the archive does not end");
}

export async function report(
  { token }: SignedInTrainee,
  send = call,
): Promise<BusinessArchiveReport> {
  return await (await send(path, { token })).json<BusinessArchiveReport>();
}

/** Downloads the trainer's archive. @returns its files, also as text and rows */
export async function downloadArchive(trainer: SignedInTrainee) {
  const { archive } = await report(trainer);
  if (!archive?.file) throw new Error(`the archive is at ${archive?.stage}`);
  const response = await call(archive.file.url);
  const content = await response.arrayBuffer();
  const files = unzip(content);
  const text = (name: string) =>
    new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      files.get(name) ?? new Uint8Array(),
    );
  return {
    archive,
    file: archive.file,
    response,
    content,
    files,
    text,
    rows: (name: string) => JSON.parse(text(`json/${name}.json`)) as Record<string, unknown>[],
  };
}

export const piecesOf = async (store: R2Bucket, id: string) =>
  (await keysOf(store)).filter((key) => key.startsWith(archiveFolder(id)));
