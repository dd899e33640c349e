import { localDateAt } from "../../../domain/calendar.ts";
import type {
  BusinessArchive,
  BusinessArchiveReport,
} from "../../../domain/contract/copies/business-archive.ts";
import { MiranError } from "../../../domain/errors.ts";
import { proveSession } from "../../data/accounts/sessions.ts";
import { getArchiveReader } from "../../data/accounts/trainer.ts";
import {
  endArchive,
  getFinishedArchive,
  getOpenArchive,
  listPiecesWithin,
  orderArchive,
} from "../../data/copies/business-archives.ts";
import type { TrainerScope } from "../../data/scope.ts";
import {
  type FileAnswer,
  type FileRequest,
  openFile,
  type ServedFile,
} from "../../files/open-file.ts";
import { readPieces } from "../../files/pieced-file.ts";
import type { Platform } from "../../platform.ts";
import { issueArchiveTicket, readArchiveTicket } from "../../tokens/archive-ticket.ts";
import { proveOwnPassword } from "../accounts/change-password.ts";
import { noteSecurityEvent } from "../accounts/note-security-event.ts";

/** The running or finished archive of the business, if there is one. */
export async function readArchive(
  platform: Platform,
  scope: TrainerScope,
): Promise<BusinessArchiveReport> {
  const found = await getOpenArchive(scope);
  if (!found) return { archive: null };
  const { id, createdAt, progress, counts } = found;
  const file = await fileOf(platform, scope, found);
  const stage = file ? "ready" : progress.phase;
  return { archive: { id, startedAt: createdAt, stage, counts, file } };
}

async function fileOf(
  platform: Platform,
  scope: TrainerScope,
  { id, finishedAt, expiresAt, size }: NonNullable<Awaited<ReturnType<typeof getOpenArchive>>>,
): Promise<BusinessArchive["file"]> {
  if (finishedAt === null || expiresAt === null || size === null) return null;
  const { ticket } = await issueArchiveTicket(platform, scope, id);
  return {
    name: archiveName(finishedAt),
    size,
    finishedAt,
    expiresAt,
    url: `/api/media/business-archives/${id}?ticket=${ticket}`,
  };
}

const archiveName = (finishedAt: number) => `miran-business-${localDateAt(finishedAt, "UTC")}.zip`;

/** Orders an archive of the business in the background, after the trainer entered the password again. */
export async function orderBusinessArchive(
  platform: Platform,
  scope: TrainerScope,
  { id, password }: { id: string; password: string },
): Promise<BusinessArchiveReport> {
  await proveOwnPassword(platform, scope, password, "password");
  const { accountId } = scope.actor;
  const reader = await getArchiveReader(platform.database);
  if (!(await orderArchive(scope, { id, reader }))) throw new MiranError("conflict");
  noteSecurityEvent(platform, "business_copy_ordered", { account: accountId });
  platform.background(platform.wakeOutbox());
  return readArchive(platform, scope);
}

/** Cancels the archive and erases its pieces. */
export async function endBusinessArchive(
  platform: Platform,
  scope: TrainerScope,
  id: string,
): Promise<void> {
  await endArchive(scope, id);
  platform.background(platform.wakeOutbox());
}

interface FetchRequest extends FileRequest {
  id: string;
  ticket: string;
}

/** Opens the archive, or the requested part, for the holder of a ticket. */
export async function openArchive(
  platform: Platform,
  { id, ticket, ...request }: FetchRequest,
): Promise<FileAnswer<ServedFile & { name: string }>> {
  const holder = await readArchiveTicket(platform, ticket, id);
  if (!holder) throw new MiranError("unauthenticated");
  const { database, files, now } = platform;
  await proveSession(database, { id: holder.sessionId, now: now() });
  const found = await getFinishedArchive(database, { id, now: now() });
  if (!found) throw new MiranError("not_found");
  const { size, finishedAt } = found;
  const file = { size, etag: id, modifiedAt: finishedAt, name: archiveName(finishedAt) };
  const answer = await openFile(file, request, {
    read: async (range) =>
      readPieces(files, range, (part) =>
        listPiecesWithin(database, id, { ...part, limit: maxPiecesAtOnce }),
      ),
    exists: () => Promise.resolve(true),
  });
  if ("body" in answer && answer.body) {
    noteSecurityEvent(platform, "data_copied", { account: holder.accountId, by: holder.accountId });
  }
  return answer;
}

const maxPiecesAtOnce = 100;
