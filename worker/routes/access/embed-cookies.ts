import { embedCookies } from "../../../domain/contract/accounts/sign-in.ts";
import { answers, createVisitorRoute, visitorRoutes } from "../http/api.ts";
import { readCookie, writeCookie } from "../http/cookies.ts";
import { keepingOf } from "./session-cookie.ts";

const getEmbedCookies = createVisitorRoute({
  method: "get",
  path: "/embed-cookies",
  tags: ["Access"],
  summary: "The cookies that a browser returns inside another site's page, probed in two requests",
  responses: answers(
    embedCookies,
    "The cookies of this request; the next one shows the stored ones",
  ),
});

const probes = { embed: "embed-probe", shared: "shared-probe" } as const;
const kinds = ["embed", "shared"] as const;

/** Reports the cookies that this browser sends inside other sites' pages: there is no other way to know. */
export const embedCookieRoutes = visitorRoutes().openapi(getEmbedCookies, (c) => {
  const kept = kinds.find((kind) => readCookie(c, probes[kind]) === "1") ?? null;
  for (const kind of kinds) writeCookie(c, probes[kind], "1", keepingOf[kind]);
  return c.json({ kept }, 200);
});
