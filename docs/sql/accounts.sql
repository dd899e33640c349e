-- The statements of worker/data/accounts, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- accounts/access-attempts.ts: forgetAttempts

delete from "access_attempts"
where "access_attempts"."key" in (
  select value
  from json_each(?)
);
-- SEARCH access_attempts USING COVERING INDEX sqlite_autoindex_access_attempts_1 (key=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

-- accounts/access-attempts.ts: isAttemptBlocked

select "key"
from "access_attempts"
where blocked_until > ? and "access_attempts"."key" in (
  select value
  from json_each(?)
);
-- SEARCH access_attempts USING INDEX sqlite_autoindex_access_attempts_1 (key=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

-- accounts/access-attempts.ts: reserveAttempt

insert into "access_attempts" ("key", "failures", "last_failed_at", "blocked_until")
select key, failures, ?, iif(delay > 0, ? + delay, 0)
from (
  select key, failures, delays ->> (min(failures, json_array_length(delays)) - 1) as delay
  from (
    select value ->> 'key' as key, value -> 'delays' as delays, 1 + coalesce((
      select failures
      from access_attempts
      where key = value ->> 'key' and last_failed_at > ?
    ), 0) as failures
    from json_each(?)
  )
)
where not exists (
  select 1
  from access_attempts
  where blocked_until > ? and key in (
    select value ->> 'key'
    from json_each(?)
  )
)
on conflict ("access_attempts"."key") do update
set "failures" = excluded.failures, "last_failed_at" = excluded.last_failed_at, "blocked_until" =
    excluded.blocked_until
returning "key";
-- SCAN json_each VIRTUAL TABLE INDEX 1:
-- SCALAR SUBQUERY 5
--   SEARCH access_attempts USING INDEX sqlite_autoindex_access_attempts_1 (key=?)
--   LIST SUBQUERY 4
--     SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH access_attempts USING INDEX sqlite_autoindex_access_attempts_1 (key=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH access_attempts USING INDEX sqlite_autoindex_access_attempts_1 (key=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH access_attempts USING INDEX sqlite_autoindex_access_attempts_1 (key=?)

select coalesce(max("blocked_until"), 0)
from "access_attempts"
where blocked_until > ? and key in (
  select value ->> 'key'
  from json_each(?)
);
-- SEARCH access_attempts USING INDEX sqlite_autoindex_access_attempts_1 (key=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

-- accounts/accounts.ts: accountRow

select "accounts"."id", "accounts"."email", "accounts"."role", "accounts"."password_hash", "accounts"."updated_at",
    "trainee_profiles"."status", "trainee_profiles"."phone", "trainee_profiles"."name", "trainee_profiles"."gender",
    "trainee_profiles"."time_zone", "settings"."value", "totp_credentials"."confirmed_at" is not null,
    "account_settings"."theme", "account_settings"."accent", "account_settings"."font_size",
    "account_settings"."language", "account_settings"."hijri", "account_settings"."appearance_at"
from "accounts"
left join "trainee_profiles" on "trainee_profiles"."id" = "accounts"."id"
left join "settings" on ("settings"."section" = ? and "accounts"."role" = ?)
left join "totp_credentials" on "totp_credentials"."account_id" = "accounts"."id"
left join "account_settings" on "account_settings"."account_id" = "accounts"."id"
where "accounts"."email" = ?;
-- SEARCH accounts USING INDEX accounts_email_unique (email=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?) LEFT-JOIN
-- SEARCH totp_credentials USING INDEX sqlite_autoindex_totp_credentials_1 (account_id=?) LEFT-JOIN
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?) LEFT-JOIN

select "accounts"."id", "accounts"."email", "accounts"."role", "accounts"."password_hash", "accounts"."updated_at",
    "trainee_profiles"."status", "trainee_profiles"."phone", "trainee_profiles"."name", "trainee_profiles"."gender",
    "trainee_profiles"."time_zone", "settings"."value", "totp_credentials"."confirmed_at" is not null,
    "account_settings"."theme", "account_settings"."accent", "account_settings"."font_size",
    "account_settings"."language", "account_settings"."hijri", "account_settings"."appearance_at"
from "accounts"
left join "trainee_profiles" on "trainee_profiles"."id" = "accounts"."id"
left join "settings" on ("settings"."section" = ? and "accounts"."role" = ?)
left join "totp_credentials" on "totp_credentials"."account_id" = "accounts"."id"
left join "account_settings" on "account_settings"."account_id" = "accounts"."id"
where "accounts"."id" = (
  select account_id
  from sessions
  where id = (
    select session_id
    from refresh_tokens
    where hash = ?
  )
);
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SCALAR SUBQUERY 1
--     SEARCH refresh_tokens USING INDEX sqlite_autoindex_refresh_tokens_1 (hash=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?) LEFT-JOIN
-- SEARCH totp_credentials USING INDEX sqlite_autoindex_totp_credentials_1 (account_id=?) LEFT-JOIN
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?) LEFT-JOIN

select "accounts"."id", "accounts"."email", "accounts"."role", "accounts"."password_hash", "accounts"."updated_at",
    "trainee_profiles"."status", "trainee_profiles"."phone", "trainee_profiles"."name", "trainee_profiles"."gender",
    "trainee_profiles"."time_zone", "settings"."value", "totp_credentials"."confirmed_at" is not null,
    "account_settings"."theme", "account_settings"."accent", "account_settings"."font_size",
    "account_settings"."language", "account_settings"."hijri", "account_settings"."appearance_at"
from "accounts"
left join "trainee_profiles" on "trainee_profiles"."id" = "accounts"."id"
left join "settings" on ("settings"."section" = ? and "accounts"."role" = ?)
left join "totp_credentials" on "totp_credentials"."account_id" = "accounts"."id"
left join "account_settings" on "account_settings"."account_id" = "accounts"."id"
where "accounts"."id" = ?;
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?) LEFT-JOIN
-- SEARCH totp_credentials USING INDEX sqlite_autoindex_totp_credentials_1 (account_id=?) LEFT-JOIN
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?) LEFT-JOIN

-- accounts/accounts.ts: getLanguage

select "language"
from "account_settings"
where "account_settings"."account_id" = ?;
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)

