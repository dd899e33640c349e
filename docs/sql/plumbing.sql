-- The statements of worker/data/plumbing, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- plumbing/outbox-claims.ts: advanceFanOut

update "outbox"
set "payload" = json_set("outbox"."payload", '$.after', ?)
where ("outbox"."id" = ? and "outbox"."available_at" = ?)
returning "id";
-- SEARCH outbox USING INDEX sqlite_autoindex_outbox_1 (id=?)

-- plumbing/outbox-claims.ts: batch

select json(case when exists (
  select 1
  from outbox
  where id = ?1 and available_at = ?2
) then '1' else 'taken over' end) as proof;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SEARCH outbox USING INDEX sqlite_autoindex_outbox_1 (id=?)

-- plumbing/outbox-claims.ts: claimOutbox

select "id"
from "outbox"
where ("outbox"."available_at" <= ? and "outbox"."parked_at" is null)
limit ?;
-- SEARCH outbox USING INDEX outbox_available (available_at<?)

update "outbox"
set "attempts" = "outbox"."attempts" + 1, "available_at" = ?
where ("outbox"."id" in (
  select id
  from (
    select id, sum(cost) over (order by cost, available_at, id rows unbounded preceding) as together
    from ( -- A topic that this version does not know fails without asking anything. select id, available_at,
        coalesce(? ->> topic, 1) as cost from (
      select "id", "topic", "available_at"
      from "outbox"
      where ("outbox"."available_at" <= ? and "outbox"."parked_at" is null)
      order by "outbox"."available_at" asc
      limit ?
    ) )
  )
  where together <= ?
) and ("outbox"."available_at" <= ? and "outbox"."parked_at" is null))
returning "id", "topic", "payload", "attempts", "available_at", "last_error", "created_at", "parked_at";
-- SEARCH outbox USING INDEX sqlite_autoindex_outbox_1 (id=?)
-- LIST SUBQUERY 4
--   CO-ROUTINE (subquery-3)
--     CO-ROUTINE (subquery-5)
--       CO-ROUTINE (subquery-1)
--         SEARCH outbox USING INDEX outbox_available (available_at<?)
--       SCAN (subquery-1)
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN (subquery-5)
--   SCAN (subquery-3)

update "outbox"
set "attempts" = "outbox"."attempts" + 1, "available_at" = ?
where ("outbox"."id" in (
  select id
  from (
    select id, sum(cost) over (order by cost, available_at, id rows unbounded preceding) as together
    from ( -- A topic that this version does not know fails without asking anything. select id, available_at,
        coalesce(? ->> topic, 1) as cost from (
      select "id", "topic", "available_at"
      from "outbox"
      where (("outbox"."available_at" <= ? and "outbox"."parked_at" is null) and "outbox"."topic" not in (?, …))
      order by "outbox"."available_at" asc
      limit ?
    ) )
  )
  where together <= ?
) and ("outbox"."available_at" <= ? and "outbox"."parked_at" is null))
returning "id", "topic", "payload", "attempts", "available_at", "last_error", "created_at", "parked_at";
-- SEARCH outbox USING INDEX sqlite_autoindex_outbox_1 (id=?)
-- LIST SUBQUERY 4
--   CO-ROUTINE (subquery-3)
--     CO-ROUTINE (subquery-5)
--       CO-ROUTINE (subquery-1)
--         SEARCH outbox USING INDEX outbox_available (available_at<?)
--       SCAN (subquery-1)
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN (subquery-5)
--   SCAN (subquery-3)

-- plumbing/outbox-claims.ts: deleteOutboxEntry

delete from "outbox"
where ("outbox"."id" = ? and "outbox"."available_at" = ?);
-- SEARCH outbox USING INDEX sqlite_autoindex_outbox_1 (id=?)

-- plumbing/outbox-claims.ts: noteSending

update "outbox"
set "last_error" = ?
where ("outbox"."id" = ? and "outbox"."available_at" = ?)
returning "id";
-- SEARCH outbox USING INDEX sqlite_autoindex_outbox_1 (id=?)

-- plumbing/outbox.ts: outboxEntry

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
values (?, ?, ?, ?, ?, null, ?, null);

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
values (?, ?, ?, ?, ?, null, ?, null)
on conflict do nothing;

