import { base64url } from "jose";
import type { Platform } from "../platform.ts";
import { deriveKey } from "./secret-box.ts";
import { hashToken } from "./secret-token.ts";

/**
 * The link of an invitation as it was sent at an instant. Its secret is worked out of both by a key
 * that no database holds, so that a repeated request answers the same link; stored is its hash.
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