-- accounts/appearance.ts: setAppearance

insert into "account_settings" ("account_id", "language", "theme", "accent", "font_size", "notifications",
    "hijri", "appearance_at", "prayers", "updated_at")
values (?, ?, ?, ?, ?, '{}', ?, ?, null, ?)
on conflict ("account_settings"."account_id") do update
set "language" = ?, "theme" = ?, "accent" = ?, "font_size" = ?, "appearance_at" = ?, "updated_at" = ?
returning "hijri";

-- accounts/email-change.ts: findEmailChange

select "mail_tokens"."hash", "accounts"."id", "accounts"."email", "mail_tokens"."email", "trainee_profiles"."name",
    "trainee_profiles"."phone"
from "mail_tokens"
inner join "accounts" on "accounts"."id" = "mail_tokens"."account_id"
inner join "trainee_profiles" on "trainee_profiles"."id" = "mail_tokens"."account_id"
where ("mail_tokens"."hash" = ? and "mail_tokens"."purpose" = ? and "trainee_profiles"."status" = ? and ("mail_tokens"."used_at"
    is null and "mail_tokens"."expires_at" > ?));
-- SEARCH mail_tokens USING INDEX sqlite_autoindex_mail_tokens_1 (hash=?)
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- accounts/email-change.ts: getEmailChange

select "email"
from "accounts"
where "accounts"."id" = ?;
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

select "email", "expires_at"
from "mail_tokens"
where ("mail_tokens"."account_id" = ? and "mail_tokens"."purpose" = ? and ("mail_tokens"."used_at" is null and
    "mail_tokens"."expires_at" > ?))
order by "mail_tokens"."created_at" desc
limit ?;
-- SEARCH mail_tokens USING INDEX mail_tokens_account (account_id=? AND purpose=?)
-- USE TEMP B-TREE FOR ORDER BY

-- accounts/email-change.ts: isEmailTaken

select "id"
from "accounts"
where "accounts"."email" = ?;
-- SEARCH accounts USING INDEX accounts_email_unique (email=?)

-- accounts/email-change.ts: orderEmailChange

