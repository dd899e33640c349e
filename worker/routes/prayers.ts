import { done } from "../../domain/contract/done.ts";
import { ownPrayers, prayerSettings } from "../../domain/contract/prayers/settings.ts";
import { getPrayers, setPrayers } from "../data/prayers/settings.ts";
import { answers, createMemberRoute, jsonBody, memberRoutes } from "./http/api.ts";

const tags = ["Prayers"];

const get = createMemberRoute({
  method: "get",
  path: "/prayers",
  viewAs: { hidden: "a person's religion is their own" },
  tags,
  summary: "The caller's choices of prayer times, and the time zone that they follow",
  responses: answers(ownPrayers, "The choices; the device calculates the times"),
});

const put = createMemberRoute({
  method: "put",
  path: "/prayers",
  tells: "nobody",
  tags,
  summary:
    "Choose city, method and minutes of the prayer times, and whether alerts wait for a prayer",
  request: { body: jsonBody(prayerSettings) },
  responses: answers(done, "The choices are stored"),
});

/** Prayer times and quiet around them, for both areas. */
export const prayersRoutes = memberRoutes()
  .openapi(get, async (c) => c.json(await getPrayers(c.get("scope")), 200))
  .openapi(put, async (c) => {
    await setPrayers(c.get("scope"), c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  });
