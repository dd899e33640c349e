-- The statements of worker/data/notifications, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- notifications/held-alerts.ts: hasUnreadMessages

select "unread_by_trainee" > 0 as "is_unread"
from "conversations"
where "conversations"."trainee_id" = ?;
-- SEARCH conversations USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)

-- notifications/notification-reads.ts: deleteNotification

select "notification_id"
from "notification_deliveries"
where ("notification_deliveries"."recipient_id" = ? and "notification_deliveries"."notification_id" = ?);
-- SEARCH notification_deliveries USING COVERING INDEX sqlite_autoindex_notification_deliveries_1 (recipient_id=? AND notification_id=?)

update "notification_deliveries"
set "deleted_at" = ?
where (("notification_deliveries"."recipient_id" = ? and "notification_deliveries"."notification_id" = ?) and
    "notification_deliveries"."deleted_at" is null);
-- SEARCH notification_deliveries USING INDEX sqlite_autoindex_notification_deliveries_1 (recipient_id=? AND notification_id=?)

-- notifications/notification-reads.ts: restoreNotification

select "notification_id"
from "notification_deliveries"
where ("notification_deliveries"."recipient_id" = ? and "notification_deliveries"."notification_id" = ?);
-- SEARCH notification_deliveries USING COVERING INDEX sqlite_autoindex_notification_deliveries_1 (recipient_id=? AND notification_id=?)

update "notification_deliveries"
set "deleted_at" = ?
where (("notification_deliveries"."recipient_id" = ? and "notification_deliveries"."notification_id" = ?) and
    "notification_deliveries"."deleted_at" is not null);
-- SEARCH notification_deliveries USING INDEX sqlite_autoindex_notification_deliveries_1 (recipient_id=? AND notification_id=?)

-- notifications/notification-reads.ts: setNotificationsRead

