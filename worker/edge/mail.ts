import { MailFailure, readSender } from "../../domain/plumbing/mail.ts";
import type { Mail } from "../platform.ts";

interface MailBindings {
  EMAIL: SendEmail;
  MAIL_FROM: string;
}

/** Cloudflare's codes for a valid mail over a quota. */
const quotaCodes = new Set(["E_DAILY_LIMIT_EXCEEDED", "E_RATE_LIMIT_EXCEEDED"]);

/** Its codes for a mail that it will never send. */
const refusalCodes = new Set([
  "E_RECIPIENT_SUPPRESSED",
  "E_RECIPIENT_NOT_ALLOWED",
  "E_VALIDATION_ERROR",
  "E_FIELD_MISSING",
  "E_CONTENT_TOO_LARGE",
]);

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Cloudflare's Email Sending; a refusal tells whether and when to retry. */
export function cloudflareMail({ EMAIL, MAIL_FROM }: MailBindings, now: () => number): Mail {
  return {
    async send(message, sender) {
      const { email, name } = readSender(MAIL_FROM);
      try {
        await EMAIL.send({ from: { email, name: sender ?? name }, ...message });
      } catch (error) {
        throw failureOf(error, now());
      }
    },
  };
}

function failureOf(error: unknown, now: number): unknown {
  const code = codeOf(error);
  if (code && quotaCodes.has(code))
    return new MailFailure("quota", code, againAt(error, code, now));
  if (code && refusalCodes.has(code)) return new MailFailure("refused", code);
  return error;
}

function codeOf(error: unknown): string | undefined {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === "string") return code;
  return /\bE_[A-Z_]+\b/.exec(String(message ?? error))?.[0];
}

/** The given time, or the renewal of the limit: the next day in UTC, or the next hour. */
function againAt(error: unknown, code: string, now: number): number {
  const { retryAfter } = (error ?? {}) as { retryAfter?: unknown };
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds) && seconds > 0) return now + Math.min(seconds * 1000, dayMs);
  return code === "E_DAILY_LIMIT_EXCEEDED" ? Math.floor(now / dayMs + 1) * dayMs : now + hourMs;
}
