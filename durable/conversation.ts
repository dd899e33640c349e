import type {
  AppendedMessage,
  Message,
  MessageSearchPage,
  MessageSearchQuery,
  MessagesQuery,
  ReadThrough,
} from "../domain/contract/conversations/conversation.ts";
import type { FileRoom, UnsentFile } from "../domain/conversations/attachments.ts";
import { closeCodes, frameRate, type LiveIdentity } from "../domain/conversations/live.ts";
import type { NumberGap } from "../domain/conversations/message-log.ts";
import type { Rate } from "../domain/token-bucket.ts";
import {
  ConversationCopier,
  type ConversationCopy,
  type ConversationPart,
  type CopyPlace,
} from "./conversation-copy.ts";
import { ConversationFollowing } from "./conversation-following.ts";
import { canReadFrames, loadFrames } from "./conversation-frame.ts";
import { type Author, ConversationRoom, type Stored } from "./conversation-room.ts";
import { ConversationStore } from "./conversation-store.ts";
import type { ConversationSummary } from "./conversation-summary.ts";
import { FileSweep } from "./file-sweep.ts";
import { FrameIntake } from "./frame-intake.ts";
import { openState } from "./host.ts";
import { LiveObject } from "./live-object.ts";
import { LiveSockets } from "./live-socket.ts";

interface ConversationPage {
  messages: Message[];
  more: boolean;
  readThrough: ReadThrough;
  gaps?: NumberGap[];
}

const nothing: ConversationPage = {
  messages: [],
  more: false,
  readThrough: { trainer: 0, trainee: 0 },
};

