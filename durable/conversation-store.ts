import type {
  Message,
  MessageBody,
  MessageSearchPage,
  MessageSearchQuery,
  MessagesQuery,
  ReadThrough,
} from "../domain/contract/conversations/conversation.ts";
import type { ConversationSide } from "../domain/conversations/conversation.ts";
import type { NumberGap } from "../domain/conversations/message-log.ts";
import { ConversationFiles } from "./conversation-files.ts";
import { ConversationStanding } from "./conversation-standing.ts";
import { migrateConversation } from "./conversation-tables.ts";
import type { Row, Sql, Storage } from "./host.ts";
import { searchMessages } from "./message-search.ts";

/** Files that may have arrived after their conversation was erased. */
interface LateFiles {
  traineeId: string;
  ids: string[];
}

/** The result of a change. */
export interface Change {
  isChange: boolean;
  /** Whether everything was followed outside before. */
  wasFollowed: boolean;
}

const unchanged: Change = { isChange: false, wasFollowed: false };

type MessageRow = Row<
  Omit<Message, "body" | "writtenAt"> & { body: string; writtenAt: number | null }
>;

const columns = `seq, client_id as clientId, sender as "from", body, at, written_at as writtenAt`;

/** The messages of one conversation, in its object's SQLite. */
export class ConversationStore {
  readonly files = new ConversationFiles(() => this.#sql);
  readonly standing = new ConversationStanding(() => this.#sql);
  readonly #storage: Storage;
  #isMigrated = false;
  #isErased: boolean | undefined;
  #gaps: readonly NumberGap[] | undefined;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Stores a message once; a repeated one returns the stored one. */
  append(
    traineeId: string,
    { clientId, from, body, at, writtenAt }: Omit<Message, "seq">,
  ): Change & { message: Message } {
    const wasFollowed = this.standing.isFollowed;
    if (this.standing.notedTrainee !== traineeId) this.standing.noteTrainee(traineeId);
    const insert = () =>
      this.#sql
        .exec<{ seq: number }>(
          `insert into messages (seq, client_id, sender, body, at, written_at)
           values (?, ?, ?, ?, ?, ?) on conflict (client_id) do nothing returning seq`,
          this.#seqBehindGap(),
          clientId,
          from,
          JSON.stringify(body),
          at,
          writtenAt ?? null,
        )
        .toArray()[0];
    const inserted =
      "fileId" in body
        ? this.#storage.transactionSync(() => {
            const stored = insert();
            if (stored) this.files.noteShown(body);
            return stored;
          })
        : insert();
    if (!inserted) return { message: this.#byClientId(clientId), ...unchanged };
    this.standing.noteChange();
    const message = { seq: inserted.seq, clientId, from, body, at };
    return {
      message: writtenAt === undefined ? message : { ...message, writtenAt },
      isChange: true,
      wasFollowed,
    };
  }

  /** Messages in the order of arrival: the first `since` a number, otherwise the last `before` one. */
  list({ since, before, limit }: MessagesQuery): { messages: Message[]; more: boolean } {
    const rows = this.#sql
      .exec<MessageRow>(
        since === undefined
          ? `select ${columns} from messages where seq < ? order by seq desc limit ?`
          : `select ${columns} from messages where seq > ? order by seq limit ?`,
        since ?? before ?? Number.MAX_SAFE_INTEGER,
        limit + 1,
      )
      .toArray();
    const messages = rows.slice(0, limit).map(messageOf);
    if (since === undefined) messages.reverse();
    return { messages, more: rows.length > limit };
  }

  /** Numbers of the found messages, newest first. */
  search(query: MessageSearchQuery): MessageSearchPage {
    void this.#sql;
    return searchMessages(this.#storage, query);
  }

  newest(): Message | undefined {
    return this.list({ limit: 1 }).messages[0];
  }

  /** Raises a side's read mark, at most to the last message; returns whether it moved. */
  markRead(traineeId: string, side: ConversationSide, asked: number): Change & { through: number } {
    const known = this.standing.read().readThrough[side];
    const through = Math.max(known, Math.min(asked, this.newest()?.seq ?? 0));
    if (through === known) return { through, ...unchanged };
    const wasFollowed = this.standing.isFollowed;
    this.standing.noteTrainee(traineeId);
    this.standing.noteRead(side, through);
    return { through, isChange: true, wasFollowed };
  }

  get isErased(): boolean {
    this.#isErased ??= this.#storage.kv.get("erased") === true;
    return this.#isErased;
  }

  /** The gaps of a restored conversation. */
  get gaps(): readonly NumberGap[] {
    this.#gaps ??= this.#storage.kv.get<NumberGap[]>("gaps") ?? [];
    return this.#gaps;
  }

  /** The gaps for an answer; missing without any. */
  get toldGaps(): { gaps?: NumberGap[] } {
    return this.gaps.length === 0 ? {} : { gaps: [...this.gaps] };
  }

  noteGaps(gaps: readonly NumberGap[]): void {
    this.#storage.kv.put("gaps", gaps);
    this.#gaps = gaps;
  }

  /** Whether the object was ever used; the check stores nothing. */
  get isUsed(): boolean {
    return this.#storage.kv.get<number>("version") !== undefined || this.isErased;
  }

  /** Restores messages into an empty conversation, as followed outside. */
  restore(
    traineeId: string,
    { messages, readThrough }: { messages: readonly Message[]; readThrough: ReadThrough },
  ): void {
    if (this.newest()) return;
    const sql = this.#sql;
    this.#storage.transactionSync(() => {
      for (const { seq, clientId, from, body, at, writtenAt } of messages) {
        sql.exec(
          "insert into messages (seq, client_id, sender, body, at, written_at) values (?, ?, ?, ?, ?, ?)",
          seq,
          clientId,
          from,
          JSON.stringify(body),
          at,
          writtenAt ?? null,
        );
      }
      sql.exec(
        `update standing set trainee_id = ?1, followed_revision = ?2 + ?3 + ?4, followed_seq = ?2,
           read_by_trainer = ?3, read_by_trainee = ?4`,
        traineeId,
        messages.at(-1)?.seq ?? 0,
        readThrough.trainer,
        readThrough.trainee,
      );
    });
  }

