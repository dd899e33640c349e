import {
  archivePieceBytes,
  firstFileSection,
  personFolder,
} from "../../../domain/copies/business-archive.ts";
import type { CopiedRow } from "../../../domain/copies/copied-tables.ts";
import {
  answerRecordingName,
  namedByType,
  progressPhotoName,
} from "../../../domain/copies/my-data.ts";
import { concurrently } from "../../concurrently.ts";
import {
  type ArchiveProgress,
  type ArchiveStep,
  type GrowingTable,
  newTable,
} from "../../data/copies/archive-progress.ts";
import type { CopiedTable, StoredTable } from "../../data/copies/copied-columns.ts";
import { listBusinessRows } from "../../data/copies/copied-rows.ts";
import {
  archivedCsvName,
  archivedJsonName,
  archivedTables,
  jsonRow,
  sectionsOf,
} from "../../data/copies/copied-tables.ts";
import type { PageKey } from "../../data/keyed-page.ts";
import { csvHead, csvRow } from "../../texts/copied-tables.ts";
import { type ArchiveWork, Growing } from "./archive-entries.ts";
import { videoName } from "./archive-videos.ts";
import { shownTable } from "./shown-tables.ts";

/** Writes a table of the archive twice, as CSV and as JSON. */
export class TableWriter {
  readonly #work: ArchiveWork;
  readonly #table: CopiedTable;
  readonly #csv: Growing;
  readonly #json: Growing;
  rows = 0;

  constructor(work: ArchiveWork, table: CopiedTable, growing: GrowingTable) {
    const sections = sectionsOf(table);
    this.#work = work;
    this.#table = table;
    this.#csv = new Growing(sections.csv, growing.csv);
    this.#json = new Growing(sections.json, growing.json);
  }

  get isFull(): boolean {
    return this.#csv.waiting + this.#json.waiting >= archivePieceBytes;
  }

  add(rows: readonly CopiedRow[]): void {
    const reader = { ...this.#work.reader, copy: "business" as const };
    const shown = shownTable("business", this.#table);
    if (this.#csv.isEmpty) this.#csv.add(csvHead(shown, reader));
    this.#csv.add(rows.map((row) => csvRow(shown, row, reader)).join(""));
    const objects = rows.map((row) => JSON.stringify(jsonRow("business", this.#table, row)));
    if (objects.length > 0) {
      this.#json.add(`${this.#json.isEmpty ? "[\n" : ",\n"}${objects.join(",\n")}`);
    }
    this.rows += rows.length;
  }

  async store() {
    const [csv, json] = await both(this.#csv, this.#json, (growing) => growing.store(this.#work));
    return { pieces: [...csv.pieces, ...json.pieces], growing: { csv: csv.so, json: json.so } };
  }

  async end() {
    this.add([]);
    this.#json.add(this.#json.isEmpty ? "[]\n" : "\n]\n");
    const modifiedAt = this.#work.platform.now();
    const [csv, json] = await both(this.#csv, this.#json, (growing) => {
      const name =
        growing === this.#csv ? archivedCsvName(this.#table) : archivedJsonName(this.#table);
      return growing.end(this.#work, { name, modifiedAt });
    });
    return { pieces: [...csv.pieces, ...json.pieces], entries: [csv.entry, json.entry] };
  }
}

/** Stores both files at once. */
async function both<Stored>(
  csv: Growing,
  json: Growing,
  store: (growing: Growing) => Promise<Stored>,
): Promise<[Stored, Stored]> {
  return (await concurrently([csv, json], store)) as [Stored, Stored];
}

/** Writes pages of a table, until a piece is full or the turn is over. */
export async function archiveTable(
  work: ArchiveWork,
  { table, after, growing }: Extract<ArchiveProgress, { phase: "tables" }>,
): Promise<ArchiveStep> {
  const writer = new TableWriter(work, table, growing);
  let next: PageKey | null = after;
  do {
    const page = await pageOf(work, table, next);
    writer.add(page.rows);
    next = page.next;
  } while (next && !writer.isFull && !work.turn.isOver());
  const added = {
    rows: writer.rows,
    ...(table === "profile" && { people: writer.rows }),
  };
  if (next) {
    const { pieces, growing: grown } = await writer.store();
    return { pieces, added, next: { phase: "tables", table, after: next, growing: grown } };
  }
  return { ...(await writer.end()), added, next: behind(table) };
}

function behind(table: StoredTable): ArchiveProgress {
  const following = archivedTables[archivedTables.indexOf(table) + 1];
  return following
    ? { phase: "tables", table: following, after: null, growing: newTable() }
    : {
        phase: "people",
        after: "",
        person: null,
        growing: newTable(),
        section: firstFileSection,
      };
}

async function pageOf(
  { platform }: ArchiveWork,
  table: StoredTable,
  after: PageKey | null,
): Promise<{ rows: CopiedRow[]; next: PageKey | null }> {
  const { rows, next } = await listBusinessRows(platform.database, table, {
    after,
    now: platform.now(),
  });
  if (table === "profile") return { rows: rows.map(withPhotoPlace), next };
  if (table === "progressPhotos") return { rows: rows.map(withProgressName), next };
  if (table === "answerRecordings") return { rows: rows.map(withRecordingName), next };
  if (table === "ownFoods") return { rows: rows.map(withoutLabelPhoto), next };
  return { rows: table === "exercises" ? rows.map(withVideoName) : rows, next };
}

/** The photo's type is known once it is opened, so the row names its folder. */
function withPhotoPlace(row: CopiedRow): CopiedRow {
  const { photo, traineeId, name } = row;
  if (photo === null) return row;
  return { ...row, photo: `${personFolder({ id: String(traineeId), name: String(name) })}/` };
}

function withProgressName(row: CopiedRow): CopiedRow {
  const [key, date, pose] = [String(row.file), String(row.date), String(row.pose)];
  const folder = personFolder({ id: String(row.traineeId), name: String(row.trainee) });
  const name = `${folder}/${progressPhotoName({ key, date, pose })}`;
  return { ...row, file: namedByType(name, "image/jpeg") };
}

function withRecordingName(row: CopiedRow): CopiedRow {
  const folder = personFolder({ id: String(row.traineeId), name: String(row.trainee) });
  const name = answerRecordingName({ key: String(row.file), dueOn: String(row.dueOn) });
  return { ...row, file: namedByType(`${folder}/${name}`, String(row.type)) };
}

/** Photos of labels are for their owner's own cooking; they are in the copy of one person alone. */
const withoutLabelPhoto = (row: CopiedRow): CopiedRow => ({ ...row, labelPhoto: null });

function withVideoName(row: CopiedRow): CopiedRow {
  const { video } = row;
  if (typeof video !== "string") return row;
  const [id, fileName] = JSON.parse(video) as [string, string];
  return { ...row, video: videoName({ id, fileName }) };
}

export const messagesWriter = (work: ArchiveWork, growing: GrowingTable) =>
  new TableWriter(work, "messages", growing);