update "notification_deliveries"
set "read_at" = ?
where ("notification_deliveries"."recipient_id" = ? and "notification_deliveries"."notification_id" in (
  select value
  from json_each(?)
) and "notification_deliveries"."read_at" is null and "notification_deliveries"."deleted_at" is null);
-- SEARCH notification_deliveries USING INDEX notification_deliveries_unread (recipient_id=? AND read_at=? AND deleted_at=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   CREATE BLOOM FILTER

update "notification_deliveries"
set "read_at" = ?
where ("notification_deliveries"."recipient_id" = ? and "notification_deliveries"."read_at" is null and
    "notification_deliveries"."deleted_at" is null);
-- SEARCH notification_deliveries USING INDEX notification_deliveries_unread (recipient_id=? AND read_at=? AND deleted_at=?)

update "notifications"
set "reads" = "notifications"."reads" + 1
where "notifications"."id" in (
  select "notification_deliveries"."notification_id"
  from "notification_deliveries"
  where ("notification_deliveries"."recipient_id" = ? and "notification_deliveries"."notification_id" in (
    select value
    from json_each(?)
  ) and "notification_deliveries"."read_at" is null and "notification_deliveries"."deleted_at" is null)
);
-- SEARCH notifications USING COVERING INDEX sqlite_autoindex_notifications_1 (id=?)
-- LIST SUBQUERY 2
--   SEARCH notification_deliveries USING INDEX notification_deliveries_unread (recipient_id=? AND read_at=? AND deleted_at=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--     CREATE BLOOM FILTER

update "notifications"
set "reads" = "notifications"."reads" + 1
where "notifications"."id" in (
  select "notification_deliveries"."notification_id"
  from "notification_deliveries"
  where ("notification_deliveries"."recipient_id" = ? and "notification_deliveries"."read_at" is null and
      "notification_deliveries"."deleted_at" is null)
);
-- SEARCH notifications USING COVERING INDEX sqlite_autoindex_notifications_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH notification_deliveries USING INDEX notification_deliveries_unread (recipient_id=? AND read_at=? AND deleted_at=?)

-- notifications/notification-recipients.ts: getNotificationToTell

select "id", "type", "title", "link", "sender_id", exists (
  select 1
  from "conversations"
  where "trainee_id" = "sender_id" and "muted_at" is not null
) as "is_muted"
from "notifications"
where "notifications"."id" = ?;
-- SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH conversations USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)

-- notifications/notification-recipients.ts: listRecipients

select "accounts"."id" as "account_id", "accounts"."role", "account_settings"."language", "trainee_profiles"."time_zone",
    "account_settings"."notifications" -> '$.push' as "chosen", case "accounts"."role" when 'trainer' then (
  select "settings"."value"
  from "settings"
  where "settings"."section" = 'general'
) end as "general", case "accounts"."role" when 'trainer' then (
  select value
  from settings
  where section = 'notifications'
) end as "ways", "account_settings"."prayers", (
  select "settings"."value"
  from "settings"
  where "settings"."section" = 'ramadan'
) as "ramadan", (
  select count(*)
  from (
    select 1
    from notification_deliveries own
    where own.recipient_id = "notification_deliveries"."recipient_id" and own.read_at is null and
        own.deleted_at is null
    limit ?
  )
) as "unread"
from "notification_deliveries"
inner join "accounts" on "accounts"."id" = "notification_deliveries"."recipient_id"
left join "trainee_profiles" on "trainee_profiles"."id" = "accounts"."id"
left join "account_settings" on "account_settings"."account_id" = "accounts"."id"
where ("notification_deliveries"."notification_id" = ? and "notification_deliveries"."recipient_id" > ? and
    "notification_deliveries"."recipient_id" is not ? and "notification_deliveries"."read_at" is null and
    "notification_deliveries"."deleted_at" is null and "notification_deliveries"."recipient_id" in (
  select value
  from json_each(?)
))
order by "notification_deliveries"."recipient_id" asc
limit ?;
-- SEARCH notification_deliveries USING INDEX notification_deliveries_notification (notification_id=? AND recipient_id=?)
-- LIST SUBQUERY 6
--   SCAN json_each VIRTUAL TABLE INDEX 1:
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?) LEFT-JOIN
-- SCALAR SUBQUERY 1
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 2
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 3
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- CORRELATED SCALAR SUBQUERY 5
--   CO-ROUTINE (subquery-4)
--     SEARCH own USING COVERING INDEX notification_deliveries_unread (recipient_id=? AND read_at=? AND deleted_at=?)
--   SCAN (subquery-4)

select "accounts"."id" as "account_id", "accounts"."role", "account_settings"."language", "trainee_profiles"."time_zone",
    "account_settings"."notifications" -> '$.push' as "chosen", case "accounts"."role" when 'trainer' then (
  select "settings"."value"
  from "settings"
  where "settings"."section" = 'general'
) end as "general", case "accounts"."role" when 'trainer' then (
  select value
  from settings
  where section = 'notifications'
) end as "ways", "account_settings"."prayers", (
  select "settings"."value"
  from "settings"
  where "settings"."section" = 'ramadan'
) as "ramadan", (
  select count(*)
  from (
    select 1
    from notification_deliveries own
    where own.recipient_id = "notification_deliveries"."recipient_id" and own.read_at is null and
        own.deleted_at is null
    limit ?
  )
) as "unread"
from "notification_deliveries"
inner join "accounts" on "accounts"."id" = "notification_deliveries"."recipient_id"
left join "trainee_profiles" on "trainee_profiles"."id" = "accounts"."id"
left join "account_settings" on "account_settings"."account_id" = "accounts"."id"
where ("notification_deliveries"."notification_id" = ? and "notification_deliveries"."recipient_id" > ? and
    "notification_deliveries"."recipient_id" is not ? and "notification_deliveries"."read_at" is null and
    "notification_deliveries"."deleted_at" is null)