insert into "mail_tokens" ("hash", "account_id", "purpose", "email", "created_at", "expires_at", "used_at")
select ?, ?, ?, ?, ?, ?, null
where (
  select count(*)
  from "mail_tokens"
  where ("mail_tokens"."account_id" = ? and "mail_tokens"."purpose" = ? and "mail_tokens"."created_at" > ?)
) < ? and exists (
  select 1
  from "mail_tokens"
  where ("mail_tokens"."account_id" = ? and "mail_tokens"."purpose" = ? and "mail_tokens"."email" = ? and ("mail_tokens"."used_at"
      is null and "mail_tokens"."expires_at" > ?))
)
returning "hash";
-- SEARCH mail_tokens EXISTS USING INDEX mail_tokens_account (account_id=? AND purpose=?)
-- SCALAR SUBQUERY 1
--   SEARCH mail_tokens USING INDEX mail_tokens_account (account_id=? AND purpose=?)

insert into "mail_tokens" ("hash", "account_id", "purpose", "email", "created_at", "expires_at", "used_at")
select ?, ?, ?, ?, ?, ?, null
where (
  select count(*)
  from "mail_tokens"
  where ("mail_tokens"."account_id" = ? and "mail_tokens"."purpose" = ? and "mail_tokens"."created_at" > ?)
) < ? and true
returning "hash";
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SEARCH mail_tokens USING INDEX mail_tokens_account (account_id=? AND purpose=?)

select count(*), coalesce(min("created_at"), ?)
from "mail_tokens"
where ("mail_tokens"."account_id" = ? and "mail_tokens"."purpose" = ? and "mail_tokens"."created_at" > ?);
-- SEARCH mail_tokens USING INDEX mail_tokens_account (account_id=? AND purpose=?)

-- accounts/mail-tokens.ts: findMailToken

select "mail_tokens"."hash", "accounts"."id", "accounts"."role", "accounts"."email"
from "mail_tokens"
inner join "accounts" on "accounts"."id" = "mail_tokens"."account_id"
where ("mail_tokens"."hash" = ? and "mail_tokens"."purpose" = ? and "mail_tokens"."email" = "accounts"."email"
    and ("mail_tokens"."used_at" is null and "mail_tokens"."expires_at" > ?));
-- SEARCH mail_tokens USING INDEX sqlite_autoindex_mail_tokens_1 (hash=?)
-- SEARCH accounts USING INDEX accounts_email_unique (email=?)

-- accounts/mail-tokens.ts: giveUpEmailChange

update "mail_tokens"
set "used_at" = ?
where ("mail_tokens"."account_id" = ? and "mail_tokens"."purpose" = ? and "mail_tokens"."used_at" is null and
    "mail_tokens"."hash" <> ? and exists (
  select 1
  from mail_tokens ordered
  where ordered.hash = ?
));
-- SEARCH mail_tokens USING INDEX mail_tokens_account (account_id=? AND purpose=?)
-- SCALAR SUBQUERY 1
--   SEARCH ordered USING COVERING INDEX sqlite_autoindex_mail_tokens_1 (hash=?)

update "mail_tokens"
set "used_at" = ?
where ("mail_tokens"."account_id" = ? and "mail_tokens"."purpose" = ? and "mail_tokens"."used_at" is null and
    exists (
  select "id"
  from "accounts"
  where ("accounts"."id" = ? and "accounts"."password_hash" = ?)
));
-- SEARCH mail_tokens USING INDEX mail_tokens_account (account_id=? AND purpose=?)
-- SCALAR SUBQUERY 1
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

update "mail_tokens"
set "used_at" = ?
where ("mail_tokens"."account_id" = ? and "mail_tokens"."purpose" = ? and "mail_tokens"."used_at" is null);
-- SEARCH mail_tokens USING INDEX mail_tokens_account (account_id=? AND purpose=?)

update "mail_tokens"
set "used_at" = ?
where ("mail_tokens"."account_id" in (
  select trainee_id
  from "trainee_job_members"
  where job_id = ?
) and "mail_tokens"."purpose" = ? and "mail_tokens"."used_at" is null);
-- SEARCH mail_tokens USING INDEX mail_tokens_account (account_id=? AND purpose=?)
-- LIST SUBQUERY 1
--   SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)

