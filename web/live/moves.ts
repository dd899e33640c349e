import type { InboxEvent } from "../../domain/contract/inbox.ts";

type EventOf<Type extends InboxEvent["type"]> = Extract<InboxEvent, { type: Type }>;

/** What each event moves on the screens of an area. */
export type Moves = { [Type in InboxEvent["type"]]: (event: EventOf<Type>) => void };

export const moveBy =
  (moves: Moves) =>
  (event: InboxEvent): void =>
    actOn(moves as Record<InboxEvent["type"], (event: InboxEvent) => void>, event.type, event);

/** Does what a word stands for; a newer version of the server may tell one that this page does not know yet. */
export const actOn = <Word extends string, Told extends unknown[]>(
  acts: Record<Word, (...told: Told) => void>,
  word: Word,
  ...told: Told
): void => (acts[word] as ((...told: Told) => void) | undefined)?.(...told);