-- plumbing/outbox.ts: outboxEntryWhen

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select ?, ?, ?, ?, ?, null, ?, null
where exists (
  select "id"
  from "accounts"
  where ("accounts"."id" = ? and "accounts"."password_hash" = ?)
);
-- SEARCH accounts EXISTS USING INDEX sqlite_autoindex_accounts_1 (id=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select ?, ?, ?, ?, ?, null, ?, null
where exists (
  select 1
  from "accounts"
  where ("accounts"."id" = ? and "accounts"."role" = ? and "accounts"."deletes_at" is null)
);
-- SEARCH accounts EXISTS USING INDEX sqlite_autoindex_accounts_1 (id=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select ?, ?, ?, ?, ?, null, ?, null
where exists (
  select 1
  from "accounts"
  where ("accounts"."id" = ? and "accounts"."role" = ?)
);
-- SEARCH accounts EXISTS USING INDEX sqlite_autoindex_accounts_1 (id=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select ?, ?, ?, ?, ?, null, ?, null
where exists (
  select 1
  from "business_archives"
  where ("business_archives"."id" = ? and "business_archives"."step" = ? and "business_archives"."finished_at"
      is null and "business_archives"."expires_at" is null)
);
-- SEARCH business_archives EXISTS USING INDEX sqlite_autoindex_business_archives_1 (id=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select ?, ?, ?, ?, ?, null, ?, null
where exists (
  select 1
  from "business_archives"
  where id = ? and (expires_at is null or expires_at > ?) and (finished_at is not null or moved_at > ?)
);
-- SEARCH business_archives EXISTS USING INDEX sqlite_autoindex_business_archives_1 (id=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select ?, ?, ?, ?, ?, null, ?, null
where exists (
  select 1
  from "invitations"
  where ("invitations"."id" = ? and "invitations"."hash" = ? and ("invitations"."accepted_at" is null and not
      exists (
    select 1
    from accounts a
    where a.id = "invitations"."trainee_id" and a.password_hash is not null
  )) and "invitations"."revoked_at" is null and "invitations"."expires_at" > ?)
);
-- SEARCH invitations EXISTS USING INDEX invitations_hash_unique (hash=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH a USING INDEX sqlite_autoindex_accounts_1 (id=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select ?, ?, ?, ?, ?, null, ?, null
where exists (
  select 1
  from check_ins
  where id = ? and reply_id = ? and coalesce(reply, reply_voice) is not null and reviewed_at = ?
);
-- SEARCH check_ins EXISTS USING INDEX sqlite_autoindex_check_ins_1 (id=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select ?, ?, ?, ?, ?, null, ?, null
where exists (
  select 1
  from mail_tokens ordered
  where ordered.hash = ?
);
-- SEARCH ordered EXISTS USING COVERING INDEX sqlite_autoindex_mail_tokens_1 (hash=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select ?, ?, ?, ?, ?, null, ?, null
where exists (
  select 1
  from notifications
  where id = ? and sender_id = ?
) and not exists (
  select 1
  from notification_deliveries
  where recipient_id = ? and notification_id = ?
);
-- SEARCH notifications EXISTS USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH notification_deliveries USING COVERING INDEX sqlite_autoindex_notification_deliveries_1 (recipient_id=? AND notification_id=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select ?, ?, ?, ?, ?, null, ?, null
where exists (
  select 1
  from totp_credentials own
  where own.account_id = ? and own.confirmed_at is not null
) and exists (
  select 1
  from trainee_profiles p
  where p.id = ?
);
-- SEARCH own EXISTS USING INDEX sqlite_autoindex_totp_credentials_1 (account_id=?)
-- SEARCH p EXISTS USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select ?, ?, ?, ?, ?, null, ?, null
where not exists (
  select 1
  from "business_archives"
  where (expires_at is null or expires_at > ?) and (finished_at is not null or moved_at > ?) and id <> ?
) and not exists (
  select 1
  from "business_archives"
  where id = ?
);
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN business_archives
-- SCALAR SUBQUERY 2
--   SEARCH business_archives USING COVERING INDEX sqlite_autoindex_business_archives_1 (id=?)

-- plumbing/outbox.ts: takeOrderBack

delete from "outbox"
where "outbox"."id" = ?;
-- SEARCH outbox USING INDEX sqlite_autoindex_outbox_1 (id=?)

-- plumbing/outbox.ts: tellMany

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ), ?,
    ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select "notes"."trainee_id" as id
    from "notes"
    where (("notes"."id" = ? and "notes"."trainee_id" = ?) and is_private = 0)
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-2)
--   CO-ROUTINE (subquery-4)
--     SEARCH notes USING INDEX sqlite_autoindex_notes_1 (id=?)
--   SCAN (subquery-4)
-- SCAN (subquery-2)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ), ?,
    ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select distinct trainee_id as id
    from removed_items
    where removal_id = ?
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-2)
--   CO-ROUTINE (subquery-4)
--     CO-ROUTINE (subquery-1)
--       SEARCH removed_items USING INDEX sqlite_autoindex_removed_items_1 (removal_id=?)
--       USE TEMP B-TREE FOR DISTINCT
--     SCAN (subquery-1)
--   SCAN (subquery-4)
-- SCAN (subquery-2)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ), ?,
    ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select id
    from accounts
    where (id = (
      select id
      from accounts
      where role = 'trainer'
    ) or id = ?) and exists (
      select 1
      from "payment_proofs"
      where (("payment_proofs"."id" = ? and "payment_proofs"."trainee_id" = ?) and "payment_proofs"."decision"
          is null)
    )
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-4)
--   CO-ROUTINE (subquery-6)
--     SEARCH payment_proofs EXISTS USING INDEX sqlite_autoindex_payment_proofs_1 (id=?)
--     SEARCH accounts USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)
--     SCALAR SUBQUERY 1
--       SEARCH accounts USING INDEX accounts_one_trainer (role=?)
--   SCAN (subquery-6)
-- SCAN (subquery-4)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ), ?,
    ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select id
    from accounts
    where (id = (
      select id
      from accounts
      where role = 'trainer'
    ) or id = ?) and true
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-3)
--   CO-ROUTINE (subquery-5)
--     SEARCH accounts USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)
--     SCALAR SUBQUERY 1
--       SEARCH accounts USING INDEX accounts_one_trainer (role=?)
--   SCAN (subquery-5)
-- SCAN (subquery-3)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ), ?,
    ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select id
    from accounts
    where id = ?
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-2)
--   CO-ROUTINE (subquery-4)
--     SEARCH accounts USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)
--   SCAN (subquery-4)
-- SCAN (subquery-2)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ), ?,
    ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select id
    from accounts
    where role = 'trainer' and exists (
      select 1
      from "business_archives"
      where ("business_archives"."id" = ? and "business_archives"."step" = ? and "business_archives"."finished_at"
          is null and "business_archives"."expires_at" is null)
    )
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-3)
--   CO-ROUTINE (subquery-5)
--     SEARCH accounts USING INDEX accounts_one_trainer (role=?)
--     SEARCH business_archives EXISTS USING INDEX sqlite_autoindex_business_archives_1 (id=?)
--   SCAN (subquery-5)
-- SCAN (subquery-3)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ), ?,
    ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select id
    from accounts
    where role = 'trainer'
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-2)
--   CO-ROUTINE (subquery-4)
--     SEARCH accounts USING INDEX accounts_one_trainer (role=?)
--   SCAN (subquery-4)
-- SCAN (subquery-2)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ), ?,
    ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select id
    from trainee_profiles
    where id = ? and exists (
      select 1
      from notifications
      where id = ? and sender_id is ?
    ) and not exists (
      select 1
      from notification_deliveries
      where notification_id = ?
    )
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-4)
--   CO-ROUTINE (subquery-6)
--     SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--     SCALAR SUBQUERY 2
--       SEARCH notification_deliveries USING COVERING INDEX notification_deliveries_notification (notification_id=?)
--     SEARCH notifications EXISTS USING INDEX sqlite_autoindex_notifications_1 (id=?)
--   SCAN (subquery-6)
-- SCAN (subquery-4)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ), ?,
    ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select line.value ->> 'traineeId' as id
    from json_each(?) line
    where not exists (
      select 1
      from payments known
      where known.id = line.value ->> 'id'
    )
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-3)
--   CO-ROUTINE (subquery-5)
--     SCAN line VIRTUAL TABLE INDEX 1:
--     CORRELATED SCALAR SUBQUERY 1
--       SEARCH known USING COVERING INDEX sqlite_autoindex_payments_1 (id=?)
--   SCAN (subquery-5)
-- SCAN (subquery-3)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ), ?,
    ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select trainee_id as id
    from "trainee_job_members"
    where job_id = ?
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-2)
--   CO-ROUTINE (subquery-4)
--     SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   SCAN (subquery-4)
-- SCAN (subquery-2)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ), ?,
    ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select trainee_id as id
    from payments
    where id = ? and trainee_id is not null and not exists (
      select 1
      from payments
      where id = ?
    )
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-3)
--   CO-ROUTINE (subquery-5)
--     SEARCH payments USING INDEX sqlite_autoindex_payments_1 (id=?)
--     SCALAR SUBQUERY 1
--       SEARCH payments USING COVERING INDEX sqlite_autoindex_payments_1 (id=?)
--   SCAN (subquery-5)
-- SCAN (subquery-3)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ), ?,
    ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select trainee_id as id
    from template_job_members
    where job_id = ? and done_at is not null
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-2)
--   CO-ROUTINE (subquery-4)
--     SEARCH template_job_members USING INDEX sqlite_autoindex_template_job_members_1 (job_id=?)
--   SCAN (subquery-4)
-- SCAN (subquery-2)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ), ?,
    ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select trainee_id as id
    from trainee_job_members
    where job_id = ? and done_at is not null
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-2)
--   CO-ROUTINE (subquery-4)
--     SEARCH trainee_job_members USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   SCAN (subquery-4)
-- SCAN (subquery-2)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ), ?,
    ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select value as id
    from json_each(?)
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-2)
--   CO-ROUTINE (subquery-4)
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   SCAN (subquery-4)
-- SCAN (subquery-2)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ,
    'own', json('true') ), ?, ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select distinct r.value ->> 'traineeId' as id
    from json_each(?) r
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-2)
--   CO-ROUTINE (subquery-4)
--     CO-ROUTINE (subquery-1)
--       SCAN r VIRTUAL TABLE INDEX 1:
--       USE TEMP B-TREE FOR DISTINCT
--     SCAN (subquery-1)
--   SCAN (subquery-4)
-- SCAN (subquery-2)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ,
    'own', json('true') ), ?, ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select trainee_id as id
    from check_in_schedules
    where form_id = ? and not trainee_id in (
      select value ->> 1
      from json_each(?)
    )
    union
    select value ->> 1
    from json_each(?)
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-4)
--   CO-ROUTINE (subquery-6)
--     CO-ROUTINE (subquery-3)
--       MERGE (UNION)
--         LEFT
--           SEARCH check_in_schedules USING INDEX check_in_schedules_people (form_id=?)
--           LIST SUBQUERY 1
--             SCAN json_each VIRTUAL TABLE INDEX 1:
--             CREATE BLOOM FILTER
--           USE TEMP B-TREE FOR ORDER BY
--         RIGHT
--           SCAN json_each VIRTUAL TABLE INDEX 1:
--           USE TEMP B-TREE FOR ORDER BY
--     SCAN (subquery-3)
--   SCAN (subquery-6)
-- SCAN (subquery-4)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ,
    'own', json('true') ), ?, ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select trainee_id as id
    from trainee_job_members
    where job_id = ?
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-2)
--   CO-ROUTINE (subquery-4)
--     SEARCH trainee_job_members USING COVERING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   SCAN (subquery-4)
-- SCAN (subquery-2)
-- USE TEMP B-TREE FOR GROUP BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, json_object( 'accountIds', json_group_array(id), 'event', json(?) ,
    'own', json('true') ), ?, ?, null, ?, null
