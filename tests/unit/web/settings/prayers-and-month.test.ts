import { expect, it, vi } from "vitest";
import { readPrayerSettings } from "../../../../domain/prayers/settings.ts";
import { queryClient } from "../../../../web/lib/session/query-client.ts";
import { homeKey } from "../../../../web/trainee/home/queries.ts";
import { ramadanQuery } from "../../../../web/trainee/ramadan/queries.ts";
import { traineePrayers } from "../../../../web/trainee/settings/queries.ts";

const send = vi.hoisted(() => vi.fn());
vi.mock("../../../../web/lib/session/answer.ts", () => ({ answer: send }));
vi.mock("../../../../web/lib/session/clients.ts", () => ({
  traineeClient: () => ({ prayers: { $put: () => undefined } }),
}));

const keys = [[...homeKey, "2027-02-10"], ramadanQuery.queryKey];
const areStale = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated);
const choose = () =>
  traineePrayers.choose(readPrayerSettings({ city: "dubai" }), new AbortController().signal);

it("a stored choice of a city asks again for the month and the home, and a refused one does not", async () => {
  for (const key of keys) queryClient.setQueryData(key, {});
  send.mockRejectedValueOnce(new Error("away"));
  await expect(choose()).rejects.toThrow("away");
  expect(areStale()).toEqual([false, false]);
  send.mockResolvedValueOnce({ done: true });
  await choose();
  expect(areStale()).toEqual([true, true]);
});
