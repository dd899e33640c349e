import { getWho } from "../../lib/session.ts";

/*
 * What was typed and not sent yet, kept on this device: leaving a screen loses no word.
 */

const keptForMs = 7 * 86_400_000;

interface Kept {
  at: number;
  values: Record<string, string>;
}

const storageKey = (name: string) => `diet-draft:${getWho()?.id ?? ""}:${name}`;

export function readDraft(name: string): Record<string, string> {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey(name)) ?? "null") as Kept | null;
    return kept && kept.at > Date.now() - keptForMs ? kept.values : {};
  } catch {
    return {};
  }
}

export function keepDraft(name: string, values: Record<string, string>): void {
  const isEmpty = Object.values(values).every((value) => value.trim() === "");
  try {
    if (isEmpty) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), JSON.stringify({ at: Date.now(), values }));
  } catch {
    // Storage may be full or refused; the draft then lasts as long as the page.
  }
}

export const forgetDraft = (name: string) => keepDraft(name, {});