order by "notification_deliveries"."recipient_id" asc
limit ?;
-- SEARCH notification_deliveries USING INDEX notification_deliveries_notification (notification_id=? AND recipient_id>?)
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?) LEFT-JOIN
-- SCALAR SUBQUERY 1
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 2
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 3
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- CORRELATED SCALAR SUBQUERY 5
--   CO-ROUTINE (subquery-4)
--     SEARCH own USING COVERING INDEX notification_deliveries_unread (recipient_id=? AND read_at=? AND deleted_at=?)
--   SCAN (subquery-4)

-- notifications/notification-sending.ts: copyNotification

insert into "notification_deliveries" ("recipient_id", "notification_id", "created_at", "read_at",
    "deleted_at")
select ?, id, created_at, null, null
from notifications
where id = ? and sender_id = ? and recipient_id = ?
on conflict do nothing;
-- SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)

insert into "notifications" ("id", "title", "message", "type", "sender_id", "recipient_id", "link",
    "created_at", "chosen", "recipients", "reads")
select ?, n.title, n.message, n.type, ?, ?, n.link, ?, ?, ?, ?
from notification_deliveries d
cross join notifications n
where d.recipient_id = ? and d.notification_id = ? and d.deleted_at is null and n.id = d.notification_id
on conflict do nothing;
-- SEARCH d USING INDEX sqlite_autoindex_notification_deliveries_1 (recipient_id=? AND notification_id=?)
-- SEARCH n USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- SEARCH notification_deliveries USING COVERING INDEX notification_deliveries_notification (notification_id=?)

-- notifications/notification-sending.ts: sendingStatements

insert into "notification_deliveries" ("recipient_id", "notification_id", "created_at", "read_at",
    "deleted_at")
select ?, ?, ?, ?, null
from notifications
where id = ? and sender_id = ? and recipient_id is not ?
on conflict do nothing;
-- SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)

insert into "notification_deliveries" ("recipient_id", "notification_id", "created_at", "read_at",
    "deleted_at")
select people.id, ?, ?, null, null
from (
  select id
  from trainee_profiles
  where status = 'active'
) as people
where exists (
  select 1
  from notifications
  where id = ? and sender_id = ?
) and not exists (
  select 1
  from notification_deliveries
  where recipient_id = ? and notification_id = ?
)
on conflict do nothing;
-- SEARCH notifications EXISTS USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH notification_deliveries USING COVERING INDEX sqlite_autoindex_notification_deliveries_1 (recipient_id=? AND notification_id=?)
-- SEARCH trainee_profiles USING COVERING INDEX trainee_profiles_status (status=?)

insert into "notifications" ("id", "title", "message", "type", "sender_id", "recipient_id", "link",
    "created_at", "chosen", "recipients", "reads")
select ?, content.title, content.message, content.type, ?, null, content.link, ?, 0, people.n, ?
from (
  select ? as type, ? as title, ? as message, ? as link
) as content, (
  select count(*) as n
  from (
    select id
    from trainee_profiles
    where status = 'active'
  )
) as people
where people.n > 0
on conflict do nothing;
-- CO-ROUTINE content
--   SCAN CONSTANT ROW
-- MATERIALIZE people
--   SEARCH trainee_profiles USING COVERING INDEX trainee_profiles_status (status=?)
-- SCAN content
-- SCAN people
-- SEARCH notification_deliveries USING COVERING INDEX notification_deliveries_notification (notification_id=?)

-- notifications/notifications.ts: listNotifications

select "notification_deliveries"."notification_id" as "notification_id", "notifications"."type",
    "notifications"."title", "notifications"."message", "notifications"."link", "notification_deliveries"."created_at"
    as "delivered_at", "notification_deliveries"."read_at", coalesce("notifications"."sender_id" =
    "notification_deliveries"."recipient_id", 0) as "is_sent", "notifications"."recipient_id" as "to_one",
    coalesce("notifications"."recipient_id" = "notification_deliveries"."recipient_id", 0) as "is_mine",
    "notifications"."chosen", "notifications"."recipients", "notifications"."reads", "trainee_profiles"."name"
    as "recipient_name"
