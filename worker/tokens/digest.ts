import { base64url } from "jose";

/** SHA-256 in base64url, to compare long texts without storing them. */
export async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return base64url.encode(new Uint8Array(digest));
}
