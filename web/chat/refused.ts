import { useSyncExternalStore } from "react";
import type { FieldProblem } from "../../domain/errors.ts";
import { ApiError } from "../lib/api-error.ts";
import { errorText } from "../lib/error-text.ts";
import { fieldText } from "../lib/field-text.ts";
import { forgetWrite } from "../lib/kept-writes.ts";
import { getWho } from "../lib/session.ts";
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

const listeners = new Set<() => void>();
let known: { key: string; messages: readonly Refused[] } | undefined;

const storageKey = () => `chat-refused:${getWho()?.id ?? ""}`;

function read(): readonly Refused[] {
  const key = storageKey();
  if (known?.key !== key) known = { key, messages: load(key) };
  return known.messages;
}

function load(key: string): readonly Refused[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? (stored as Refused[]) : [];
  } catch {
    return [];
  }
}

function write(messages: readonly Refused[]): void {
  known = { key: storageKey(), messages };
  try {
    if (messages.length > 0) localStorage.setItem(storageKey(), JSON.stringify(messages));
    else localStorage.removeItem(storageKey());
  } catch {
    // Storage may be full or refused; it then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function keepRefused(message: Refused): void {
  // On a device without room it takes the place in which it waited.
  forgetWrite(getWho()?.id ?? "", message.id);
  write([...read().filter(({ id }) => id !== message.id), message]);
}

export function forgetRefused(messageId: string): void {
  if (read().some(({ id }) => id === messageId)) {
    write(read().filter(({ id }) => id !== messageId));
  }
}

export function useRefused(): readonly Refused[] {
  return useSyncExternalStore((onChange) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  }, read);
}
