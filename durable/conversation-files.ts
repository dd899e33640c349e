import type { MessageBody } from "../domain/contract/conversations/conversation.ts";
import type { ConversationFile } from "../domain/conversations/attachments.ts";
import {
  type FileRoom,
  type UnsentFile,
  unsentFileMs,
  unsentFiles,
  uploadMs,
} from "../domain/conversations/attachments.ts";
import type { ConversationSide } from "../domain/conversations/conversation.ts";
import type { Row, Sql } from "./host.ts";

/** `awaited` before it is stored, `shown` by a message, `leaving` while it is erased. */
type FileState = "awaited" | "stored" | "shown" | "leaving";

/** Files of a conversation, sent and unsent. */
export class ConversationFiles {
  readonly #sql: () => Sql;

  constructor(sql: () => Sql) {
    this.#sql = sql;
  }

  /** Reserves room for a file before its upload; a repetition starts the wait again. */
  expect(side: ConversationSide, { id, kind, bytes }: UnsentFile, now: number): FileRoom {
    const known = this.#find(id);
    if (known?.state === "leaving") return "leaving";
    if (known && (known.kind !== kind || known.bytes !== bytes)) return "taken";
    const counts = known?.state !== "stored" && known?.state !== "shown";
    if (counts && !this.#hasRoom(side, { id, bytes }, now)) return "full";
    this.#sql().exec(
      `insert into files (id, kind, bytes, at, side, state) values (?, ?, ?, ?, ?, 'awaited')
       on conflict (id) do update set at = excluded.at`,
      id,
      kind,
      bytes,
      now,
      side,
    );
    return "free";
  }

  /** Notes an arrived file, so that messages can show it; false if it was not expected. */
  noteStored(id: string, now: number): boolean {
    this.#sql().exec(
      "update files set state = 'stored', at = ? where id = ? and state = 'awaited'",
      now,
      id,
    );
    return this.#isThere(this.#find(id)?.state);
  }

  /** Whether a message's file was uploaded for this conversation, with the stated kind. */
  canShow(body: MessageBody): boolean {
    if (!("fileId" in body)) return true;
    const file = this.#find(body.fileId);
    if (file?.kind !== body.kind || !this.#isThere(file.state)) return false;
    return body.kind !== "file" || file.bytes === body.bytes;
  }

  /** Notes that a message shows its file, which then stays. */
  noteShown(body: MessageBody): void {
    if (!("fileId" in body)) return;
    this.#sql().exec("update files set state = 'shown' where id = ?", body.fileId);
  }

  /** Removes access to files that waited too long. @returns all files to erase */
  takeUnsent(now: number): string[] {
    this.#sql().exec(
      "update files set state = 'leaving' where state in ('awaited', 'stored') and at <= ?",
      now - unsentFileMs,
    );
    return this.#idsOf("leaving");
  }

  /** Forgets erased files. */
  forget(ids: readonly string[]): void {
    this.#sql().exec(
      "delete from files where state = 'leaving' and id in (select value from json_each(?))",
      JSON.stringify(ids),
    );
  }

  /** The time at which the first unsent file expires; undefined without one. */
  unsentUntil(): number | undefined {
    const { oldest } = this.#sql()
      .exec<{ oldest: number | null }>("select min(at) as oldest from files where state <> 'shown'")
      .one();
    return oldest === null ? undefined : oldest + unsentFileMs;
  }

  /** Stored files, sent and unsent, in the order of their ids. */
  listThere(after: string, limit: number): ConversationFile[] {
    return this.#sql()
      .exec<Row<ConversationFile>>(
        `select id, kind, bytes, at, side, state from files
         where id > ? and state in ('stored', 'shown') order by id limit ?`,
        after,
        limit,
      )
      .toArray();
  }

  takeOver({ id, kind, bytes, at, side, state }: ConversationFile): void {
    this.#sql().exec(
      `insert into files (id, kind, bytes, at, side, state) values (?, ?, ?, ?, ?, ?)
       on conflict (id) do nothing`,
      id,
      kind,
      bytes,
      at,
      side,
      state,
    );
  }

  /** Files that may arrive at any moment. */
  awaited(): string[] {
    return this.#idsOf("awaited");
  }

  #hasRoom(side: ConversationSide, { id, bytes }: Omit<UnsentFile, "kind">, now: number): boolean {
    const unsent = this.#sql()
      .exec<{ count: number; bytes: number }>(
        `select count(*) as count, coalesce(sum(bytes), 0) as bytes from files
         where side = ? and id <> ? and (state = 'stored' or (state = 'awaited' and at > ?))`,
        side,
        id,
        now - uploadMs,
      )
      .one();
    return unsent.count < unsentFiles.count && unsent.bytes + bytes <= unsentFiles.bytes;
  }

  #find(id: string): (UnsentFile & { state: FileState }) | undefined {
    return this.#sql()
      .exec<Row<UnsentFile & { state: FileState }>>(
        "select id, kind, bytes, state from files where id = ?",
        id,
      )
      .toArray()[0];
  }

  #idsOf(state: FileState): string[] {
    return this.#sql()
      .exec<{ id: string }>("select id from files where state = ?", state)
      .toArray()
      .map(({ id }) => id);
  }

  #isThere(state: FileState | undefined): boolean {
    return state === "stored" || state === "shown";
  }
}
