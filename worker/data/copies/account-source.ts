import { sql } from "drizzle-orm";
import { usualAppearance } from "../../../domain/appearance.ts";
import type { CopiedValue } from "../../../domain/copies/copied-tables.ts";
import { type PushSettings, readPushSettings } from "../../../domain/notifications/push.ts";
import { prayers } from "../../../domain/prayers/methods.ts";
import { type PrayerSettings, readPrayerSettings } from "../../../domain/prayers/settings.ts";
import { decoded } from "../../db/decoded.ts";
import { accounts } from "../../db/schema.ts";
import type { PersonRows } from "./copied-source.ts";

const ofAccount = (table: string, owner: string, column: string) =>
  sql`(select ${sql.raw(column)} from ${sql.raw(table)} where ${sql.raw(owner)} = "accounts"."id")`.as(
    `account_${column}`,
  );
const setting = (column: string) => ofAccount("account_settings", "account_id", column);
/** A setting of the appearance, or its default without a choice. */
const look = (column: "theme" | "font_size" | "accent", usual: string) =>
  sql`coalesce((select ${sql.raw(column)} from account_settings
    where account_id = "accounts"."id" and appearance_at is not null),
    ${sql.raw(`'${usual}'`)})`.as(`account_${column}`);
/** One setting of alerts, which share a column. */
const choice = (name: string, pick: (choices: PushSettings) => CopiedValue) =>
  decoded(
    sql`(select notifications from account_settings where account_id = "accounts"."id")`,
    (stored: string) => pick(readPushSettings(JSON.parse(stored))),
  ).as(name);
/** One choice of the prayer times, which share a column. */
const prayer = (name: string, pick: (choices: PrayerSettings) => CopiedValue) =>
  decoded(
    sql`coalesce((select prayers from account_settings where account_id = "accounts"."id"), '{}')`,
    (stored: string) => pick(readPrayerSettings(JSON.parse(stored))),
  ).as(name);
const stepLink = (column: string) => ofAccount("step_links", "trainee_id", column);

/** A person's account with its settings, a row. */
export const accountRows: PersonRows<"account"> = {
  owner: accounts.id,
  key: [accounts.createdAt, accounts.id],
  others: {
    twoFactor: decoded(
      sql`exists (select 1 from totp_credentials
        where account_id = "accounts"."id" and confirmed_at is not null)`,
      Boolean,
    ).as("two_factor"),
    language: setting("language"),
    theme: look("theme", usualAppearance.theme),
    fontSize: look("font_size", usualAppearance.fontSize),
    accent: look("accent", usualAppearance.accent),
    hijri: decoded(
      sql`coalesce((select hijri from account_settings where account_id = "accounts"."id"), 0)`,
      Boolean,
    ).as("account_hijri"),
    appearanceAt: setting("appearance_at"),
    alertTypes: choice("alert_types", ({ types }) => types),
    quietFrom: choice("quiet_from", ({ quiet }) => quiet?.from ?? null),
    quietUntil: choice("quiet_until", ({ quiet }) => quiet?.until ?? null),
    prayerCity: prayer("prayer_city", ({ city }) => city),
    prayerMethod: prayer("prayer_method", ({ method }) => method),
    prayerMinutes: prayer("prayer_minutes", ({ minutes }) =>
      prayers.map((each) => String(minutes[each])),
    ),
    prayerQuiet: prayer("prayer_quiet", ({ quiet }) => quiet),
    stepLinkCreatedAt: stepLink("created_at"),
    stepLinkUsedAt: stepLink("last_used_at"),
  },
};