-- accounts/open-invitations.ts: revokeInvitations

update "invitations"
set "revoked_at" = ?
where ("invitations"."trainee_id" = (
  select i.trainee_id
  from invitations i
  where i.id = ? and i.hash = ?
) and "invitations"."accepted_at" is null and "invitations"."revoked_at" is null and "invitations"."id" <> ?);
-- SEARCH invitations USING INDEX invitations_trainee (trainee_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH i USING INDEX invitations_hash_unique (hash=?)

update "invitations"
set "revoked_at" = ?
where ("invitations"."trainee_id" = ? and "invitations"."accepted_at" is null and "invitations"."revoked_at"
    is null and not exists (
  select 1
  from invitations
  where id = ?
));
-- SEARCH invitations USING INDEX invitations_trainee (trainee_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH invitations USING COVERING INDEX sqlite_autoindex_invitations_1 (id=?)

-- accounts/own-password.ts: getOwnPassword

select "password_hash"
from "accounts"
where "accounts"."id" = ?;
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

-- accounts/own-password.ts: updateOwnPassword

update "accounts"
set "password_hash" = ?, "updated_at" = ?
where ("accounts"."id" = ? and "accounts"."password_hash" = ?)
returning "id";
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

-- accounts/own-sessions.ts: endOwnSession

select "id"
from "sessions"
where ("sessions"."id" = ? and "sessions"."account_id" = ?);
-- SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)

update "sessions"
set "ended_at" = ?, "end_reason" = ?
where (("sessions"."id" = ? and "sessions"."account_id" = ?) and ("sessions"."ended_at" is null and "sessions"."expires_at"
    > ?));
-- SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)

-- accounts/own-sessions.ts: getSecurity

select "id", "kind", "user_agent", "created_at", "rotated_at"
from "sessions"
where ("sessions"."account_id" = ? and ("sessions"."ended_at" is null and "sessions"."expires_at" > ?))
order by "sessions"."id" <> ?, "sessions"."rotated_at" desc, "sessions"."id" desc
limit ?;
-- SEARCH sessions USING INDEX sessions_account (account_id=? AND ended_at=?)
-- USE TEMP B-TREE FOR ORDER BY

