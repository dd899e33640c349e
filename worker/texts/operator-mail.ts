import type { Language } from "../../domain/language.ts";
import type { Trouble } from "../../domain/operations/troubles.ts";
import type { MailMessage } from "../platform.ts";
import { systemLink } from "./links.ts";
import { layOutMail } from "./mail-layout.ts";
import { m } from "./paraglide/messages.js";

type Text = (inputs: object, options: { locale: Language }) => string;

const texts: Record<string, Text> = {
  "job:drain_outbox": m.cron_job_drain_outbox,
  "job:delete_expired": m.cron_job_delete_expired,
  "job:extend_schedules": m.cron_job_extend_schedules,
  "job:delete_accounts": m.cron_job_delete_accounts,
  "job:follow_subscriptions": m.cron_job_follow_subscriptions,
  "job:follow_check_ins": m.cron_job_follow_check_ins,
  "job:order_sun_reminders": m.cron_job_order_sun_reminders,
  "job:pack_weeks": m.cron_job_pack_weeks,
  "job:back_up": m.cron_job_back_up,
  backup: m.mail_operator_backup,
  database: m.mail_operator_database,
};

/** The mail to the operator about failures. */
export function operatorMail(about: {
  to: string;
  troubles: readonly Trouble[];
  origin: string;
  language: Language;
}): MailMessage {
  const { to, troubles, origin, language } = about;
  const locale = { locale: language };
  const lines = troubles.map(({ name, error }) => {
    const what = texts[name]?.({}, locale) ?? name;
    return error === null ? `• ${what}` : `• ${what} (${error})`;
  });
  return layOutMail(to, language, {
    subject: m.mail_operator_subject({ host: new URL(origin).host }, locale),
    greeting: m.mail_operator_greeting({}, locale),
    body: lines.join("\n"),
    action: { button: m.mail_operator_button({}, locale), link: `${origin}${systemLink}` },
    otherwise: m.mail_operator_otherwise({}, locale),
  });
}
