import type { Message, ReadThrough } from "../../domain/contract/conversations/conversation.ts";
import type { ConversationSide } from "../../domain/conversations/conversation.ts";
import { dialogues, type Line } from "./dialogues.ts";
import { seedId } from "./ids.ts";
import { Random } from "./random.ts";
import type { SeedDatabase } from "./statement.ts";

/** The number of trainees with messages. */
export const seededConversations = 200;

interface SummaryRow {
  traineeId: string;
  lastSeq: number;
  lastAt: number;
  lastText: string;
  lastFrom: "trainer" | "trainee";
  unreadByTrainer: number;
  unreadByTrainee: number;
}

/** A row of the table of conversations, with which the messages must agree. */
export interface SeededSummary {
  traineeId: string;
  lastSeq: number;
  lastAt: number;
  lastText: string;
  lastFrom: ConversationSide;
  unread: Record<ConversationSide, number>;
}

export interface SeededConversation {
  messages: Message[];
  readThrough: ReadThrough;
}

const minute = 60_000;
const day = 86_400_000;

interface DialogueLine extends Line {
  /** Whether it is the first of its dialogue, on another day. */
  begins: boolean;
}

/**
 * The messages of a summary, with its number, last message and unread counts.
 * @param owner the trainee's number, the seed of the rest
 */
export function conversationOf(summary: SeededSummary, owner: number): SeededConversation {
  const random = new Random(owner + 1);
  const lines = linesOf(summary, random);
  const instants = instantsOf(lines, summary.lastAt, random);
  const messages = lines.map(({ from, text }, index): Message => {
    const at = instants[index] ?? summary.lastAt;
    const clientId = seedId("message", at, owner, index);
    return { seq: index + 1, clientId, from, body: { kind: "text", text }, at };
  });
  const { lastSeq, unread } = summary;
  return {
    messages,
    readThrough: { trainer: lastSeq - unread.trainer, trainee: lastSeq - unread.trainee },
  };
}

const beforeLast: Record<ConversationSide, readonly string[]> = {
  trainer: ["مساء الخير 🌿", "متابعة سريعة قبل نهاية الأسبوع:"],
  trainee: ["مساء الخير كوتش", "عندي سؤال سريع", "وصورة الوجبة أرسلها بعد قليل"],
};

function linesOf(summary: SeededSummary, random: Random): DialogueLine[] {
  const { lastSeq, lastText, lastFrom: from, unread } = summary;
  const end = Math.max(1, unread.trainer, unread.trainee);
  const texts = [...beforeLast[from].slice(0, end - 1), lastText];
  const tail = texts.map((text, index) => ({ from, text, begins: index === 0 }));
  const [first = [], ...rest] = dialogues;
  const occasions = [first, ...shuffled(rest, random)];
  const head: DialogueLine[] = [];
  for (let next = 0; head.length < lastSeq - tail.length; next++) {
    const lines = occasions[next % occasions.length] ?? [];
    head.push(...lines.map((line, index) => ({ ...line, begins: index === 0 })));
  }
  return [...head.slice(0, lastSeq - tail.length), ...tail];
}

function shuffled<Value>(values: readonly Value[], random: Random): Value[] {
  return values
    .map((value) => ({ value, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

function instantsOf(lines: readonly DialogueLine[], lastAt: number, random: Random): number[] {
  const instants = [lastAt];
  for (const line of lines.slice(1).reverse()) {
    const gap = line.begins ? random.whole(day, 2 * day) : random.whole(minute, 7 * minute);
    instants.unshift((instants[0] ?? lastAt) - gap);
  }
  return instants;
}

/** The messages of every seeded summary, by trainee id. */
export async function conversationsOf(
  database: SeedDatabase,
): Promise<Record<string, SeededConversation>> {
  const { results } = await database
    .prepare(
      `select trainee_id as traineeId, last_seq as lastSeq, last_message_at as lastAt,
         last_message_text as lastText, last_message_from as lastFrom,
         unread_by_trainer as unreadByTrainer, unread_by_trainee as unreadByTrainee
       from conversations where last_seq > 0 order by last_message_at desc, trainee_id`,
    )
    .all<SummaryRow>();
  return Object.fromEntries(
    results.map((row, index) => [row.traineeId, conversationOf(summaryOf(row), index)]),
  );
}

const summaryOf = ({ unreadByTrainer, unreadByTrainee, ...row }: SummaryRow): SeededSummary => ({
  ...row,
  unread: { trainer: unreadByTrainer, trainee: unreadByTrainee },
});
