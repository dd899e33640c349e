import type { InboxEvent } from "../../domain/contract/inbox.ts";

type EventOf<Type extends InboxEvent["type"]> = Extract<InboxEvent, { type: Type }>;

/** The effect of each event on the screens of an area. */
export type Moves = { [Type in InboxEvent["type"]]: (event: EventOf<Type>) => void };

export const moveBy =
  (moves: Moves) =>
  (event: InboxEvent): void =>
    actOn(moves as Record<InboxEvent["type"], (event: InboxEvent) => void>, event.type, event);

/** Runs the handler of a name; a newer server may send unknown names. */
export const actOn = <Word extends string, Told extends unknown[]>(
  acts: Record<Word, (...told: Told) => void>,
  word: Word,
  ...told: Told
): void => (acts[word] as ((...told: Told) => void) | undefined)?.(...told);
