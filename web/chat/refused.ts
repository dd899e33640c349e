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

/* Messages that the server refused, stored until the person decides. */

interface Refused extends Outgoing {
  /** The API's code of the refusal. */
  code: ApiError["code"];
  /** The problem of its file, if that is the reason. */
  file?: FieldProblem;
}

/** The reason of a refusal. */
export function reasonOf(error: unknown): Pick<Refused, "code" | "file"> {
  if (!(error instanceof ApiError)) return { code: "internal" };
  const { file } = error.fields;
  return { code: error.code, ...(file ? { file } : {}) };
}

/** The reason as text. */
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

/** Earlier builds stored all of them in one list. */
function takeOld(key: string): void {
  const old = readJson(key);
  if (Array.isArray(old)) for (const message of old as Refused[]) keepRefused(message);
  writeItem(key, undefined);
}