from (
  select id, row_number() over () - 1 as nth
  from (
    select trainee_id as id
    from weight_records
    where id in (
      select row_id
      from "import_rows"
      where import_id = ?
    )
    union
    select trainee_id
    from body_measurements
    where id in (
      select row_id
      from "import_rows"
      where import_id = ?
    )
  )
)
group by nth / 50;
-- CO-ROUTINE (subquery-5)
--   CO-ROUTINE (subquery-7)
--     CO-ROUTINE (subquery-4)
--       MERGE (UNION)
--         LEFT
--           SEARCH weight_records USING INDEX sqlite_autoindex_weight_records_1 (id=?)
--           LIST SUBQUERY 1
--             SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--           USE TEMP B-TREE FOR ORDER BY
--         RIGHT
--           SEARCH body_measurements USING INDEX sqlite_autoindex_body_measurements_1 (id=?)
--           LIST SUBQUERY 3
--             SEARCH import_rows USING COVERING INDEX sqlite_autoindex_import_rows_1 (import_id=?)
--           USE TEMP B-TREE FOR ORDER BY
--     SCAN (subquery-4)
--   SCAN (subquery-7)
-- SCAN (subquery-5)
-- USE TEMP B-TREE FOR GROUP BY

-- plumbing/parked-outbox.ts: dropParked

