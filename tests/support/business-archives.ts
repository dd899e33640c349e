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

/** Orders an archive without anything going on with it by itself. */
export async function ordered(
  database: D1Database,
  trainer: SignedInTrainee,
  { id = newId(), now = Date.now() } = {},
): Promise<string> {
  const scope = trainerScope(database as never, trainer.actor, now);
  const reader = await getArchiveReader(database as never);
  if (!(await orderArchive(scope, { id, reader }))) throw new Error("one is there already");
  return id;
}

/** Goes on until the end, as the outbox does. @returns how many invocations it took */
export async function runArchive(id: string, platform = makePlatform()): Promise<number> {
  for (let run = 1; run < 300; run++) if (await continueArchive(platform, id)) return run;
  throw new Error("it never comes to its end");
}

export async function report(
  { token }: SignedInTrainee,
  send = call,
): Promise<BusinessArchiveReport> {
  return await (await send(path, { token })).json<BusinessArchiveReport>();
}

/** What the trainer fetches: the files in it, and each as text. */
export async function fetched(trainer: SignedInTrainee) {
  const { archive } = await report(trainer);
  if (!archive?.file) throw new Error(`it is at ${archive?.stage}`);
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
