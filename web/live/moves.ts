import type { InboxEvent } from "../../domain/contract/inbox.ts";

type EventOf<Type extends InboxEvent["type"]> = Extract<InboxEvent, { type: Type }>;

/** What each event moves on the screens of an area. */
export type Moves = { [Type in InboxEvent["type"]]: (event: EventOf<Type>) => void };

export const moveBy =
  (moves: Moves) =>
  (event: InboxEvent): void =>
    (moves[event.type] as (event: InboxEvent) => void)(event);