  /**
   * Erases everything except two facts: that it was erased, so that later messages are refused, and the running
   * uploads.
   */
  async erase(): Promise<void> {
    if (this.isErased) return;
    const { traineeId } = this.standing.read();
    const ids = this.files.awaited();
    this.#isMigrated = false;
    this.#gaps = undefined;
    await this.#storage.deleteAll();
    this.#storage.kv.put("erased", true);
    this.#isErased = true;
    if (traineeId !== null && ids.length > 0) this.#storage.kv.put("late", { traineeId, ids });
  }

  /** Uploads that were running at the erasure; undefined once all are done. */
  get late(): LateFiles | undefined {
    return this.#storage.kv.get<LateFiles>("late");
  }

  forgetLate(): void {
    this.#storage.kv.delete("late");
  }

  // Null continues after the newest number, as usual.
  #seqBehindGap(): number | null {
    const gap = this.gaps.at(-1);
    if (!gap) return null;
    return (this.newest()?.seq ?? 0) <= gap.after ? gap.through + 1 : null;
  }

  #byClientId(clientId: string): Message {
    const select = `select ${columns} from messages where client_id = ?`;
    return messageOf(this.#sql.exec<MessageRow>(select, clientId).one());
  }

  get #sql(): Sql {
    if (!this.#isMigrated) migrateConversation(this.#storage);
    this.#isMigrated = true;
    return this.#storage.sql;
  }
}

const messageOf = ({ body, writtenAt, ...row }: MessageRow): Message => ({
  ...row,
  body: JSON.parse(body) as MessageBody,
  ...(writtenAt !== null && { writtenAt }),
});