from "notification_deliveries"
cross join "notifications"
left join "trainee_profiles" on "trainee_profiles"."id" = "notifications"."recipient_id"
where ("notification_deliveries"."recipient_id" = ?1 and "notification_deliveries"."deleted_at" is null and ("notification_deliveries"."created_at",
    "notification_deliveries"."notification_id") < (?2, ?3) and "notifications"."id" =
    "notification_deliveries"."notification_id")
order by "notification_deliveries"."created_at" desc, "notification_deliveries"."notification_id" desc
limit ?4;
-- SEARCH notification_deliveries USING INDEX notification_deliveries_list (recipient_id=? AND (created_at,notification_id)<(?,?))
-- SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN

-- notifications/notifications.ts: notificationOf

select "notification_deliveries"."notification_id" as "notification_id", "notifications"."type",
    "notifications"."title", "notifications"."message", "notifications"."link", "notification_deliveries"."created_at"
    as "delivered_at", "notification_deliveries"."read_at", coalesce("notifications"."sender_id" =
    "notification_deliveries"."recipient_id", 0) as "is_sent", "notifications"."recipient_id" as "to_one",
    coalesce("notifications"."recipient_id" = "notification_deliveries"."recipient_id", 0) as "is_mine",
    "notifications"."chosen", "notifications"."recipients", "notifications"."reads", "trainee_profiles"."name"
    as "recipient_name"
from "notification_deliveries"
cross join "notifications"
left join "trainee_profiles" on "trainee_profiles"."id" = "notifications"."recipient_id"
where ("notification_deliveries"."recipient_id" = ?1 and "notification_deliveries"."deleted_at" is null and
    "notification_deliveries"."notification_id" = ?2 and "notifications"."id" = "notification_deliveries"."notification_id");
-- SEARCH notification_deliveries USING INDEX sqlite_autoindex_notification_deliveries_1 (recipient_id=? AND notification_id=?)
-- SEARCH notifications USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN

-- notifications/other-side.ts: choicesOfOtherSide

select "account_settings"."language", (
  select value
  from settings
  where section = 'notifications'
) as "chosen"
from "accounts"
left join "account_settings" on "account_settings"."account_id" = "accounts"."id"
where "accounts"."id" = coalesce(?, (
  select id
  from accounts
  where role = 'trainer'
));
-- SEARCH accounts USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH accounts USING INDEX accounts_one_trainer (role=?)
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?) LEFT-JOIN
-- SCALAR SUBQUERY 1
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

-- notifications/other-side.ts: getOtherSide

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- notifications/person-notices.ts: tellPeople

insert into "notification_deliveries" ("recipient_id", "notification_id", "created_at", "read_at",
    "deleted_at")
select t.recipient_id, t.id, t.created_at, null, null
from (
  select ? as value
) n
join notifications t on t.id = n.value ->> 'id' and t.sender_id is n.value ->> 'senderId' and t.recipient_id
    is not null
where not exists (
  select 1
  from notification_deliveries d
  where d.notification_id = t.id
);
-- CO-ROUTINE n
--   SCAN CONSTANT ROW
-- SCAN n
-- SEARCH t USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH d USING COVERING INDEX notification_deliveries_notification (notification_id=?)

insert into "notifications" ("id", "title", "message", "type", "sender_id", "recipient_id", "link",
    "created_at", "chosen", "recipients", "reads")
select n.value ->> 'id', n.value ->> 'title', n.value ->> 'message', n.value ->> 'type', n.value ->>
    'senderId', reader.id, n.value ->> 'link', ?, ?, ?, ?
