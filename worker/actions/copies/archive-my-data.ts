import { makeZip } from "client-zip";
import type { Message } from "../../../domain/contract/conversations/conversation.ts";
import {
  csvName,
  isOneRow,
  jsonRow,
  type MyDataRow,
  type MyDataTable,
  type MyDataTaker,
  myDataFiles,
  tablesFor,
} from "../../../domain/copies/my-data.ts";
import { attachmentKey } from "../../data/conversations/attachments.ts";
import { listMyData, type MyDataOwner } from "../../data/copies/my-data.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { csvHead, csvRow, readme } from "../../texts/my-data.ts";
import { messageRow } from "./archived-messages.ts";
import { CollectedFiles, collectMyFiles, conversationPages } from "./collect-my-files.ts";

/** Whose data it is, and by whom it is taken out. */
interface Archived extends MyDataOwner {
  taker: MyDataTaker;
}

/** Everything of somebody's as a ZIP archive, read while it is being sent, a page at a time. */
export const archiveMyData = (
  platform: Platform,
  scope: TraineeScope,
  archived: Archived,
): ReadableStream<Uint8Array> => makeZip(entries(platform, scope, archived));

/** The files first: only then is it known what the tables can name. */
async function* entries(platform: Platform, scope: TraineeScope, owner: Archived) {
  const files = new CollectedFiles();
  yield* collectMyFiles(platform, scope, { photoKey: owner.photoKey, files });
  const lastModified = new Date(scope.now);
  const { taker } = owner;
  const pages = (table: MyDataTable) => pagesOf(platform, scope, table, { files, taker });
  for (const table of tablesFor(taker)) {
    yield { name: csvName(table), lastModified, input: csvOf(table, pages(table), owner) };
  }
  const { json, readme: name } = myDataFiles;
  yield { name: json, lastModified, input: jsonOf(scope.now, { files, taker }, pages) };
  const about = { name: owner.name, timeZone: owner.timeZone, madeAt: scope.now, taker };
  yield { name, lastModified, input: readme({ ...about, missing: files.missing }) };
}

/** What is known of the archive while its tables are written. */
interface Collected {
  files: CollectedFiles;
  taker: MyDataTaker;
}

async function* csvOf(
  table: MyDataTable,
  pages: AsyncIterable<readonly MyDataRow[]>,
  owner: Archived,
): AsyncGenerator<string> {
  yield csvHead(table, owner);
  for await (const rows of pages) yield rows.map((row) => csvRow(table, row, owner)).join("");
}

async function* jsonOf(
  now: number,
  { files: { missing }, taker }: Collected,
  pages: (table: MyDataTable) => AsyncIterable<readonly MyDataRow[]>,
): AsyncGenerator<string> {
  const head = { version: 1, madeAt: new Date(now).toISOString(), missingFiles: missing };
  yield JSON.stringify(head).slice(0, -1);
  for (const table of tablesFor(taker)) {
    yield `,\n${JSON.stringify(table)}: ${isOneRow(table) ? "" : "["}`;
    let between = "\n";
    for await (const rows of pages(table)) {
      const texts = rows.map((row) => JSON.stringify(jsonRow(table, row, taker)));
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
  { files, taker }: Collected,
): AsyncGenerator<readonly MyDataRow[]> {
  if (table === "messages") {
    for await (const messages of conversationPages(platform, scope.traineeId)) {
      yield messages.map((message) => messageRow(message, fileIn(scope, message, files)));
    }
    return;
  }
  let after: Awaited<ReturnType<typeof listMyData>>["next"] = null;
  do {
    const { rows, next } = await listMyData(scope, table, { taker, after });
    if (rows.length > 0) yield table === "profile" ? rows.map(withPhotoName(files)) : rows;
    after = next;
  } while (after);
}

const withPhotoName = (files: CollectedFiles) => (row: MyDataRow) => ({
  ...row,
  photo: typeof row.photo === "string" ? files.nameOf(row.photo) : null,
});

const fileIn = ({ traineeId }: TraineeScope, { body }: Message, files: CollectedFiles) =>
  "fileId" in body ? files.nameOf(attachmentKey(traineeId, body.fileId)) : null;
