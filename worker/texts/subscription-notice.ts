import type { Language } from "../../domain/language.ts";
import type { Gender } from "../../domain/trainee.ts";
import { m } from "./paraglide/messages.js";

interface Notice {
  title: string;
  message: string;
}

/** The trainee's notice of the end of their subscription. */
export function ownEndNotice(
  { plan, left, gender }: { plan: string; left: number; gender: Gender | null },
  language: Language,
): Notice {
  const locale = { locale: language };
  return {
    title:
      left > 0
        ? m.subscription_notice_own_title({ count: left }, locale)
        : m.subscription_notice_own_today({}, locale),
    message: m.subscription_notice_own_text({ plan, gender: gender ?? "other" }, locale),
  };
}

/** The trainer's notice of it, with the trainee's name. */
export function endNotice(
  { name, plan, left }: { name: string; plan: string; left: number },
  language: Language,
): Notice {
  const locale = { locale: language };
  return {
    title:
      left > 0
        ? m.subscription_notice_title({ name, count: left }, locale)
        : m.subscription_notice_today({ name }, locale),
    message: m.subscription_notice_text({ plan }, locale),
  };
}

/** The trainer's notice of a suspended account. */
export function suspensionNotice({ name }: { name: string }, language: Language): Notice {
  const locale = { locale: language };
  return {
    title: m.subscription_notice_suspended_title({ name }, locale),
    message: m.subscription_notice_suspended_text({}, locale),
  };
}