from (
  select ? as value
) n
join accounts reader on reader.id = coalesce( n.value ->> 'recipientId', (
  select id
  from accounts
  where role = 'trainer'
))
where exists (
  select 1
  from "business_archives"
  where ("business_archives"."id" = ? and "business_archives"."step" = ? and "business_archives"."finished_at"
      is null and "business_archives"."expires_at" is null)
)
on conflict do nothing;
-- CO-ROUTINE n
--   SCAN CONSTANT ROW
-- SCAN n
-- SEARCH reader USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH accounts USING INDEX accounts_one_trainer (role=?)
-- SEARCH business_archives EXISTS USING INDEX sqlite_autoindex_business_archives_1 (id=?)
-- SEARCH notification_deliveries USING COVERING INDEX notification_deliveries_notification (notification_id=?)

insert into "notifications" ("id", "title", "message", "type", "sender_id", "recipient_id", "link",
    "created_at", "chosen", "recipients", "reads")
select n.value ->> 'id', n.value ->> 'title', n.value ->> 'message', n.value ->> 'type', n.value ->>
    'senderId', reader.id, n.value ->> 'link', ?, ?, ?, ?
from (
  select ? as value
) n
join accounts reader on reader.id = coalesce( n.value ->> 'recipientId', (
  select id
  from accounts
  where role = 'trainer'
))
where exists (
  select 1
  from absences
  where id = ? and trainee_id = ? and status = ?
)
on conflict do nothing;
-- CO-ROUTINE n
--   SCAN CONSTANT ROW
-- SCAN n
-- SEARCH reader USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH accounts USING INDEX accounts_one_trainer (role=?)
-- SEARCH absences EXISTS USING INDEX sqlite_autoindex_absences_1 (id=?)
-- SEARCH notification_deliveries USING COVERING INDEX notification_deliveries_notification (notification_id=?)

insert into "notifications" ("id", "title", "message", "type", "sender_id", "recipient_id", "link",
    "created_at", "chosen", "recipients", "reads")
select n.value ->> 'id', n.value ->> 'title', n.value ->> 'message', n.value ->> 'type', n.value ->>
    'senderId', reader.id, n.value ->> 'link', ?, ?, ?, ?
from (
  select ? as value
) n
join accounts reader on reader.id = coalesce( n.value ->> 'recipientId', (
  select id
  from accounts
  where role = 'trainer'
))
where exists (
  select 1
  from notes
  where id = ? and trainee_id = ? and author_id = ? and is_private = 0
)
on conflict do nothing;
-- CO-ROUTINE n
--   SCAN CONSTANT ROW
-- SCAN n
-- SEARCH reader USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH accounts USING INDEX accounts_one_trainer (role=?)
-- SEARCH notes EXISTS USING INDEX sqlite_autoindex_notes_1 (id=?)
-- SEARCH notification_deliveries USING COVERING INDEX notification_deliveries_notification (notification_id=?)

insert into "notifications" ("id", "title", "message", "type", "sender_id", "recipient_id", "link",
    "created_at", "chosen", "recipients", "reads")
select n.value ->> 'id', n.value ->> 'title', n.value ->> 'message', n.value ->> 'type', n.value ->>
    'senderId', reader.id, n.value ->> 'link', ?, ?, ?, ?
