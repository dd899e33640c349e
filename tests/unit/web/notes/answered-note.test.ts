import { expect, it } from "vitest";
import { queryClient } from "../../../../web/lib/session/query-client.ts";
import { addKey } from "../../../../web/notes/define-writes.ts";
import "../../../../web/admin/notes/writes.ts";
import { notesWritesKey } from "../../../../web/admin/notes/queries.ts";

it("a stored note refetches the overview's queue", async () => {
  const queue = ["admin", "queue", "all"];
  queryClient.setQueryData(queue, {});
  const cache = queryClient.getMutationCache();
  const write = cache.build(queryClient, {
    ...queryClient.getMutationDefaults(addKey(notesWritesKey)),
    mutationKey: addKey(notesWritesKey),
    mutationFn: async () => ({ text: "ارتاحي اليوم", createdAt: 1 }),
  });
  await write.execute({ id: "answer", of: "somebody" });
  expect(queryClient.getQueryState(queue)?.isInvalidated).toBe(true);
});
