import { base64url } from "jose";
import type { Platform } from "../platform.ts";
import { deriveKey } from "./secret-box.ts";
import { hashToken } from "./secret-token.ts";

/**
 * The link of an invitation sent at an instant. Its secret is derived from both by a key outside the database, so a
 * repeated request returns the same link. The database has its hash.
 */
export async function invitationLink(
  platform: Platform,
  { id, sentAt }: { id: string; sentAt: number },
): Promise<{ link: string; hash: string }> {
  const key = await deriveKey(platform, "invitations", "HMAC");
  const digest = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${id} ${sentAt}`));
  const secret = base64url.encode(new Uint8Array(digest));
  return {
    link: `${platform.origin}/invitation#access_token=${secret}`,
    hash: await hashToken(secret),
  };
}
