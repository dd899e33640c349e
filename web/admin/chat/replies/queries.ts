import { queryOptions } from "@tanstack/react-query";
import type {
  SavedReplies,
  SavedReply,
} from "../../../../domain/contract/conversations/saved-replies.ts";
import { answer } from "../../../lib/session/answer.ts";
import { adminClient } from "../../../lib/session/clients.ts";
import { queryClient } from "../../../lib/session/query-client.ts";

const queryKey = ["admin", "saved-replies"] as const;
const route = () => adminClient()["saved-replies"];

/** The saved replies, oldest first. */
export const savedRepliesQuery = () =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<SavedReplies> => answer(route().$get({}, { init: { signal } })),
    staleTime: 60_000,
  });

function change(changed: (replies: readonly SavedReply[]) => SavedReply[]): void {
  queryClient.setQueryData<SavedReplies>(
    queryKey,
    (known) => known && { replies: changed(known.replies) },
  );
}

const lookAgain = () => queryClient.invalidateQueries({ queryKey });

/** Inserts a reply in its place; ids sort by time. */
const withReply = (replies: readonly SavedReply[], reply: SavedReply) =>
  [...replies.filter(({ id }) => id !== reply.id), reply].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Saves a reply; idempotent by its id. */
export async function addReply(json: SavedReply): Promise<void> {
  const stored = await answer(route().$post({ json }));
  change((replies) => withReply(replies, stored));
  void lookAgain();
}

export async function changeReply({ id, text }: SavedReply): Promise<void> {
  const stored = await answer(route()[":id"].$put({ param: { id }, json: { text } }));
  change((replies) => withReply(replies, stored));
  void lookAgain();
}

/** Removes a reply at once, and restores it if the deletion fails. */
export async function removeReply(reply: SavedReply): Promise<void> {
  change((replies) => replies.filter(({ id }) => id !== reply.id));
  try {
    await answer(route()[":id"].$delete({ param: { id: reply.id }, json: {} }));
  } catch (error) {
    change((replies) => withReply(replies, reply));
    throw error;
  }
  void lookAgain();
}
