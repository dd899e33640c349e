import { useSyncExternalStore } from "react";
import type { FieldProblem } from "../../domain/errors.ts";
import { errorText } from "../lib/format/error-text.ts";
import { fieldText } from "../lib/format/field-text.ts";
import { readJson, writeItem } from "../lib/local-items.ts";
import { ApiError } from "../lib/session/api-error.ts";
import { getWho } from "../lib/session/session.ts";
import { draftStore } from "../lib/waiting/drafts.ts";
import { m } from "../paraglide/messages.js";
import type { Outgoing } from "./outgoing.ts";

/* Messages that the server will not take as they are; kept until the person decides. */

interface Refused extends Outgoing {
  /** Why, as the API says it. */
  code: ApiError["code"];
  /** What is wrong with its file, where that is why. */
  file?: FieldProblem;
}

/** Why a message was refused. */
export function reasonOf(error: unknown): Pick<Refused, "code" | "file"> {
  if (!(error instanceof ApiError)) return { code: "internal" };
  const { file } = error.fields;
  return { code: error.code, ...(file ? { file } : {}) };
}

/** The same in words. */
export function reasonText({ code, file }: Pick<Refused, "code" | "file">): string {
  return file ? fieldText(file) : errorText(new ApiError(code), m.chat_refused_fault());
}

const store = draftStore<Refused>("chat-refused", { days: Number.POSITIVE_INFINITY });

export const keepRefused = (message: Refused): void => store.keep(message.id, message);

export const forgetRefused = (messageId: string): void => store.keep(messageId, undefined);

export const refusedMessages = { subscribe, read: store.readAll };

export const useRefused = (): readonly Refused[] =>
  useSyncExternalStore(refusedMessages.subscribe, refusedMessages.read);

function subscribe(listener: () => void): () => void {
  takeOld(`chat-refused:${getWho()?.id ?? ""}`);
  return store.subscribe(listener);
}

/** Builds before kept all of them in one list. */
function takeOld(key: string): void {
  const old = readJson(key);
  if (Array.isArray(old)) for (const message of old as Refused[]) keepRefused(message);
  writeItem(key, undefined);
}
