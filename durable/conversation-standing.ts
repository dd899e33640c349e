import type { Message, ReadThrough } from "../domain/contract/conversations/conversation.ts";
import type { ConversationSide } from "../domain/conversations/conversation.ts";
import type { Row, Sql } from "./host.ts";

/** The state of a conversation, and the part followed outside. */
export interface Standing {
  /** Null until the first write or read. */
  traineeId: string | null;
  /** Rises with every message and read mark, the changes to follow outside. */
  revision: number;
  followedRevision: number;
  /** The newest message told outside. */
  followedSeq: number;
  /** Consecutive failures of following. */
  failures: number;
  readThrough: ReadThrough;
}

/** A written message, by id and time. */
export type Written = Pick<Message, "clientId" | "at">;

/** Maximum of the unread count, above every badge's cap. */
const unreadCounted = 1000;

/** Maximum of the trainer's untold messages; there is rarely more than one. */
const maxUntold = 16;

/** The state of a conversation that lists and badges follow: trainee, read marks, and the told part. */
export class ConversationStanding {
  readonly #sql: () => Sql;
  // Cached while the object is awake, so that a message needs no lookup.
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

  /** Unread messages of each side, up to the maximum. */
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

  /** The time of the oldest message unread by the trainer, UTC milliseconds. */
  unreadSince({ readThrough }: Standing): number | null {
    const [oldest] = this.#sql()
      .exec<{ at: number }>(
        "select at from messages where seq > ? and sender = 'trainee' order by seq limit 1",
        readThrough.trainer,
      )
      .toArray();
    return oldest?.at ?? null;
  }

  /** The trainer's newest messages not told outside. */
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

  /** Notes the part followed outside. */
  noteFollowed({ revision, lastSeq }: { revision: number; lastSeq: number }): void {
    this.#sql().exec(
      "update standing set followed_revision = ?, followed_seq = ?, failures = 0",
      revision,
      lastSeq,
    );
    this.#isFollowed = undefined;
  }

  /** Notes a failure of following. @returns consecutive failures */
  noteFailure(): number {
    return this.#sql()
      .exec<{ failures: number }>("update standing set failures = failures + 1 returning failures")
      .one().failures;
  }

  /** Notes the trainee before the first write or read. */
  noteTrainee(traineeId: string): void {
    this.#sql().exec("update standing set trainee_id = ?", traineeId);
    this.#traineeId = traineeId;
  }

  /** The trainee noted since the object awoke. */
  get notedTrainee(): string | undefined {
    return this.#traineeId;
  }

  /** Whether everything was followed outside. */
  get isFollowed(): boolean {
    if (this.#isFollowed === undefined) {
      const { revision, followedRevision } = this.read();
      this.#isFollowed = revision <= followedRevision;
    }
    return this.#isFollowed;
  }

  /** Lets everything be followed again, without alerts. */
  forgetFollowed(): void {
    this.#sql().exec(
      "update standing set followed_revision = -1, followed_seq = (select coalesce(max(seq), 0) from messages)",
    );
    this.#isFollowed = false;
  }

  /** Notes a change to follow outside. */
  noteChange(): void {
    this.#isFollowed = false;
  }

  noteRead(side: ConversationSide, through: number): void {
    this.#sql().exec(`update standing set read_by_${side} = ?`, through);
    this.noteChange();
  }
}
