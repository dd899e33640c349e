import type { D1Database } from "@cloudflare/workers-types";
import { localDateAt } from "../../../domain/calendar.ts";
import type { SignedIn } from "../../../domain/contract/accounts/session.ts";
import { newId } from "../../../domain/id.ts";
import { sampleTrainee } from "../../../scripts/seed/accounts.ts";
import { app } from "../../../worker/app.ts";
import { loggableItem } from "../lib/full-week.ts";
import { withDatabase } from "../lib/node-database.ts";
import { benchState, copyToMemory } from "../lib/state.ts";
import { farAway, type Invocation, measured } from "./far-away.ts";
import type { Plan } from "./plan.ts";

/** How many sets are logged, one after the other. */
export const sets = 20;

/** What a trainee waits for: signing in, opening the app behind its page, and sets one after the other. */
export async function requests({ state }: Plan): Promise<Invocation[]> {
  return withDatabase(copyToMemory((await benchState(state)).folder), async (database) => {
    const far = farAway(database);
    const all: Invocation[] = [];
    const ask = async (what: string, path: string, given: Asked = {}): Promise<Response> => {
      const send = () => app.fetch(requestOf(path, given), { platform: far.platform });
      const { invocation, result } = await measured(far, what, async () => send());
      const response = result as Response;
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      all.push(invocation);
      return response;
    };
    const today = localDateAt(Date.now(), "Asia/Hebron");
    const { email, password } = sampleTrainee;
    const itemId = await loggableItem(database as D1Database, { email, today });
    const body = { email, password, area: "trainee", remember: true };
    const entered = await ask("signing in", "/api/access/sign-in", { body });
    const cookie = entered.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    const refreshed = await ask("opening the app", "/api/access/refresh", { body: {}, cookie });
    const { accessToken } = (await refreshed.json()) as SignedIn;
    const bearer = { token: accessToken };
    await ask("opening the app", `/api/trainee/home?date=${today}`, bearer);
    for (let nth = 0; nth < sets; nth++) {
      const logged = [{ setNumber: 1 + (nth % 4), reps: 8, weight: 40 }];
      const performed = { id: newId(), itemId, sets: logged };
      await ask("a set", "/api/trainee/performed-sets", { ...bearer, body: performed });
    }
    return all;
  });
}

interface Asked {
  body?: unknown;
  cookie?: string;
  token?: string;
}

function requestOf(path: string, { body, cookie, token }: Asked): Request {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return new Request(`http://localhost${path}`, {
    method: sent === undefined ? "GET" : "POST",
    headers: {
      "sec-fetch-site": "same-origin",
      ...(sent !== undefined && {
        "content-type": "application/json",
        "content-length": String(new TextEncoder().encode(sent).length),
      }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(sent !== undefined && { body: sent }),
  });
}
