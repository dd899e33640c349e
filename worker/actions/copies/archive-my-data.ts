import { makeZip } from "client-zip";
import type { Message } from "../../../domain/contract/conversations/conversation.ts";
import type { CopiedRow } from "../../../domain/copies/copied-tables.ts";
import { myDataFiles } from "../../../domain/copies/my-data.ts";
import { attachmentKey } from "../../data/conversations/attachments.ts";
import type { PersonTable } from "../../data/copies/copied-columns.ts";
import type { MyDataOwner } from "../../data/copies/copied-people.ts";
import { listPersonsRows } from "../../data/copies/copied-rows.ts";
import { csvName, jsonRow, tablesIn } from "../../data/copies/copied-tables.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { csvHead, csvRow } from "../../texts/copied-tables.ts";
import { readme } from "../../texts/my-data.ts";
import { openFastingDays } from "../ramadan/open-fasting-days.ts";
import { messageRow } from "./archived-messages.ts";
import { CollectedFiles, collectMyFiles, conversationPages } from "./collect-my-files.ts";
import { listedTables, shownTable } from "./shown-tables.ts";

/** The owner of the data, with the copy. */
interface Archived extends MyDataOwner {
  copy: "trainee" | "trainer";
}

/** All data of one person as a ZIP archive, read page by page while it is sent. */
export const archiveMyData = (
  platform: Platform,
  scope: TraineeScope,
  archived: Archived,
): ReadableStream<Uint8Array> => makeZip(entries(platform, scope, archived));

/** Files first, because the tables refer to the found ones. */
async function* entries(platform: Platform, scope: TraineeScope, owner: Archived) {
  const files = new CollectedFiles();
  const { photoKey, labelPhotos, progressPhotos, recordings } = owner;
  const pictures = { photoKey, labelPhotos, progressPhotos };
  yield* collectMyFiles(platform, scope, { ...pictures, recordings, files });
  const lastModified = new Date(scope.now);
  const { copy } = owner;
  const pages = (table: PersonTable) => pagesOf(platform, scope, table, { files, copy });
  for (const table of tablesIn(copy)) {
    yield { name: csvName(table), lastModified, input: csvOf(table, pages(table), owner) };
  }
  const { json, readme: name } = myDataFiles;
  yield { name: json, lastModified, input: jsonOf(scope.now, { files, copy }, pages) };
  const about = { name: owner.name, timeZone: owner.timeZone, madeAt: scope.now, copy };
  const { missing } = files;
  const tables = listedTables(copy, csvName);
  yield { name, lastModified, input: readme({ ...about, tables, missing }) };
}

/** The collected facts for the tables of the archive. */
interface Collected {
  files: CollectedFiles;
  copy: "trainee" | "trainer";
}

async function* csvOf(
  table: PersonTable,
  pages: AsyncIterable<readonly CopiedRow[]>,
  owner: Archived,
): AsyncGenerator<string> {
  const shown = shownTable(owner.copy, table);
  yield csvHead(shown, owner);
  for await (const rows of pages) yield rows.map((row) => csvRow(shown, row, owner)).join("");
}

/** Tables of a single row. */
const isOneRow = (table: PersonTable) => table === "account" || table === "profile";

async function* jsonOf(
  now: number,
  { files: { missing }, copy }: Collected,
  pages: (table: PersonTable) => AsyncIterable<readonly CopiedRow[]>,
): AsyncGenerator<string> {
  const head = { version: 1, madeAt: new Date(now).toISOString(), missingFiles: missing };
  yield JSON.stringify(head).slice(0, -1);
  for (const table of tablesIn(copy)) {
    yield `,\n${JSON.stringify(table)}: ${isOneRow(table) ? "" : "["}`;
    let between = "\n";
    for await (const rows of pages(table)) {
      const texts = rows.map((row) => JSON.stringify(jsonRow(copy, table, row)));
      yield between + texts.join(",\n");
      between = ",\n";
    }
    yield isOneRow(table) ? "\n" : "\n]";
  }
  yield "}\n";
}

/** The rows of a table, one page in memory at a time. */
async function* pagesOf(
  platform: Platform,
  scope: TraineeScope,
  table: PersonTable,
  { files, copy }: Collected,
): AsyncGenerator<readonly CopiedRow[]> {
  if (table === "messages") {
    for await (const messages of conversationPages(platform, scope.traineeId)) {
      yield messages.map((message) => messageRow(message, fileIn(scope, message, files)));
    }
    return;
  }
  let after: Awaited<ReturnType<typeof listPersonsRows>>["next"] = null;
  do {
    const { rows, next } = await listPersonsRows(scope, table, { copy, after });
    const readable = table === "fastingDays" ? await opened(platform, scope, rows) : rows;
    if (readable.length > 0) yield readable.map(withPhotoName(files, photoColumns[table]));
    after = next;
  } while (after);
}

/** Marked days with their marks in place of the sealed texts. */
async function opened(
  platform: Platform,
  { traineeId }: TraineeScope,
  rows: readonly CopiedRow[],
): Promise<CopiedRow[]> {
  const days = rows.map(({ date, fasted }) => ({ date: String(date), sealed: String(fasted) }));
  const marks = await openFastingDays(platform, traineeId, days);
  return rows.map((row) => ({ ...row, fasted: marks[String(row.date)] ?? null }));
}

/** The columns with the key of a picture, by table. */
const photoColumns: { readonly [Table in PersonTable]?: "photo" | "labelPhoto" | "file" } = {
  profile: "photo",
  ownFoods: "labelPhoto",
  progressPhotos: "file",
  answerRecordings: "file",
};

/** The row with the name of its picture in the archive, in place of the key. */
const withPhotoName =
  (files: CollectedFiles, column: "photo" | "labelPhoto" | "file" | undefined) =>
  (row: CopiedRow): CopiedRow => {
    if (column === undefined) return row;
    const key = row[column];
    return { ...row, [column]: typeof key === "string" ? files.nameOf(key) : null };
  };

const fileIn = ({ traineeId }: TraineeScope, { body }: Message, files: CollectedFiles) =>
  "fileId" in body ? files.nameOf(attachmentKey(traineeId, body.fileId)) : null;