from (
  select ? as value
) n
join accounts reader on reader.id = coalesce( n.value ->> 'recipientId', (
  select id
  from accounts
  where role = 'trainer'
))
where true
on conflict do nothing;
-- CO-ROUTINE n
--   SCAN CONSTANT ROW
-- SCAN n
-- SEARCH reader USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH accounts USING INDEX accounts_one_trainer (role=?)
-- SEARCH notification_deliveries USING COVERING INDEX notification_deliveries_notification (notification_id=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select lower(hex(randomblob(16))), ?, iif(n.value ->> 'silent', json_object('notificationId', t.id, 'silent',
    json('true')), json_object('notificationId', t.id)), ?, ?, null, ?, null
from (
  select ? as value
) n
join notifications t on t.id = n.value ->> 'id' and t.sender_id is n.value ->> 'senderId' and t.recipient_id
    is not null
where not exists (
  select 1
  from notification_deliveries d
  where d.notification_id = t.id
);
-- CO-ROUTINE n
--   SCAN CONSTANT ROW
-- SCAN n
-- SEARCH t USING INDEX sqlite_autoindex_notifications_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH d USING COVERING INDEX notification_deliveries_notification (notification_id=?)

-- notifications/push-people.ts: getPersonToTell

select "accounts"."id" as "account_id", "accounts"."role", "account_settings"."language", "trainee_profiles"."time_zone",
    "account_settings"."notifications" -> '$.push' as "chosen", case "accounts"."role" when 'trainer' then (
  select "settings"."value"
  from "settings"
  where "settings"."section" = 'general'
) end as "general", case "accounts"."role" when 'trainer' then (
  select value
  from settings
  where section = 'notifications'
) end as "ways", "account_settings"."prayers", (
  select "settings"."value"
  from "settings"
  where "settings"."section" = 'ramadan'
) as "ramadan"
from "accounts"
left join "trainee_profiles" on "trainee_profiles"."id" = "accounts"."id"
left join "account_settings" on "account_settings"."account_id" = "accounts"."id"
where "accounts"."id" = ?;
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?) LEFT-JOIN
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?) LEFT-JOIN
-- SCALAR SUBQUERY 1
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 2
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 3
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

-- notifications/push-people.ts: listPushTargets

select "push_subscriptions"."id", "push_subscriptions"."account_id", "push_subscriptions"."endpoint",
    "push_subscriptions"."p256dh", "push_subscriptions"."auth"
from "push_subscriptions"
inner join "sessions" on "sessions"."id" = "push_subscriptions"."session_id"
where ("push_subscriptions"."account_id" in (
  select value
  from json_each(?)
) and "sessions"."ended_at" is null and "sessions"."expires_at" > ?)
order by "push_subscriptions"."id" asc;
-- SEARCH push_subscriptions USING INDEX push_subscriptions_account (account_id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
-- SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
-- USE TEMP B-TREE FOR ORDER BY

-- notifications/push-people.ts: notePushOutcomes

delete from "push_subscriptions"
where "push_subscriptions"."id" in (
  select value
  from json_each(?)
);
-- SEARCH push_subscriptions USING COVERING INDEX sqlite_autoindex_push_subscriptions_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

delete from "push_subscriptions"
where ("push_subscriptions"."id" in (
  select value
  from json_each(?)
) and "push_subscriptions"."failures" > ?);
-- SEARCH push_subscriptions USING INDEX sqlite_autoindex_push_subscriptions_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

update "push_subscriptions"
set "failures" = "push_subscriptions"."failures" + 1
where "push_subscriptions"."id" in (
  select value
  from json_each(?)
);
-- SEARCH push_subscriptions USING COVERING INDEX sqlite_autoindex_push_subscriptions_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

update "push_subscriptions"
set "failures" = ?, "used_at" = ?
where "push_subscriptions"."id" in (
  select value
  from json_each(?)
);
-- SEARCH push_subscriptions USING COVERING INDEX sqlite_autoindex_push_subscriptions_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

-- notifications/push.ts: createPushSubscription

delete from "push_subscriptions"
where "push_subscriptions"."id" in (
  select id
  from push_subscriptions
  where account_id = ?
  order by coalesce(used_at, created_at) desc, id desc
  limit -1 offset ?
);
-- SEARCH push_subscriptions USING COVERING INDEX sqlite_autoindex_push_subscriptions_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH push_subscriptions USING INDEX push_subscriptions_account (account_id=?)
--   USE TEMP B-TREE FOR ORDER BY

delete from "push_subscriptions"
where ("push_subscriptions"."account_id" = ? and "push_subscriptions"."endpoint" = ?);
-- SEARCH push_subscriptions USING INDEX push_subscriptions_endpoint_unique (endpoint=?)

insert into "push_subscriptions" ("id", "account_id", "session_id", "endpoint", "p256dh", "auth", "failures",
    "created_at", "used_at")
values (?, ?, ?, ?, ?, ?, ?, ?, null)
on conflict ("push_subscriptions"."endpoint") do update
set "account_id" = ?, "session_id" = ?, "p256dh" = ?, "auth" = ?, "failures" = ?;

select json_extract('{}', case when exists (
  select 1
  from push_subscriptions
  where id = ? and endpoint <> ?
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-2)
--   SCAN CONSTANT ROW
-- SCAN (subquery-2)
-- SCALAR SUBQUERY 1
--   SEARCH push_subscriptions USING INDEX sqlite_autoindex_push_subscriptions_1 (id=?)

-- notifications/push.ts: deletePushSubscription

delete from "push_subscriptions"
where ("push_subscriptions"."account_id" = ? and "push_subscriptions"."endpoint" = ?);
-- SEARCH push_subscriptions USING INDEX push_subscriptions_endpoint_unique (endpoint=?)

-- notifications/push.ts: getOwnBrowser

select "id", "endpoint", "p256dh", "auth"
from "push_subscriptions"
where ("push_subscriptions"."account_id" = ? and "push_subscriptions"."endpoint" = ?);
-- SEARCH push_subscriptions USING INDEX push_subscriptions_endpoint_unique (endpoint=?)

select "language"
from "account_settings"
where "account_settings"."account_id" = ?;
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)

-- notifications/push.ts: getPush

select "notifications"
from "account_settings"
where "account_settings"."account_id" = ?;
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)

