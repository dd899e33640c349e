import { getKindOfTokens } from "../../data/accounts/sessions.ts";
import type { Platform } from "../../platform.ts";
import { hashToken } from "../../tokens/secret-token.ts";

/** The account kind of these refresh tokens, without using one up. */
export async function kindOfTokens(
  platform: Platform,
  tokens: string[],
): Promise<"visitor" | "trainee" | "trainer"> {
  if (tokens.length === 0) return "visitor";
  const hashes = await Promise.all(tokens.map(hashToken));
  return (await getKindOfTokens(platform.database, hashes, platform.now())) ?? "visitor";
}
