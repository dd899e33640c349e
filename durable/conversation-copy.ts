import type { Message, ReadThrough } from "../domain/contract/conversations/conversation.ts";
import type { ConversationFile } from "../domain/conversations/attachments.ts";
import type { NumberGap } from "../domain/conversations/message-log.ts";
import { numbersLeftOut } from "../domain/copies/backups.ts";
import type { ConversationStore } from "./conversation-store.ts";
import type { Storage } from "./host.ts";

/** The start of a copy's next page: after a message, then after a file. */
export interface CopyPlace {
  seq: number;
  fileId: string;
}

/** A page of a conversation's stored content. */
export interface ConversationCopy {
  messages: Message[];
  files: ConversationFile[];
  readThrough: ReadThrough;
  gaps: NumberGap[];
  /** Null after the last page. */
  next: CopyPlace | null;
}

/** A page of a backup for a conversation. */
export interface ConversationPart {
  traineeId: string;
  /** The backup that fills it; no other can, once one has begun. */
  backup: string;
  messages: Message[];
  files: ConversationFile[];
  /** With the last page: read marks and gaps of the conversation. */
  standing?: { readThrough: ReadThrough; gaps: NumberGap[] };
}

const filledBy = "backup";

/** Copies a conversation out, and restores one into an empty object. */
export class ConversationCopier {
  readonly #storage: Storage;
  readonly #store: ConversationStore;

  constructor(storage: Storage, store: ConversationStore) {
    this.#storage = storage;
    this.#store = store;
  }

  /** @returns undefined for an unused conversation */
  page({ seq, fileId }: CopyPlace, limit: number): ConversationCopy | undefined {
    const store = this.#store;
    if (!store.isUsed || store.isErased || store.standing.read().traineeId === null)
      return undefined;
    const { messages, more } = store.list({ since: seq, limit });
    const through = messages.at(-1)?.seq ?? seq;
    const files = more ? [] : store.files.listThere(fileId, limit);
    const last = files.length === limit ? files.at(-1) : undefined;
    const goesOn = { seq: through, fileId: last?.id ?? "" };
    return {
      messages,
      files,
      readThrough: store.standing.read().readThrough,
      gaps: [...store.gaps],
      next: more || last ? goesOn : null,
    };
  }

  /** Whether a backup can fill it: it is empty, apart from that backup's content. */
  isFree(backup: string): boolean {
    if (!this.#store.isUsed) return true;
    if (this.#storage.kv.get<string>(filledBy) !== backup) return false;
    return (this.#store.newest()?.seq ?? 0) <= (this.#store.gaps.at(-1)?.after ?? Infinity);
  }

  /** Restores a page; a repetition changes nothing. False if the conversation is in use. */
  takeOver({ traineeId, backup, messages, files, standing }: ConversationPart): boolean {
    if (!this.isFree(backup)) return false;
    this.#storage.transactionSync(() => {
      this.#storage.kv.put(filledBy, backup);
      this.#store.standing.noteTrainee(traineeId);
      for (const message of messages) this.#insert(message);
      for (const file of files) this.#store.files.takeOver(file);
      if (standing) this.#finish(standing);
    });
    return true;
  }

  #insert({ seq, clientId, from, body, at, writtenAt }: Message): void {
    this.#storage.sql.exec(
      `insert into messages (seq, client_id, sender, body, at, written_at)
       values (?, ?, ?, ?, ?, ?) on conflict do nothing`,
      seq,
      clientId,
      from,
      JSON.stringify(body),
      at,
      writtenAt ?? null,
    );
  }

  #finish({ readThrough, gaps }: NonNullable<ConversationPart["standing"]>): void {
    const head = this.#store.newest()?.seq ?? 0;
    const [trainer, trainee] = [readThrough.trainer, readThrough.trainee];
    this.#storage.sql.exec(
      "update standing set read_by_trainer = ?, read_by_trainee = ?",
      Math.min(trainer, head),
      Math.min(trainee, head),
    );
    this.#store.noteGaps(withGapBehind(head, gaps));
  }
}

/** Adds a gap after the last number. A device's messages in it were lost. */
function withGapBehind(head: number, gaps: readonly NumberGap[]): NumberGap[] {
  const through = Math.max(head, gaps.at(-1)?.through ?? 0) + numbersLeftOut;
  return [...gaps.filter(({ after }) => after !== head), { after: head, through }];
}
