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

/** What the trainer says often, in the order in which it was made. */
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

/** Puts a reply in its place: ids sort by the time they were made. */
const withReply = (replies: readonly SavedReply[], reply: SavedReply) =>
  [...replies.filter(({ id }) => id !== reply.id), reply].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Keeps a reply; the same id again is the same one. */
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

/** It is gone from sight at once, and back when it could not be deleted. */
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
