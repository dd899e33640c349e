import { env } from "cloudflare:workers";
import { app } from "../../worker/app.ts";
import type { Actor } from "../../worker/data/scope.ts";
import { issueAccessToken } from "../../worker/tokens/access-token.ts";
import { makePlatform, origin } from "./worker.ts";

/** Keeps a session valid for years, whatever the clock of its device shows. */
export const outlive = ({ sessionId }: Actor) =>
  env.DB.prepare("update sessions set expires_at = ?2 where id = ?1")
    .bind(sessionId, Date.now() + 10 * 365 * 86_400_000)
    .run();

/** The app by a clock that stands at an instant, and a wait for the work that follows its answers. */
export function appAt(now: number) {
  const running: Promise<unknown>[] = [];
  const background = (work: Promise<unknown>) => void running.push(work);
  return {
    platform: makePlatform({ now: () => now, background }),
    settled: () => Promise.all(running),
  };
}

/** The device of a signed-in person at an instant, to which the app's clock is set. */
export function deviceAt(now: number, actor: Actor) {
  const { platform, settled } = appAt(now);
  async function ask(method: "GET" | "PUT" | "PATCH" | "POST", path: string, body?: unknown) {
    const token = await issueAccessToken(platform, actor);
    const request = new Request(`${origin}${path}`, {
      method,
      headers: {
        "sec-fetch-site": "same-origin",
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await app.fetch(request, { platform });
    await settled();
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response;
  }
  return {
    platform,
    token: () => issueAccessToken(platform, actor),
    get: async <Answer>(path: string) => (await ask("GET", path)).json() as Promise<Answer>,
    put: async (path: string, body: unknown) => void (await ask("PUT", path, body)),
    patch: async (path: string, body: unknown) => void (await ask("PATCH", path, body)),
    post: async (path: string, body: unknown) => void (await ask("POST", path, body)),
  };
}
