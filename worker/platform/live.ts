import type {
  Message,
  MessageSearchPage,
  MessageSearchQuery,
  MessagesQuery,
  NewMessage,
  ReadThrough,
} from "../../domain/contract/conversations/conversation.ts";
import type { InboxEvent, Presence } from "../../domain/contract/inbox.ts";
import type { FileRoom, UnsentFile } from "../../domain/conversations/attachments.ts";
import type { ConversationSide } from "../../domain/conversations/conversation.ts";
import type { FrameRefusal, LiveIdentity } from "../../domain/conversations/live.ts";
import type { NumberGap } from "../../domain/conversations/message-log.ts";
import type {
  ConversationCopy,
  ConversationPart,
  CopyPlace,
} from "../../durable/conversation-copy.ts";

/** Who writes or reads in a conversation, as it was proven. */
interface Author {
  traineeId: string;
  side: ConversationSide;
}

/** The Durable Objects, as far as the app knows them. */
export interface Live {
  /**
   * Opens a socket to the object for whoever sent a request, in place of its answer; from then on the
   * object answers frames by itself.
   * @returns false when the object has let somebody in by this ticket before
   */
  openSocket(request: Request, identity: LiveIdentity, since: number | undefined): Promise<boolean>;
  /** Remembers that a window of a session opens a conversation, before it does. */
  noteOpenConversation(
    accountId: string,
    conversation: { sessionId: string; traineeId: string; until: number },
  ): Promise<void>;
  /**
   * Closes the inbox's sockets of sessions that are over.
   * @returns the trainees whose conversations they may have open, as it was noted
   */
  endSessions(accountId: string, sessionIds: readonly string[]): Promise<string[]>;
  /** Closes a conversation's sockets of sessions that are over. */
  endConversationSessions(traineeId: string, sessionIds: readonly string[]): Promise<void>;
  /** Shows an event on every window of that person, now or when one opens; but one knows. */
  tell(accountId: string, event: InboxEvent, exceptWindow?: string): Promise<void>;
  presence(accountId: string): Promise<Presence>;
  /** The ids of the trainees who are there, as the trainer's inbox was told. */
  presentTrainees(trainerId: string): Promise<string[]>;
  /** Stores a message once; what came of it says why it was not. */
  appendMessage(
    author: Author,
    message: NewMessage,
  ): Promise<{ message: Message } | { refusal: FrameRefusal | "gone" }>;
  listMessages(
    traineeId: string,
    query: MessagesQuery,
  ): Promise<{
    messages: Message[];
    more: boolean;
    readThrough: ReadThrough;
    gaps?: NumberGap[];
  }>;
  searchMessages(traineeId: string, query: MessageSearchQuery): Promise<MessageSearchPage>;
  markRead(reader: Author, through: number): Promise<void>;
  /** A page of everything that a conversation keeps; undefined where there is nothing. */
  copyConversation(
    traineeId: string,
    place: CopyPlace,
    limit: number,
  ): Promise<ConversationCopy | undefined>;
  /** Whether a backup may fill a conversation. */
  isConversationFree(traineeId: string, backup: string): Promise<boolean>;
  /** Puts a page of a backup into a conversation; false where somebody speaks already. */
  restoreConversation(part: ConversationPart): Promise<boolean>;
  /** Has lists and badges follow a conversation that was restored. */
  followRestoredConversation(traineeId: string): Promise<void>;
  /** Makes room for a file before it is uploaded, so that it does not stay when nobody sends it. */
  expectFile(author: Author, file: UnsentFile): Promise<FileRoom>;
  /** Lets messages show a file that was uploaded; false when nobody expects it (any more). */
  noteFile(traineeId: string, fileId: string): Promise<boolean>;
  eraseConversation(traineeId: string): Promise<void>;
  eraseInbox(accountId: string): Promise<void>;
}
