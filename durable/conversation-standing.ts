import type { Message, ReadThrough } from "../domain/contract/conversations/conversation.ts";
import type { ConversationSide } from "../domain/conversations/conversation.ts";
import type { Row, Sql } from "./host.ts";

/** Where the conversation stands, and how far the outside followed it. */
export interface Standing {
  /** Null until somebody wrote or read. */
  traineeId: string | null;
  /** Grows with every change that the outside is to follow: the messages, and the marks of reading. */
  revision: number;
  followedRevision: number;
  /** The newest message that the outside was told about. */
  followedSeq: number;
  /** Failures in a row to follow. */
  failures: number;
  readThrough: ReadThrough;
}

/** That something was written, and when. */
export type Written = Pick<Message, "clientId" | "at">;

/** More than any badge tells apart. */
const unreadCounted = 1000;

/** Of the trainer's messages between two followings one is asked for, and almost never are there more. */
const maxUntold = 16;

/** What of a conversation the outside follows: whose it is, who has read how far, and what was told of it. */
export class ConversationStanding {
  readonly #sql: () => Sql;
  // Known while the object is awake, so that a message need not look.
  #traineeId: string | undefined;
  #isFollowed: boolean | undefined;

  constructor(sql: () => Sql) {
    this.#sql = sql;
  }

  read(): Standing {
    const row = this.#sql()
      .exec<Row<Record<string, number>>>(
        "select *, coalesce((select max(seq) from messages), 0) as last_seq from standing",
      )
      .one();
    const number = (name: string) => row[name] ?? 0;
    const readThrough = { trainer: number("read_by_trainer"), trainee: number("read_by_trainee") };
    return {
      traineeId: row.trainee_id as unknown as string | null,
      revision: number("last_seq") + readThrough.trainer + readThrough.trainee,
      followedRevision: number("followed_revision"),
      followedSeq: number("followed_seq"),
      failures: number("failures"),
      readThrough,
    };
  }

  /** How many messages of the other side each has not read, up to the most that is counted. */
  unread({ readThrough }: Standing): Record<ConversationSide, number> {
    const count = (side: ConversationSide) =>
      `(select count(*) from (select 1 from messages
         where seq > ? and sender <> '${side}' limit ${unreadCounted})) as ${side}`;
    return this.#sql()
      .exec<Record<ConversationSide, number>>(
        `select ${count("trainer")}, ${count("trainee")}`,
        readThrough.trainer,
        readThrough.trainee,
      )
      .one();
  }

  /** When the oldest message came that the trainer has not read, UTC milliseconds. */
  unreadSince({ readThrough }: Standing): number | null {
    const [oldest] = this.#sql()
      .exec<{ at: number }>(
        "select at from messages where seq > ? and sender = 'trainee' order by seq limit 1",
        readThrough.trainer,
      )
      .toArray();
    return oldest?.at ?? null;
  }

  /** What the trainer wrote that the outside was not told about, the newest ones. */
  untold({ followedSeq }: Standing): Written[] {
    return this.#sql()
      .exec<Row<Written>>(
        `select client_id as clientId, at from messages
         where seq > ? and sender = 'trainer' order by seq desc limit ?`,
        followedSeq,
        maxUntold,
      )
      .toArray();
  }

  /** The outside has followed up to there. */
  noteFollowed({ revision, lastSeq }: { revision: number; lastSeq: number }): void {
    this.#sql().exec(
      "update standing set followed_revision = ?, followed_seq = ?, failures = 0",
      revision,
      lastSeq,
    );
    this.#isFollowed = undefined;
  }

  /** The outside could not follow. @returns how often in a row */
  noteFailure(): number {
    return this.#sql()
      .exec<{ failures: number }>("update standing set failures = failures + 1 returning failures")
      .one().failures;
  }

  /** Whose conversation it is, before anybody wrote or read. */
  noteTrainee(traineeId: string): void {
    this.#sql().exec("update standing set trainee_id = ?", traineeId);
    this.#traineeId = traineeId;
  }

  /** Whose it was noted to be since the object awoke. */
  get notedTrainee(): string | undefined {
    return this.#traineeId;
  }

  /** Whether the outside has followed everything. */
  get isFollowed(): boolean {
    if (this.#isFollowed === undefined) {
      const { revision, followedRevision } = this.read();
      this.#isFollowed = revision <= followedRevision;
    }
    return this.#isFollowed;
  }

  /** Lets the outside follow anew, without its being news. */
  forgetFollowed(): void {
    this.#sql().exec(
      "update standing set followed_revision = -1, followed_seq = (select coalesce(max(seq), 0) from messages)",
    );
    this.#isFollowed = false;
  }

  /** Something came that the outside is to follow. */
  noteChange(): void {
    this.#isFollowed = false;
  }

  noteRead(side: ConversationSide, through: number): void {
    this.#sql().exec(`update standing set read_by_${side} = ?`, through);
    this.noteChange();
  }
}
