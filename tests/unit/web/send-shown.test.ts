import { afterEach, expect, it } from "vitest";
import { queryClient } from "../../../web/lib/session/query-client.ts";
import { sendShown } from "../../../web/lib/waiting/send-shown.ts";

const key = ["shown", "settings"];
const shown = () => queryClient.getQueryData(key);

afterEach(() => queryClient.removeQueries({ queryKey: key }));

it("a choice is in the cache while it is sent, and after; the rest of the answer stays", async () => {
  queryClient.setQueryData(key, { settings: "stored", devices: 2 });
  const answered = Promise.withResolvers<void>();
  const sent = sendShown(key, "chosen", () => answered.promise);
  expect(shown()).toEqual({ settings: "chosen", devices: 2 });
  answered.resolve();
  await sent;
  expect(shown()).toEqual({ settings: "chosen", devices: 2 });
});

it("a refused choice leaves the stored one in the cache", async () => {
  queryClient.setQueryData(key, { settings: "stored" });
  const refused = sendShown(key, "chosen", () => Promise.reject(new Error("refused")));
  await expect(refused).rejects.toThrow("refused");
  expect(shown()).toEqual({ settings: "stored" });
});
