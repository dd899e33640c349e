import type {
  Message,
  MessageSearchPage,
  MessagesPage,
  NewMessage,
} from "../../domain/contract/conversations/conversation.ts";
import type { LiveTicket } from "../../domain/contract/conversations/live.ts";
import type { AttachmentKind } from "../../domain/conversations/conversation.ts";
import { answer } from "../lib/session/answer.ts";
import { adminClient, traineeClient } from "../lib/session/clients.ts";
import { ownSide } from "./outgoing.ts";

/*
 * Requests of one conversation, by its trainee. Trainees reach their own, the trainer each; the answers are the same.
 */

type PageQuery = { since?: number; before?: number; limit?: number };

const isTrainer = () => ownSide() === "trainer";
const own = () => traineeClient().conversation;
const ofTrainee = () => adminClient().conversations[":traineeId"];
const texts = (query: PageQuery) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

export function getPage(
  traineeId: string,
  page: PageQuery,
  signal?: AbortSignal,
): Promise<MessagesPage> {
  const [query, options] = [texts(page), signal ? { init: { signal } } : {}];
  return isTrainer()
    ? answer(ofTrainee().$get({ param: { traineeId }, query }, options))
    : answer(own().$get({ query }, options));
}

/** A search in the messages; `before` continues a previous answer. */
export function getFound(
  traineeId: string,
  { text, before }: { text: string; before?: number },
  signal: AbortSignal,
): Promise<MessageSearchPage> {
  const query = { text, ...(before !== undefined && { before: String(before) }) };
  const options = { init: { signal } };
  return isTrainer()
    ? answer(ofTrainee().search.$get({ param: { traineeId }, query }, options))
    : answer(own().search.$get({ query }, options));
}

export function postMessage(traineeId: string, json: NewMessage): Promise<Message> {
  return isTrainer()
    ? answer(ofTrainee().messages.$post({ param: { traineeId }, json }))
    : answer(own().messages.$post({ json }));
}

/** Survives the end of the page: the last read mark is sent when the socket is already closed. */
export async function postRead(traineeId: string, through: number): Promise<void> {
  const json = { through };
  const options = { init: { keepalive: true } };
  await (isTrainer()
    ? answer(ofTrainee().read.$post({ param: { traineeId }, json }, options))
    : answer(own().read.$post({ json }, options)));
}

export function postTicket(traineeId: string): Promise<LiveTicket> {
  return isTrainer()
    ? answer(ofTrainee()["live-ticket"].$post({ param: { traineeId }, json: {} }))
    : answer(own()["live-ticket"].$post({ json: {} }));
}

/** The upload address of an attachment; a retry has the same id. */
export function fileAddress(traineeId: string, fileId: string, kind: AttachmentKind): string {
  const base = isTrainer() ? `/api/admin/conversations/${traineeId}` : "/api/trainee/conversation";
  return `${base}/files/${fileId}?kind=${kind}`;
}