select (
  select count(*)
  from "recovery_codes"
  where account_id = ? and used_at is null
)
from "totp_credentials"
where ("totp_credentials"."account_id" = ? and "totp_credentials"."confirmed_at" is not null);
-- SEARCH totp_credentials USING INDEX sqlite_autoindex_totp_credentials_1 (account_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH recovery_codes USING INDEX sqlite_autoindex_recovery_codes_1 (account_id=?)

-- accounts/session-rotation.ts: rotateToken

insert into "refresh_tokens" ("hash", "session_id", "generation", "created_at")
select ?, "sessions"."id", "sessions"."generation", ?
from "sessions"
where ("sessions"."id" = (
  select session_id
  from refresh_tokens
  where hash = ?
) and "sessions"."kind" = ? and ("sessions"."ended_at" is null and "sessions"."expires_at" > ?) and "sessions"."created_at"
    > ? and exists (
  select 1
  from "accounts"
  left join "trainee_profiles" on "trainee_profiles"."id" = "accounts"."id"
  where "accounts"."id" = "sessions"."account_id" and case "accounts"."role" when 'trainer' then "accounts"."email"
      = ? else "trainee_profiles"."status" = 'active' end
)) and "sessions"."generation" = (
  select generation + 1
  from refresh_tokens
  where hash = ?
) and "sessions"."rotated_at" > ?
returning "hash";
-- SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH refresh_tokens USING INDEX sqlite_autoindex_refresh_tokens_1 (hash=?)
-- SCALAR SUBQUERY 3
--   SEARCH refresh_tokens USING INDEX sqlite_autoindex_refresh_tokens_1 (hash=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN

select "id", "kind", "remember", "created_at", "expires_at", "ended_at", "end_reason"
from "sessions"
where "sessions"."id" = (
  select session_id
  from refresh_tokens
  where hash = ?
);
-- SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH refresh_tokens USING INDEX sqlite_autoindex_refresh_tokens_1 (hash=?)

update "refresh_tokens"
set "generation" = (
  select generation - 1
  from refresh_tokens
  where hash = ?
)
where ("refresh_tokens"."session_id" in (
  select "id"
  from "sessions"
  where (("sessions"."id" = (
    select session_id
    from refresh_tokens
    where hash = ?
  ) and "sessions"."kind" = ? and ("sessions"."ended_at" is null and "sessions"."expires_at" > ?) and
      "sessions"."created_at" > ? and exists (
    select 1
    from "accounts"
    left join "trainee_profiles" on "trainee_profiles"."id" = "accounts"."id"
    where "accounts"."id" = "sessions"."account_id" and case "accounts"."role" when 'trainer' then "accounts"."email"
        = ? else "trainee_profiles"."status" = 'active' end
  )) and "sessions"."generation" = (
    select generation + 1
    from refresh_tokens
    where hash = ?
  ) and "sessions"."rotated_at" <= ?)
) and "refresh_tokens"."generation" = (
  select generation + 1
  from refresh_tokens
  where hash = ?
));
-- SEARCH refresh_tokens USING INDEX refresh_tokens_session (session_id=?)
-- LIST SUBQUERY 5
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SCALAR SUBQUERY 2
--     SEARCH refresh_tokens USING INDEX sqlite_autoindex_refresh_tokens_1 (hash=?)
--   SCALAR SUBQUERY 4
--     SEARCH refresh_tokens USING INDEX sqlite_autoindex_refresh_tokens_1 (hash=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
--     SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN
-- SCALAR SUBQUERY 6
--   SEARCH refresh_tokens USING INDEX sqlite_autoindex_refresh_tokens_1 (hash=?)
-- SCALAR SUBQUERY 1
--   SEARCH refresh_tokens USING INDEX sqlite_autoindex_refresh_tokens_1 (hash=?)

update "sessions"
set "generation" = (
  select generation + 1
  from refresh_tokens
  where hash = ?
),
"rotated_at" = ?, "expires_at" = min( ? + case when "sessions"."remember" then ? else ? end, "sessions"."created_at"
    + ?)
where (("sessions"."id" = (
  select session_id
  from refresh_tokens
  where hash = ?
) and "sessions"."kind" = ? and ("sessions"."ended_at" is null and "sessions"."expires_at" > ?) and "sessions"."created_at"
    > ? and exists (
  select 1
  from "accounts"
  left join "trainee_profiles" on "trainee_profiles"."id" = "accounts"."id"
  where "accounts"."id" = "sessions"."account_id" and case "accounts"."role" when 'trainer' then "accounts"."email"
      = ? else "trainee_profiles"."status" = 'active' end
)) and "sessions"."generation" = (
  select generation
  from refresh_tokens
  where hash = ?
));
-- SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH refresh_tokens USING INDEX sqlite_autoindex_refresh_tokens_1 (hash=?)
-- SCALAR SUBQUERY 4
--   SEARCH refresh_tokens USING INDEX sqlite_autoindex_refresh_tokens_1 (hash=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN
-- SCALAR SUBQUERY 1
--   SEARCH refresh_tokens USING INDEX sqlite_autoindex_refresh_tokens_1 (hash=?)

update "sessions"
set "rotated_at" = ?, "expires_at" = min( ? + case when "sessions"."remember" then ? else ? end, "sessions"."created_at"
    + ?)
where (("sessions"."id" = (
  select session_id
  from refresh_tokens
  where hash = ?
) and "sessions"."kind" = ? and ("sessions"."ended_at" is null and "sessions"."expires_at" > ?) and "sessions"."created_at"
    > ? and exists (
  select 1
  from "accounts"
  left join "trainee_profiles" on "trainee_profiles"."id" = "accounts"."id"
  where "accounts"."id" = "sessions"."account_id" and case "accounts"."role" when 'trainer' then "accounts"."email"
      = ? else "trainee_profiles"."status" = 'active' end
)) and "sessions"."generation" = (
  select generation + 1
  from refresh_tokens
  where hash = ?
) and "sessions"."rotated_at" <= ?);
-- SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH refresh_tokens USING INDEX sqlite_autoindex_refresh_tokens_1 (hash=?)
-- SCALAR SUBQUERY 3
--   SEARCH refresh_tokens USING INDEX sqlite_autoindex_refresh_tokens_1 (hash=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN

-- accounts/sessions.ts: closeSockets

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountId', "accounts"."id", 'side', "accounts"."role",
    'sessionIds', json_group_array("sessions"."id") ), ?, ?, null, ?, null
from "sessions"
join "accounts" on "accounts"."id" = "sessions"."account_id"
where "sessions"."account_id" = ? and "sessions"."ended_at" = ? and "sessions"."expires_at" > ?
group by "accounts"."id";
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SEARCH sessions USING INDEX sessions_account (account_id=? AND ended_at=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountId', "accounts"."id", 'side', "accounts"."role",
    'sessionIds', json_group_array("sessions"."id") ), ?, ?, null, ?, null
from "sessions"
join "accounts" on "accounts"."id" = "sessions"."account_id"
where "sessions"."account_id" in (
  select trainee_id
  from "trainee_job_members"
  where job_id = ?
) and "sessions"."ended_at" = ? and "sessions"."expires_at" > ?
group by "accounts"."id";
-- SEARCH sessions USING INDEX sessions_account (account_id=? AND ended_at=?)
-- LIST SUBQUERY 1
--   SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountId', "accounts"."id", 'side', "accounts"."role",
    'sessionIds', json_group_array("sessions"."id") ), ?, ?, null, ?, null
from "sessions"
join "accounts" on "accounts"."id" = "sessions"."account_id"
where ("sessions"."id" = ? and "sessions"."account_id" = ?) and "sessions"."ended_at" = ? and "sessions"."expires_at"
    > ?
group by "accounts"."id";
-- SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

-- accounts/sessions.ts: endSessionsAmong

update "sessions"
set "ended_at" = ?, "end_reason" = ?
where ("sessions"."account_id" in (
  select trainee_id
  from "trainee_job_members"
  where job_id = ?
) and "sessions"."ended_at" is null);
-- SEARCH sessions USING COVERING INDEX sessions_account (account_id=? AND ended_at=?)
-- LIST SUBQUERY 1
--   SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)

-- accounts/sessions.ts: endSessionsOf

update "sessions"
set "ended_at" = ?, "end_reason" = ?
where ("sessions"."account_id" = ? and "sessions"."ended_at" is null and "sessions"."id" <> ?);
-- SEARCH sessions USING INDEX sessions_account (account_id=? AND ended_at=?)

update "sessions"
set "ended_at" = ?, "end_reason" = ?
where ("sessions"."account_id" = ? and "sessions"."ended_at" is null and ("sessions"."id" <> ? and exists (
  select "id"
  from "accounts"
  where ("accounts"."id" = ? and "accounts"."password_hash" = ?)
)));
-- SEARCH sessions USING INDEX sessions_account (account_id=? AND ended_at=?)
-- SCALAR SUBQUERY 1
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

update "sessions"
set "ended_at" = ?, "end_reason" = ?
where ("sessions"."account_id" = ? and "sessions"."ended_at" is null and ("sessions"."id" <> ? and exists (
  select 1
  from "accounts"
  where ("accounts"."id" = ? and "accounts"."role" = ? and "accounts"."deletes_at" is null)
)));
-- SEARCH sessions USING INDEX sessions_account (account_id=? AND ended_at=?)
-- SCALAR SUBQUERY 1
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)

update "sessions"
set "ended_at" = ?, "end_reason" = ?
where ("sessions"."account_id" = ? and "sessions"."ended_at" is null and exists (
  select 1
  from totp_credentials own
  where own.account_id = ? and own.confirmed_at is not null
) and exists (
  select 1
  from trainee_profiles p
  where p.id = ?
));
-- SEARCH sessions USING COVERING INDEX sessions_account (account_id=? AND ended_at=?)
-- SCALAR SUBQUERY 1
--   SEARCH own USING INDEX sqlite_autoindex_totp_credentials_1 (account_id=?)
-- SCALAR SUBQUERY 2
--   SEARCH p USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- accounts/sessions.ts: insertSession

insert into "refresh_tokens" ("hash", "session_id", "generation", "created_at")
values (?, ?, ?, ?);

insert into "sessions" ("id", "account_id", "kind", "remember", "generation", "rotated_at", "user_agent",
    "created_at", "expires_at", "ended_at", "end_reason")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, null, null);