select count(*) as "devices"
from "push_subscriptions"
where "push_subscriptions"."account_id" = ?;
-- SEARCH push_subscriptions USING COVERING INDEX push_subscriptions_account (account_id=?)

-- notifications/push.ts: setPushSettings

insert into "account_settings" ("account_id", "language", "theme", "accent", "font_size", "notifications",
    "hijri", "appearance_at", "prayers", "updated_at")
values (?, ?, ?, ?, ?, json_object('push', json(?)), ?, null, null, ?)
on conflict ("account_settings"."account_id") do update
set "notifications" = json_set("account_settings"."notifications", '$.push', json(?)), "updated_at" = ?;

-- notifications/trainer-notices.ts: getTrainerToTell

select "account_settings"."language", (
  select value
  from settings
  where section = 'notifications'
) as "chosen"
from "accounts"
left join "account_settings" on "account_settings"."account_id" = "accounts"."id"
where "accounts"."role" = ?;
-- SCAN accounts
-- SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?) LEFT-JOIN
-- SCALAR SUBQUERY 1
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

-- notifications/unread.ts: getTrainerUnread

select "trainee_id", "unread_by_trainer"
from "conversations"
where "conversations"."unread_by_trainer" > 0
limit ?1;
-- SEARCH conversations USING INDEX conversations_unread (unread_by_trainer>?)

select count(*) as "waiting"
from (
  select 1 as "one"
  from "check_ins"
  where "check_ins"."reviewed_at" is null and ("check_ins"."put_off_until" is null or "check_ins"."put_off_until"
      <= ?1)
  order by "check_ins"."sent_at" asc, "check_ins"."id" asc
  limit ?2
) "waiting";
-- CO-ROUTINE waiting
--   SCAN check_ins USING INDEX check_ins_waiting
-- SCAN waiting

-- notifications/unread.ts: unreadNotifications

select count(*) as "unread"
from (
  select 1 as "one"
  from "notification_deliveries"
  where ("notification_deliveries"."recipient_id" = ?1 and "notification_deliveries"."read_at" is null and
      "notification_deliveries"."deleted_at" is null)
  limit ?2
) "unread";
-- CO-ROUTINE unread
--   SEARCH notification_deliveries USING COVERING INDEX notification_deliveries_unread (recipient_id=? AND read_at=? AND deleted_at=?)
-- SCAN unread
