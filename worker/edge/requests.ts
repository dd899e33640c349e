import { networkOf } from "../../domain/accounts/network.ts";
import type { Requests } from "../platform.ts";

/** Facts of a request in headers that browsers and Cloudflare set, and no page can. */
export const httpRequests: Requests = {
  // Only Cloudflare's header is trusted.
  networkOf: ({ headers }) => networkOf(headers.get("cf-connecting-ip") ?? "local"),

  isOwn({ headers, url }) {
    const site = headers.get("sec-fetch-site");
    if (site !== null) return site === "same-origin";
    const origin = headers.get("origin");
    return origin !== null && origin === new URL(url).origin;
  },

  lengthOf({ headers }) {
    const length = headers.get("content-length") ?? "";
    return /^\d{1,10}$/.test(length) ? Number(length) : undefined;
  },

  // Cloudflare accepts more encodings than the client, and replaces the client's header.
  codingsOf(request: Request & { cf?: { clientAcceptEncoding?: string } }) {
    return request.cf?.clientAcceptEncoding ?? request.headers.get("accept-encoding") ?? "";
  },

  asksForSocket: ({ headers }) => headers.get("upgrade")?.toLowerCase() === "websocket",

  cookiesOf: ({ headers }) => headers.get("cookie") ?? "",

  keepCookie: () => false,
};
