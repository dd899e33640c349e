import { makeZip } from "client-zip";
import { attemptPolicies } from "../../../domain/accounts/attempts.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import type { Message } from "../../../domain/contract/conversations/conversation.ts";
import { MiranError } from "../../../domain/errors.ts";
import {
  csvName,
  isOneRow,
  jsonRow,
  type MyDataRow,
  type MyDataTable,
  myDataFiles,
  myDataTables,
} from "../../../domain/trainees/my-data.ts";
import { reserveAttempt } from "../../data/accounts/access-attempts.ts";
import { attachmentKey } from "../../data/conversations/attachments.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { getMyDataOwner, listMyData, type MyDataOwner } from "../../data/trainees/my-data.ts";
import type { Platform } from "../../platform.ts";
import { csvHead, csvRow, readme } from "../../texts/my-data.ts";
import { CollectedFiles, collectMyFiles, conversationPages } from "./collect-my-files.ts";

interface Archive {
  name: string;
  content: ReadableStream<Uint8Array>;
}

/** Everything of a trainee's as one archive, read and sent piece by piece; a few times an hour. */
export async function copyMyData(platform: Platform, scope: TraineeScope): Promise<Archive> {
  const owner = await getMyDataOwner(scope);
  if (!owner) throw new MiranError("not_found");
  await reserveCopy(platform, scope);
  const day = localDateAt(scope.now, owner.timeZone);
  return { name: `miran-${day}.zip`, content: makeZip(entries(platform, scope, owner)) };
}

async function reserveCopy({ database }: Platform, { traineeId, now }: TraineeScope) {
  const key = { key: `my-data:${traineeId}`, policy: attemptPolicies.myData };
  const until = await reserveAttempt(database, [key], now);
  if (until > 0) throw new MiranError("rate_limited", { retryAfter: (until - now) / 1000 });
}

/** The files first: only then is it known what the tables can name. */
async function* entries(platform: Platform, scope: TraineeScope, owner: MyDataOwner) {
  const files = new CollectedFiles();
  yield* collectMyFiles(platform, scope, { photoKey: owner.photoKey, files });
  const lastModified = new Date(scope.now);
  const pages = (table: MyDataTable) => pagesOf(platform, scope, table, files);
  for (const table of myDataTables) {
    yield { name: csvName(table), lastModified, input: csvOf(table, pages(table), owner) };
  }
  const { json, readme: name } = myDataFiles;
  yield { name: json, lastModified, input: jsonOf(scope.now, files, pages) };
  const about = { name: owner.name, timeZone: owner.timeZone, madeAt: scope.now };
  yield { name, lastModified, input: readme({ ...about, missing: files.missing }) };
}

async function* csvOf(
  table: MyDataTable,
  pages: AsyncIterable<readonly MyDataRow[]>,
  owner: MyDataOwner,
): AsyncGenerator<string> {
  yield csvHead(table, owner);
  for await (const rows of pages) yield rows.map((row) => csvRow(table, row, owner)).join("");
}

async function* jsonOf(
  now: number,
  { missing }: CollectedFiles,
  pages: (table: MyDataTable) => AsyncIterable<readonly MyDataRow[]>,
): AsyncGenerator<string> {
  const head = { version: 1, madeAt: new Date(now).toISOString(), missingFiles: missing };
  yield JSON.stringify(head).slice(0, -1);
  for (const table of myDataTables) {
    yield `,\n${JSON.stringify(table)}: ${isOneRow(table) ? "" : "["}`;
    let between = "\n";
    for await (const rows of pages(table)) {
      const texts = rows.map((row) => JSON.stringify(jsonRow(table, row)));
      yield between + texts.join(",\n");
      between = ",\n";
    }
    yield isOneRow(table) ? "\n" : "\n]";
  }
  yield "}\n";
}

/** The rows of a table, never more of them at once than a page. */
async function* pagesOf(
  platform: Platform,
  scope: TraineeScope,
  table: MyDataTable,
  files: CollectedFiles,
): AsyncGenerator<readonly MyDataRow[]> {
  if (table === "messages") {
    for await (const messages of conversationPages(platform, scope.traineeId)) {
      yield messages.map((message) => messageRow(scope, message, files));
    }
    return;
  }
  let after: Awaited<ReturnType<typeof listMyData>>["next"];
  do {
    const { rows, next } = await listMyData(scope, table, after);
    if (rows.length > 0) yield table === "profile" ? rows.map(withPhotoName(files)) : rows;
    after = next;
  } while (after);
}

const withPhotoName = (files: CollectedFiles) => (row: MyDataRow) => ({
  ...row,
  photo: typeof row["photo"] === "string" ? files.nameOf(row["photo"]) : null,
});

function messageRow({ traineeId }: TraineeScope, message: Message, files: CollectedFiles) {
  const { seq, from, body, at, writtenAt } = message;
  return {
    number: seq,
    from,
    kind: body.kind,
    text: body.kind === "text" ? body.text : body.kind === "image" ? body.caption : null,
    file: "fileId" in body ? files.nameOf(attachmentKey(traineeId, body.fileId)) : null,
    contactName: body.kind === "contact" ? body.name : null,
    contactPhone: body.kind === "contact" ? body.phone : null,
    seconds: body.kind === "voice" ? body.seconds : null,
    sentAt: at,
    writtenAt: writtenAt ?? null,
  } satisfies MyDataRow;
}
