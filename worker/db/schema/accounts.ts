import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { accents, fontSizes, themes } from "../../../domain/appearance.ts";
import { languages } from "../../../domain/language.ts";
import { address, id, instant, partOf } from "./columns.ts";
import { factsOf } from "./facts.ts";

export const accounts = sqliteTable(
  "accounts",
  {
    id: id(),
    email: address().notNull().unique(),
    /** PHC string; null until the first password is set by link. */
    passwordHash: text(),
    role: text({ enum: ["trainer", "trainee"] }).notNull(),
    emailConfirmedAt: instant(),
    /** The time of a deletion by the owner; null without one. */
    deletesAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index("accounts_deletes").on(t.deletesAt).where(sql`deletes_at is not null`),
    uniqueIndex("accounts_one_trainer").on(t.role).where(sql`role = 'trainer'`),
  ],
);

/** A signed-in browser: a family of refresh tokens with one current generation. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: id(),
    accountId: partOf(() => accounts.id),
    /**
     * The place of its cookie. `standard`: top level. `embed`: inside one other site's pages. `shared`: inside
     * those of every site with access, in browsers without a cookie for each.
     */
    kind: text({ enum: ["standard", "embed", "shared"] }).notNull(),
    remember: integer({ mode: "boolean" }).notNull(),
    generation: integer().notNull(),
    rotatedAt: instant().notNull(),
    userAgent: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    endReason: text({
      enum: ["signed_out", "everywhere", "ended", "password", "email", "replay", "status"],
    }),
  },
  (t) => [
    index("sessions_account").on(t.accountId, t.endedAt),
    index("sessions_expires").on(t.expiresAt),
    index("sessions_ended").on(t.endedAt).where(sql`ended_at is not null`),
  ],
);

/** All refresh tokens of a live family, to recognise a replay. */
export const refreshTokens = sqliteTable(
  "refresh_tokens",
  {
    /** SHA-256 of the token, base64url. */
    hash: text().primaryKey(),
    sessionId: partOf(() => sessions.id),
    generation: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index("refresh_tokens_session").on(t.sessionId),
    index("refresh_tokens_created").on(t.createdAt),
  ],
);

/** Single-use links sent by mail. */
export const mailTokens = sqliteTable(
  "mail_tokens",
  {
    hash: text().primaryKey(),
    accountId: partOf(() => accounts.id),
    purpose: text({ enum: ["reset_password", "confirm_email", "change_email"] }).notNull(),
    /** The recipient's address; for a change the new one. */
    email: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    index("mail_tokens_account").on(t.accountId, t.purpose),
    index("mail_tokens_expires").on(t.expiresAt),
  ],
);

export const totpCredentials = sqliteTable("totp_credentials", {
  accountId: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  /** Encrypted with a key derived from SESSION_KEY. */
  secret: text().notNull(),
  confirmedAt: instant(),
  /** The last accepted time step, so that a code works once. */
  lastStep: integer().notNull().default(0),
  createdAt: instant().notNull(),
});

export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    accountId: partOf(() => accounts.id),
    hash: text().notNull(),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.hash] })],
);

/** Failed attempts by key (`sign-in:account:…`); the delay grows with the count, up to a limit. */
export const accessAttempts = sqliteTable(
  "access_attempts",
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    lastFailedAt: instant().notNull(),
    blockedUntil: instant().notNull(),
  },
  (t) => [index("access_attempts_last").on(t.lastFailedAt)],
);

/** A person's choices for all devices. */
export const accountSettings = sqliteTable("account_settings", {
  accountId: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  language: text({ enum: languages }).notNull().default("ar"),
  theme: text({ enum: themes }).notNull().default("system"),
  accent: text({ enum: accents }).notNull().default("emerald"),
  fontSize: text({ enum: fontSizes }).notNull().default("medium"),
  /** Opt-in by notification type, and quiet hours. */
  notifications: text({ mode: "json" })
    .$type<Record<string, unknown>>()
    .notNull()
    .default(sql`'{}'`),
  /** Whether the Hijri date is shown beside the Gregorian one. */
  hijri: integer({ mode: "boolean" }).notNull().default(false),
  /** The last choice of language, theme, accent, font size or Hijri date; null without one. */
  appearanceAt: instant(),
  /** City, method, minutes and quiet of the prayer times; null without a choice. */
  prayers: text({ mode: "json" }).$type<Record<string, unknown>>(),
  updatedAt: instant().notNull(),
});

const secret = "by these somebody signs in";

export const accountsFacts = [
  factsOf(accounts, {
    copied: {
      account: [
        "email",
        "emailConfirmedAt",
        "twoFactor",
        "language",
        "theme",
        "accent",
        "fontSize",
        "hijri",
        "appearanceAt",
        "alertTypes",
        "quietFrom",
        "quietUntil",
        "prayerCity",
        "prayerMethod",
        "prayerMinutes",
        "prayerQuiet",
        "stepLinkCreatedAt",
        "stepLinkUsedAt",
        "createdAt",
        "deletesAt",
      ],
    },
  }),
  factsOf(sessions, {
    copied: { sessions: ["browser", "createdAt", "usedAt", "expiresAt", "endedAt"] },
    backup: "one that was ended since would live again: everybody signs in anew",
  }),
  factsOf(refreshTokens, { copied: secret, backup: "part of a session" }),
  factsOf(mailTokens, {
    copied: secret,
    backup: "a link that was used or replaced since would open again",
  }),
  factsOf(totpCredentials, { copied: { account: "joined" } }),
  factsOf(recoveryCodes, { copied: secret }),
  factsOf(accessAttempts, { copied: "counts that are over in minutes", backup: "over in minutes" }),
  factsOf(accountSettings, { copied: { account: "joined" } }),
];
