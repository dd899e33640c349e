import type { InboxEvent } from "../../domain/contract/inbox.ts";

type EventOf<Type extends InboxEvent["type"]> = Extract<InboxEvent, { type: Type }>;

/** What each event moves on the screens of an area. */
export type Moves = { [Type in InboxEvent["type"]]: (event: EventOf<Type>) => void };

export const moveBy =
  (moves: Moves) =>
  (event: InboxEvent): void =>
    // A newer version of the server may tell what this page does not know yet.
    (moves[event.type] as ((event: InboxEvent) => void) | undefined)?.(event);