update "sessions"
set "ended_at" = ?, "end_reason" = ?
where ("sessions"."id" in (
  select "session_id"
  from "refresh_tokens"
  where false
) and "sessions"."ended_at" is null);
-- SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN refresh_tokens USING COVERING INDEX refresh_tokens_session

-- accounts/sessions.ts: proveSession

select "id"
from "sessions"
where ("sessions"."id" = ?1 and "sessions"."ended_at" is null and "sessions"."expires_at" > ?2);
-- SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)

-- accounts/totp.ts: deleteTraineeTotp

delete from "recovery_codes"
where ("recovery_codes"."account_id" = ? and exists (
  select 1
  from totp_credentials own
  where own.account_id = ? and own.confirmed_at is not null
) and exists (
  select 1
  from trainee_profiles p
  where p.id = ?
));
-- SEARCH recovery_codes USING COVERING INDEX sqlite_autoindex_recovery_codes_1 (account_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH own USING INDEX sqlite_autoindex_totp_credentials_1 (account_id=?)
-- SCALAR SUBQUERY 2
--   SEARCH p USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

delete from "totp_credentials"
where ("totp_credentials"."account_id" = ? and exists (
  select 1
  from totp_credentials own
  where own.account_id = ? and own.confirmed_at is not null
) and exists (
  select 1
  from trainee_profiles p
  where p.id = ?
))
returning "account_id";
-- SEARCH totp_credentials USING INDEX sqlite_autoindex_totp_credentials_1 (account_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH own USING INDEX sqlite_autoindex_totp_credentials_1 (account_id=?)
-- SCALAR SUBQUERY 2
--   SEARCH p USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- accounts/totp.ts: getOfferedTotp

select "secret"
from "totp_credentials"
where ("totp_credentials"."account_id" = ? and "totp_credentials"."confirmed_at" is null);
-- SEARCH totp_credentials USING INDEX sqlite_autoindex_totp_credentials_1 (account_id=?)

-- accounts/totp.ts: getTotpSecret

select "secret"
from "totp_credentials"
where ("totp_credentials"."account_id" = ? and "totp_credentials"."confirmed_at" is not null);
-- SEARCH totp_credentials USING INDEX sqlite_autoindex_totp_credentials_1 (account_id=?)

-- accounts/totp.ts: offerTotp

insert into "totp_credentials" ("account_id", "secret", "confirmed_at", "last_step", "created_at")
values (?, ?, null, ?, ?)
on conflict ("totp_credentials"."account_id") do update
set "secret" = ?, "last_step" = ?, "created_at" = ?
where "totp_credentials"."confirmed_at" is null
returning "account_id";

-- accounts/trainer-photo.ts: setTrainerPhoto

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object('prefix', value ->> '$.key'), ?, ?, null, ?, null
from "settings"
where "settings"."section" = ? and value ->> '$.key' is not null and value ->> '$.key' is not ?;
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

insert into "settings" ("section", "value", "updated_at")
values (?, ?, ?)
on conflict ("settings"."section") do update
set "value" = ?, "updated_at" = ?;

-- accounts/trainer-photo.ts: trainerPhotoOf

select "value" ->> '$.key' as "key"
from "settings"
where "settings"."section" = ?1;
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

-- accounts/trainer.ts: getArchiveReader

select "account_settings"."language"
from "account_settings"
inner join "accounts" on "accounts"."id" = "account_settings"."account_id"
where "accounts"."role" = ?;
-- SCAN accounts
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)

select "value"
from "settings"
where "settings"."section" = ?1;
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

-- accounts/trainer.ts: getTrainerLanguage

select "language"
from "account_settings"
where "account_settings"."account_id" = ?;
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)

-- accounts/trainer.ts: trainerAccountOf

select "id"
from "accounts"
where "accounts"."role" = ?1;
-- SCAN accounts

-- accounts/trainer.ts: trainerQueries

select "value"
from "settings"
where "settings"."section" = ?1;
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
