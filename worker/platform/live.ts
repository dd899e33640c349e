import type {
  AppendedMessage,
  Message,
  MessageSearchPage,
  MessageSearchQuery,
  MessagesQuery,
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

/** The proven author or reader of a conversation. */
interface Author {
  traineeId: string;
  side: ConversationSide;
}

/** The app's interface to the Durable Objects. */
export interface Live {
  /**
   * Opens a socket to the object as the response to a request; the object then responds to its frames alone.
   * @returns false if the ticket was used before
   */
  openSocket(request: Request, identity: LiveIdentity, since: number | undefined): Promise<boolean>;
  /** Stores that a window of a session opens a conversation, before it does. */
  noteOpenConversation(
    accountId: string,
    conversation: { sessionId: string; traineeId: string; until: number },
  ): Promise<void>;
  /**
   * Closes the inbox's sockets of ended sessions.
   * @returns the trainees whose conversations they may have open
   */
  endSessions(accountId: string, sessionIds: readonly string[]): Promise<string[]>;
  /** Closes a conversation's sockets of ended sessions. */
  endConversationSessions(traineeId: string, sessionIds: readonly string[]): Promise<void>;
  /** Shows an event in all windows of that person except one, now or when they open. */
  tell(accountId: string, event: InboxEvent, exceptWindow?: string): Promise<void>;
  presence(accountId: string): Promise<Presence>;
  /** Ids of present trainees, from the trainer's inbox. */
  presentTrainees(trainerId: string): Promise<string[]>;
  /** Stores a message once; the result has the refusal, if any. */
  appendMessage(
    author: Author,
    message: AppendedMessage,
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
  /** A page of all stored values of a conversation; undefined without any. */
  copyConversation(
    traineeId: string,
    place: CopyPlace,
    limit: number,
  ): Promise<ConversationCopy | undefined>;
  /** Whether a backup may fill a conversation. */
  isConversationFree(traineeId: string, backup: string): Promise<boolean>;
  /** Restores a page of a backup into a conversation; false if it has messages of its own. */
  restoreConversation(part: ConversationPart): Promise<boolean>;
  /** Updates lists and badges for a restored conversation. */
  followRestoredConversation(traineeId: string): Promise<void>;
  /** Announces a file before its upload, so that it is erased if nobody sends it. */
  expectFile(author: Author, file: UnsentFile): Promise<FileRoom>;
  /** Marks a file as uploaded, so that messages can show it; false if it is not expected. */
  noteFile(traineeId: string, fileId: string): Promise<boolean>;
  eraseConversation(traineeId: string): Promise<void>;
  eraseInbox(accountId: string): Promise<void>;
}
