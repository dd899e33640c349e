import type { D1Database } from "@cloudflare/workers-types";
import { newId } from "../../../domain/id.ts";
import type { Platform } from "../../../worker/platform.ts";
import { issueAccessToken } from "../../../worker/tokens/access-token.ts";

export interface BenchCaller {
  accountId: string;
  sessionId: string;
  /** A fresh access token: they end after ten minutes. */
  token(): Promise<string>;
}

/** A new session of the account with an address. */
export async function signIn(
  database: D1Database,
  platform: Platform,
  email: string,
): Promise<BenchCaller> {
  const account = await database
    .prepare("select id, role from accounts where email = ?")
    .bind(email)
    .first<{ id: string; role: "trainer" | "trainee" }>();
  if (!account) throw new Error(`the seed has no ${email}`);
  const now = platform.now();
  const sessionId = newId(now);
  await database
    .prepare(
      `insert into sessions (id, account_id, kind, remember, generation, rotated_at, created_at, expires_at)
       values (?1, ?2, 'standard', 0, 1, ?3, ?3, ?4)`,
    )
    .bind(sessionId, account.id, now, now + 86_400_000)
    .run();
  const actor = { kind: account.role, accountId: account.id, sessionId };
  return { accountId: account.id, sessionId, token: () => issueAccessToken(platform, actor) };
}
