import { isPushEndpoint, pushKeptSeconds } from "../../domain/notifications/push.ts";
import { lazily } from "../lazily.ts";
import type { Push, PushOutcome } from "../platform.ts";
import type { Env } from "./cloudflare.ts";

type Keys = Pick<Env, "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY" | "VAPID_SUBJECT">;

const patience = 10_000;

const buildPushPayload = lazily(() => import("@block65/webcrypto-web-push"), "buildPushPayload");

/** Web Push (RFC 8030, 8291, 8292); null without keys. */
export function webPush(
  { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject }: Keys,
  send: typeof fetch = (...request) => fetch(...request),
): Push | null {
  if (!publicKey || !privateKey || !subject) return null;
  const keys = { publicKey, privateKey, subject };
  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, { data, topic, keptSeconds = pushKeptSeconds }) {
      // From before the list of services.
      if (!isPushEndpoint(endpoint)) return "gone";
      const target = { endpoint, expirationTime: null, keys: { p256dh, auth } };
      const options = { ttl: keptSeconds, urgency: "high", topic } as const;
      try {
        const request = await buildPushPayload({ data, options }, target, keys);
        const signal = AbortSignal.timeout(patience);
        const response = await send(endpoint, { ...request, redirect: "manual", signal });
        await response.body?.cancel();
        return outcomeOf(response.status);
      } catch {
        return "failed";
      }
    },
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  return status === 404 || status === 410 ? "gone" : "failed";
}