delete from "outbox"
where ("outbox"."id" = ? and "outbox"."parked_at" is not null)
returning "id";
-- SEARCH outbox USING INDEX sqlite_autoindex_outbox_1 (id=?)

select "id"
from "outbox"
where "outbox"."id" = ?;
-- SEARCH outbox USING COVERING INDEX sqlite_autoindex_outbox_1 (id=?)

-- plumbing/parked-outbox.ts: listParked

select "id", "topic", coalesce( json_extract("payload", '$.to'), (
  select name
  from trainee_profiles
  where id = coalesce( json_extract("outbox"."payload", '$.accountId'), json_extract("outbox"."payload",
      '$.traineeId'), case when json_array_length("outbox"."payload", '$.accountIds') = 1 then json_extract("outbox"."payload",
      '$.accountIds[0]') end )
), (
  select email
  from accounts
  where id = coalesce( json_extract("outbox"."payload", '$.accountId'), json_extract("outbox"."payload",
      '$.traineeId'), case when json_array_length("outbox"."payload", '$.accountIds') = 1 then json_extract("outbox"."payload",
      '$.accountIds[0]') end )
) ) as "whom", coalesce( json_array_length("payload", '$.accountIds'), coalesce( json_extract("outbox"."payload",
    '$.accountId'), json_extract("outbox"."payload", '$.traineeId'), case when json_array_length("outbox"."payload",
    '$.accountIds') = 1 then json_extract("outbox"."payload", '$.accountIds[0]') end ) is not null or
    json_extract("payload", '$.to') is not null ) as "people", coalesce( json_extract("payload", '$.subject'),
    (
  select title
  from notifications
  where id = json_extract("payload", '$.notificationId')
) ) as "title", "created_at", "parked_at" as "parked_at", "attempts", "last_error"
from "outbox"
where "outbox"."parked_at" is not null
order by "outbox"."parked_at" desc, "outbox"."id" desc
limit ?;
-- SEARCH outbox USING INDEX outbox_parked (parked_at>?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- plumbing/parked-outbox.ts: retryParked

select "id"
from "outbox"
where "outbox"."id" = ?;
-- SEARCH outbox USING COVERING INDEX sqlite_autoindex_outbox_1 (id=?)

update "outbox"
set "attempts" = ?, "available_at" = ?, "parked_at" = ?
where ("outbox"."id" = ? and "outbox"."parked_at" is not null)
returning "id";
-- SEARCH outbox USING INDEX sqlite_autoindex_outbox_1 (id=?)

-- plumbing/settings.ts: sectionPartsWrite

insert into "settings" ("section", "value", "updated_at")
values (?, ?, ?)
on conflict ("settings"."section") do update
set "value" = json_set("settings"."value", ?, json(?)), "updated_at" = ?;

insert into "settings" ("section", "value", "updated_at")
values (?, ?, ?)
on conflict ("settings"."section") do update
set "value" = json_set("settings"."value", ?, json(?), ?, json(?)), "updated_at" = ?;

-- plumbing/settings.ts: sectionWrite

insert into "settings" ("section", "value", "updated_at")
values (?, ?, ?)
on conflict ("settings"."section") do update
set "value" = ?, "updated_at" = ?;

-- plumbing/settings.ts: sectionsOf

select "section", "value"
from "settings"
where "settings"."section" in (?, …);
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

-- plumbing/storage.ts: getDatabaseBytes

select 1;
-- SCAN CONSTANT ROW

-- plumbing/storage.ts: getStorageCount

select "value"
from "settings"
where "settings"."section" = ?;
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

-- plumbing/storage.ts: getStorageUse

select value
from settings
where section = ?1;
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

-- plumbing/storage.ts: putStorageCount

insert into "settings" ("section", "value", "updated_at")
values (?, ?, ?)
on conflict ("settings"."section") do update
set "value" = ?, "updated_at" = ?;

-- plumbing/telling-scope.ts: order

insert into outbox (id, topic, payload, attempts, available_at, created_at)
select ?1, 'tell_inboxes', json_object( 'accountIds', json_group_array(id), 'event', json(?2), 'except', ?3 ),
    0, ?4, ?5
from (
  select id
  from accounts
  where id = ?6 and role = 'trainee'
  union all
  select id
  from accounts
  where role = 'trainer' and ?7
)
having count(*) > 0
on conflict (id) do nothing
returning payload;
-- CO-ROUTINE (subquery-2)
--   COMPOUND QUERY
--     LEFT-MOST SUBQUERY
--       SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
--     UNION ALL
--       SEARCH accounts USING INDEX accounts_one_trainer (role=?)
-- SCAN (subquery-2)
