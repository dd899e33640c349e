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
import { id, instant, partOf } from "./columns.ts";

export const accounts = sqliteTable(
  "accounts",
  {
    id: id(),
    email: text().notNull().unique(),
    /** PHC string; null until the first password is set by link. */
    passwordHash: text(),
    role: text({ enum: ["trainer", "trainee"] }).notNull(),
    emailConfirmedAt: instant(),
    /** When the account goes, by its owner's wish; null while it stays. */
    deletesAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index("accounts_deletes").on(t.deletesAt).where(sql`deletes_at is not null`),
    uniqueIndex("accounts_one_trainer").on(t.role).where(sql`role = 'trainer'`),
  ],
);

/** One signed-in browser: a family of refresh tokens, of which one generation is current. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: id(),
    accountId: partOf(() => accounts.id),
    /**
     * Where its cookie lives: at top level; `embed`, inside one other site's pages; `shared`, inside
     * those of every site that the browser lets have it, where it keeps no cookie for each of them.
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

/** Every refresh token ever issued in a live family, so that a replay is recognised. */
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
    /** The address that it goes to; of a change, the one that the account will have. */
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
  /** The last accepted time step: a code works once. */
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

/** Failed attempts by key (`sign-in:account:…`): the delay grows with the count, and ends. */
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

/** One person's choices, on every device. */
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
  /** When language, theme, accent or font size were chosen last; null while nobody chose. */
  appearanceAt: instant(),
  updatedAt: instant().notNull(),
});
