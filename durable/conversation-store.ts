import type {
  Message,
  MessageBody,
  MessagesQuery,
  ReadThrough,
} from "../domain/contract/conversations/conversation.ts";
import { type ConversationSide, otherSide } from "../domain/conversations/conversation.ts";
import { ConversationFiles } from "./conversation-files.ts";
import { migrateConversation } from "./conversation-tables.ts";

/** Where the conversation stands, and how far the outside followed it. */
export interface Standing {
  /** Null until somebody wrote or read. */
  traineeId: string | null;
  /** Counts the changes that the outside is to follow. */
  revision: number;
  followedRevision: number;
  /** The newest message that the outside was told about. */
  followedSeq: number;
  /** Failures in a row to follow. */
  failures: number;
  readThrough: ReadThrough;
  unread: Record<ConversationSide, number>;
}

/** Files that may have arrived after everything of their conversation was erased. */
interface LateFiles {
  traineeId: string;
  ids: string[];
}

/** What became of an order. */
export interface Change {
  isChange: boolean;
  /** Whether the outside had followed everything before. */
  wasFollowed: boolean;
}

const unchanged: Change = { isChange: false, wasFollowed: false };

type Row<Columns> = Columns & Record<string, SqlStorageValue>;
type MessageRow = Row<Omit<Message, "body"> & { body: string }>;

const columns = `seq, client_id as clientId, sender as "from", body, at`;

/** The messages of one conversation, in the SQLite of its own object. */
export class ConversationStore {
  readonly files = new ConversationFiles(() => this.#sql);
  readonly #storage: DurableObjectStorage;
  #isMigrated = false;
  #isErased: boolean | undefined;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Stores a message once; a repeated one gives what was stored the first time. */
  append(
    traineeId: string,
    { clientId, from, body, at }: Omit<Message, "seq">,
  ): Change & { message: Message } {
    const sql = this.#sql;
    return this.#storage.transactionSync(() => {
      const [inserted] = sql
        .exec<{ seq: number }>(
          `insert into messages (client_id, sender, body, at) values (?, ?, ?, ?)
           on conflict (client_id) do nothing returning seq`,
          clientId,
          from,
          JSON.stringify(body),
          at,
        )
        .toArray();
      if (!inserted) return { message: this.#byClientId(clientId), ...unchanged };
      const unread = `unread_by_${otherSide(from)}`;
      const change = this.#changeStanding(`trainee_id = ?, ${unread} = ${unread} + 1`, traineeId);
      this.files.noteShown(body);
      return { message: { seq: inserted.seq, clientId, from, body, at }, ...change };
    });
  }

  /** In the order of arrival: the first ones `since` a number, else the last ones `before` one. */
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

  newest(): Message | undefined {
    return this.list({ limit: 1 }).messages[0];
  }

  /** Moves a side's read mark up, never beyond what there is; tells whether it moved. */
  markRead(traineeId: string, side: ConversationSide, asked: number): Change & { through: number } {
    const known = this.standing().readThrough[side];
    const through = Math.max(known, Math.min(asked, this.newest()?.seq ?? 0));
    if (through === known) return { through, ...unchanged };
    const change = this.#changeStanding(
      `trainee_id = ?1, read_by_${side} = ?2,
       unread_by_${side} = (select count(*) from messages where seq > ?2 and sender <> ?3)`,
      traineeId,
      through,
      side,
    );
    return { through, ...change };
  }

  standing(): Standing {
    const row = this.#sql.exec<Row<Record<string, number>>>("select * from standing").one();
    const number = (name: string) => row[name] ?? 0;
    return {
      traineeId: row.trainee_id as unknown as string | null,
      revision: number("revision"),
      followedRevision: number("followed_revision"),
      followedSeq: number("followed_seq"),
      failures: number("failures"),
      readThrough: { trainer: number("read_by_trainer"), trainee: number("read_by_trainee") },
      unread: { trainer: number("unread_by_trainer"), trainee: number("unread_by_trainee") },
    };
  }

  /** The outside has followed up to there. */
  noteFollowed({ revision, lastSeq }: { revision: number; lastSeq: number }): void {
    this.#sql.exec(
      "update standing set followed_revision = ?, followed_seq = ?, failures = 0",
      revision,
      lastSeq,
    );
  }

  /** The outside could not follow. @returns how often in a row */
  noteFailure(): number {
    return this.#sql
      .exec<{ failures: number }>("update standing set failures = failures + 1 returning failures")
      .one().failures;
  }

  /** Whose conversation it is, before anybody wrote or read. */
  noteTrainee(traineeId: string): void {
    this.#sql.exec("update standing set trainee_id = ?", traineeId);
  }

  get isErased(): boolean {
    this.#isErased ??= this.#storage.kv.get("erased") === true;
    return this.#isErased;
  }

  /** Takes messages over into an empty conversation, which the outside has followed already. */
  restore(
    traineeId: string,
    { messages, readThrough }: { messages: readonly Message[]; readThrough: ReadThrough },
  ): void {
    if (this.newest()) return;
    const sql = this.#sql;
    this.#storage.transactionSync(() => {
      for (const { seq, clientId, from, body, at } of messages) {
        sql.exec(
          "insert into messages (seq, client_id, sender, body, at) values (?, ?, ?, ?, ?)",
          seq,
          clientId,
          from,
          JSON.stringify(body),
          at,
        );
      }
      sql.exec(
        `update standing set trainee_id = ?1, revision = ?2, followed_revision = ?2,
           followed_seq = ?2, read_by_trainer = ?3, read_by_trainee = ?4,
           unread_by_trainer = (select count(*) from messages where seq > ?3 and sender = 'trainee'),
           unread_by_trainee = (select count(*) from messages where seq > ?4 and sender = 'trainer')`,
        traineeId,
        messages.length,
        readThrough.trainer,
        readThrough.trainee,
      );
    });
  }

  /**
   * Forgets everything but that it was erased, for what comes later must not stay behind, and
   * which files were just being uploaded.
   */
  async erase(): Promise<void> {
    if (this.isErased) return;
    const { traineeId } = this.standing();
    const ids = this.files.awaited();
    this.#isMigrated = false;
    await this.#storage.deleteAll();
    this.#storage.kv.put("erased", true);
    this.#isErased = true;
    if (traineeId !== null && ids.length > 0) this.#storage.kv.put("late", { traineeId, ids });
  }

  /** The files that were on their way when it was erased; undefined when all is done. */
  get late(): LateFiles | undefined {
    return this.#storage.kv.get<LateFiles>("late");
  }

  forgetLate(): void {
    this.#storage.kv.delete("late");
  }

  #changeStanding(set: string, ...values: (string | number)[]): Change {
    const { wasFollowed } = this.#sql
      .exec<{ wasFollowed: number }>(
        `update standing set revision = revision + 1, ${set}
         returning revision - 1 = followed_revision as wasFollowed`,
        ...values,
      )
      .one();
    return { isChange: true, wasFollowed: wasFollowed === 1 };
  }

  #byClientId(clientId: string): Message {
    const select = `select ${columns} from messages where client_id = ?`;
    return messageOf(this.#sql.exec<MessageRow>(select, clientId).one());
  }

  get #sql(): SqlStorage {
    if (!this.#isMigrated) migrateConversation(this.#storage);
    this.#isMigrated = true;
    return this.#storage.sql;
  }
}

const messageOf = ({ body, ...row }: MessageRow): Message => ({
  ...row,
  body: JSON.parse(body) as MessageBody,
});
