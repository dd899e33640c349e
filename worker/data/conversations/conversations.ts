import { and, desc, eq, isNotNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import type {
  ConversationRow,
  ConversationsQuery,
} from "../../../domain/contract/conversations/conversation.ts";
import { conversationsPerPage } from "../../../domain/conversations/conversation.ts";
import { searchWords } from "../../../domain/list.ts";
import type { Gender } from "../../../domain/trainee.ts";
import { conversations, traineeProfiles } from "../../db/schema.ts";
import { beginWords, occursInSearch } from "../people/trainee-search.ts";
import type { WithPhotoKey } from "../people/trainees.ts";
import type { TrainerScope } from "../scope.ts";

const c = conversations;
const t = traineeProfiles;

type ListedConversation = WithPhotoKey<Omit<ConversationRow, "online">>;

/** The end of the previous page: among conversations with messages, or among those without. */
type Cursor =
  | { kind: "begun"; at: number; traineeId: string }
  | { kind: "silent"; traineeId: string };

/**
 * A page of the trainer's list: the latest conversations, then the newest trainees without messages. The cost
 * is independent of the number of messages and of later pages.
 */
export async function listConversations(
  scope: TrainerScope,
  { search, show, cursor }: ConversationsQuery,
): Promise<ConversationsPart> {
  const after = readCursor(cursor);
  const words = searchWords(search);
  const unread = show === "unread";
  const found = await listPart(scope, { named: beginWords(words), unread }, after);
  return found.conversations.length > 0 || words.length === 0
    ? found
    : listPart(scope, { named: and(...words.map(occursInSearch)), unread }, after);
}

interface ConversationsPart {
  conversations: ListedConversation[];
  next: string | null;
}

/** The filter of the list: by name, and by unread messages. */
interface Listed {
  named: SQL | undefined;
  unread: boolean;
}

async function listPart(
  scope: TrainerScope,
  { named, unread }: Listed,
  after: Cursor | undefined,
): Promise<ConversationsPart> {
  const most = conversationsPerPage + 1;
  const begun =
    after?.kind === "silent" ? [] : await listBegun(scope, { named, unread }, after, most);
  // A conversation without messages has no unread ones.
  const room = unread ? 0 : most - begun.length;
  const silent = after?.kind === "silent" ? after.traineeId : undefined;
  const others = room > 0 ? await listSilent(scope, named, silent, room) : [];
  const rows = [...begun, ...others];
  const page = rows.slice(0, conversationsPerPage);
  return { conversations: page, next: rows.length > page.length ? cursorAfter(page) : null };
}

// Inside a batch joined columns are matched by name, so each has its own.
const person = {
  traineeId: sql<string>`${t.id}`.as("conversation_trainee"),
  name: sql<string>`${t.name}`.as("conversation_name"),
  gender: sql<Gender | null>`${t.gender}`.as("conversation_gender"),
  photoKey: sql<string | null>`${t.photoKey}`.as("conversation_photo"),
};
const standing = {
  seenAt: sql<number | null>`${c.traineeSeenAt}`.as("conversation_seen"),
  unread: sql<number | null>`${c.unreadByTrainer}`.as("conversation_unread"),
  mutedAt: sql<number | null>`${c.mutedAt}`.as("conversation_muted"),
};
const lastMessage = {
  at: sql<number>`${c.lastMessageAt}`.as("conversation_at"),
  kind: sql<"text" | null>`${c.lastMessageKind}`.as("conversation_kind"),
  text: sql<string | null>`${c.lastMessageText}`.as("conversation_text"),
  from: sql<"trainer" | "trainee">`${c.lastMessageFrom}`.as("conversation_from"),
};

/** Spelled as in the partial index, so that SQLite uses it. */
const isUnread = sql`unread_by_trainer > 0`;

async function listBegun(
  { db }: TrainerScope,
  { named, unread }: Listed,
  after: Cursor | undefined,
  limit: number,
): Promise<ListedConversation[]> {
  const further =
    after?.kind === "begun"
      ? or(
          lt(c.lastMessageAt, after.at),
          and(eq(c.lastMessageAt, after.at), lt(c.traineeId, after.traineeId)),
        )
      : undefined;
  // A cross join fixes the order: the outer table has the index of the order. For a search the plus disables
  // that index, and the matches come first.
  const [rows] = await db.batch([
    db
      .select({ ...person, ...standing, ...lastMessage })
      .from(c)
      .crossJoin(t)
      .where(
        and(
          eq(t.id, c.traineeId),
          isNotNull(c.lastMessageAt),
          unread ? isUnread : undefined,
          further,
          named,
        ),
      )
      .orderBy(
        desc(named || unread ? sql`+${c.lastMessageAt}` : c.lastMessageAt),
        desc(c.traineeId),
      )
      .limit(limit),
  ]);
  return rows.map(({ at, kind, text, from, ...row }) => ({
    ...listed(row),
    last: { at, kind: kind ?? "text", text: text ?? "", from },
  }));
}

async function listSilent(
  { db }: TrainerScope,
  named: SQL | undefined,
  after: string | undefined,
  limit: number,
): Promise<ListedConversation[]> {
  const conversation = db
    .select({ one: sql`1` })
    .from(c)
    .where(and(eq(c.traineeId, t.id), isNotNull(c.lastMessageAt)));
  const [rows] = await db.batch([
    db
      .select({ ...person, ...standing })
      .from(t)
      .leftJoin(c, eq(c.traineeId, t.id))
      .where(and(after === undefined ? undefined : lt(t.id, after), notExists(conversation), named))
      .orderBy(desc(t.id))
      .limit(limit),
  ]);
  return rows.map((row) => ({ ...listed(row), last: null }));
}

function listed(row: {
  traineeId: string;
  name: string;
  gender: Gender | null;
  photoKey: string | null;
  seenAt: number | null;
  unread: number | null;
  mutedAt: number | null;
}): Omit<ListedConversation, "last"> {
  const { traineeId, name, gender, photoKey, seenAt, unread, mutedAt } = row;
  const person = { traineeId, name, gender, photoKey, lastActiveAt: seenAt };
  return { ...person, unread: unread ?? 0, isMuted: mutedAt !== null };
}

function readCursor(cursor: string | undefined): Cursor | undefined {
  if (cursor === undefined) return undefined;
  const [first = "", traineeId] = cursor.split(".");
  return traineeId === undefined
    ? { kind: "silent", traineeId: first }
    : { kind: "begun", at: Number(first), traineeId };
}

function cursorAfter(page: readonly ListedConversation[]): string | null {
  const end = page.at(-1);
  if (!end) return null;
  return end.last ? `${end.last.at}.${end.traineeId}` : end.traineeId;
}