/** A trainee's conversation with the trainer; it owns the messages and their order. */
export abstract class Conversation<Env = unknown> extends LiveObject<Env> {
  readonly #store = new ConversationStore(this.ctx.storage);
  readonly #copier = new ConversationCopier(this.ctx.storage, this.#store);
  readonly #sockets = new LiveSockets<WebSocket>(this.ctx);
  readonly #room = new ConversationRoom(this.#store, this.#sockets, {
    now: () => this.now(),
    changed: () => this.#following.soon(),
    read: (side) => this.#following.read(side),
  });
  readonly #frames = new FrameIntake(this.#room);
  readonly #following = new ConversationFollowing(this.#store, {
    follow: (summary) => succeeds(this.follow(summary)),
    isOpenFor: (side) => this.#room.isOpenFor(side),
    wakeAt: (time) => void this.ctx.storage.setAlarm(time),
  });
  readonly #sweep = new FileSweep(this.#store, {
    now: () => this.now(),
    erase: (traineeId, fileIds) => succeeds(this.eraseFiles(traineeId, fileIds)),
  });

  /** Writes the summary outside; called at least once a change. */
  protected abstract follow(summary: ConversationSummary): Promise<void>;

  /** Erases files without a message; called again until it succeeds. */
  protected abstract eraseFiles(traineeId: string, fileIds: string[]): Promise<void>;

  /** The rate of one socket's frames. */
  protected frameRate(): Rate {
    return frameRate;
  }

  /** The time of messages, UTC milliseconds. */
  protected now(): number {
    return Date.now();
  }

  override async open(
    socket: WebSocket,
    identity: LiveIdentity,
    since: number | undefined,
  ): Promise<boolean> {
    await loadFrames();
    const now = Date.now();
    if (!this.#sockets.takeTicket(identity, now)) return false;
    this.#sockets.accept(socket, identity, now);
    if (this.#store.isErased) socket.close(closeCodes.gone, "the conversation is no more");
    else if (!this.#sockets.endIfLate(socket)) {
      this.#room.welcome(socket, identity.side, since);
    }
    return true;
  }

  /** Stores a message without a socket. */
  async append(author: Author, message: AppendedMessage): Promise<Stored> {
    return this.#room.append(author, message);
  }

  async list(query: MessagesQuery): Promise<ConversationPage> {
    if (this.#store.isErased) return nothing;
    const { readThrough } = this.#store.standing.read();
    return { ...this.#store.list(query), readThrough, ...this.#store.toldGaps };
  }

  async search(query: MessageSearchQuery): Promise<MessageSearchPage> {
    if (this.#store.isErased) return { found: [], next: null };
    return this.#store.search(query);
  }

  async markRead(reader: Author, through: number): Promise<void> {
    this.#room.markRead(reader, through);
  }

  /** Reserves room for a file before its upload. An unsent file is erased later. */
  async expectFile({ traineeId, side }: Author, file: UnsentFile): Promise<FileRoom> {
    if (this.#store.isErased) return "gone";
    this.#store.standing.noteTrainee(traineeId);
    const room = this.#store.files.expect(side, file, this.now());
    const [dueAt, alarmAt] = [this.#sweep.dueAt(), await this.ctx.storage.getAlarm()];
    if (dueAt !== undefined && (alarmAt === null || dueAt < alarmAt)) await this.#wakeAt(dueAt);
    return room;
  }

  /** Notes an uploaded file, so that messages can show it; false if it is not expected (any more). */
  async noteFile(fileId: string): Promise<boolean> {
    return !this.#store.isErased && this.#store.files.noteStored(fileId, this.now());
  }

  /** Closes the sockets of ended sessions. */
  async endSessions(sessionIds: string[]): Promise<void> {
    if (!this.#store.isErased) this.#sockets.endSessions(sessionIds, Date.now());
  }

  /** Fills an empty conversation with messages; one with messages stays as it is. */
  async restore(
    traineeId: string,
    conversation: { messages: Message[]; readThrough: ReadThrough },
  ): Promise<void> {
    if (!this.#store.isErased) this.#store.restore(traineeId, conversation);
  }

  /** A page for a backup; undefined for an unused conversation. */
  async copy(place: CopyPlace, limit: number): Promise<ConversationCopy | undefined> {
    return this.#copier.page(place, limit);
  }

  /** Whether a backup can fill it. */
  async isFree(backup: string): Promise<boolean> {
    return this.#copier.isFree(backup);
  }

  /** Restores a page of a backup; false if the conversation is in use. */
  async takeOver(part: ConversationPart): Promise<boolean> {
    return this.#copier.takeOver(part);
  }

  /** Lets the restored conversation be followed outside, once its trainee exists. */
  async followRestored(): Promise<void> {
    if (!this.#store.isUsed || this.#store.isErased) return;
    this.#store.standing.forgetFollowed();
    await this.#wakeAt(Date.now());
  }

  /** Erases everything, when the trainee is deleted. */
  async erase(): Promise<void> {
    this.#sockets.closeAll(closeCodes.gone, "the conversation is no more");
    await this.ctx.storage.deleteAlarm();
    await this.#store.erase();
    await this.#wakeAt(this.#sweep.lateAt());
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    // The first frame after sleep waits, and later ones wait behind it, in their order.
    if (!canReadFrames()) await loadFrames();
    if (socket.readyState !== openState) return;
    this.#frames.receive(socket, data, this.frameRate());
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    this.#left(socket);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.#left(socket);
  }

  /** Runs at least once a change, maybe twice, and again until everything was followed. */
  override async alarm(): Promise<void> {
    if (this.#store.isErased) return this.#wakeAt(await this.#sweep.runLate());
    const followAgainAt = await this.#following.run();
    const sweepAgainAt = this.#store.isErased ? undefined : await this.#sweep.run();
    if (this.#store.isErased) return;
    // No change can happen between reading the remaining work and setting its alarm.
    const next = [
      this.#store.standing.isFollowed ? undefined : followAgainAt,
      sweepAgainAt ?? this.#sweep.dueAt(),
    ];
    await this.#wakeAt(earliest(next));
  }

  async #wakeAt(time: number | undefined): Promise<void> {
    if (time !== undefined) await this.ctx.storage.setAlarm(time);
  }

  #left(socket: WebSocket): void {
    if (this.#store.isErased) return;
    this.#room.left(socket);
    this.#following.left();
  }
}

const succeeds = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

function earliest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}
