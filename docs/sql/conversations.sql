-- The statements of worker/data/conversations, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- conversations/conversation-scope.ts: findConversationScope

select "id", "name", "gender", "photo_key"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- conversations/conversation-summary.ts: listTalkingTrainees

select trainee_id as id
from conversations
where trainee_id > ?1 and last_seq > 0
order by trainee_id
limit ?2;
-- SEARCH conversations USING INDEX sqlite_autoindex_conversations_1 (trainee_id>?)

-- conversations/conversation-summary.ts: putConversationSummary

insert into "conversations" ("trainee_id", "status", "revision", "last_seq", "last_message_at",
    "last_message_kind", "last_message_text", "last_message_from", "trainer_message_at",
    "trainer_message_kind", "trainer_message_text", "unread_by_trainer", "unread_by_trainee", "unread_since",
    "trainee_seen_at", "muted_at", "created_at")
select id, ?1, ?2, ?3, ?4, ?5, ?6, ?7, null, null, null, ?8, ?9, ?10, null, null, ?11
from trainee_profiles
where id = ?12
on conflict ("conversations"."trainee_id") do update
set "revision" = excluded.revision, "last_seq" = excluded.last_seq, "last_message_at" =
    excluded.last_message_at, "last_message_kind" = excluded.last_message_kind, "last_message_text" =
    excluded.last_message_text, "last_message_from" = excluded.last_message_from, "trainer_message_at" = case
    when excluded.last_message_from is not 'trainee' or ?13 > 0 then null when conversations.last_message_from
    = 'trainer' then conversations.last_message_at else conversations.trainer_message_at end,
    "trainer_message_kind" = case when excluded.last_message_from is not 'trainee' or ?13 > 0 then null when
    conversations.last_message_from = 'trainer' then conversations.last_message_kind else
    conversations.trainer_message_kind end, "trainer_message_text" = case when excluded.last_message_from is
    not 'trainee' or ?13 > 0 then null when conversations.last_message_from = 'trainer' then
    conversations.last_message_text else conversations.trainer_message_text end, "unread_by_trainer" =
    excluded.unread_by_trainer, "unread_by_trainee" = excluded.unread_by_trainee, "unread_since" =
    excluded.unread_since
where excluded.revision >= "conversations"."revision";
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "trainee_profiles"."id", "trainee_profiles"."name", "accounts"."id" as "trainer_id", "settings"."value",
    "conversations"."muted_at"
from "trainee_profiles"
left join "accounts" on "accounts"."role" = ?1
left join "settings" on "settings"."section" = ?2
left join "conversations" on "conversations"."trainee_id" = "trainee_profiles"."id"
where "trainee_profiles"."id" = ?3;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCAN accounts LEFT-JOIN
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?) LEFT-JOIN
-- SEARCH conversations USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?) LEFT-JOIN

-- conversations/conversations.ts: listConversations

select "trainee_profiles"."id" as "conversation_trainee", "trainee_profiles"."name" as "conversation_name",
    "trainee_profiles"."gender" as "conversation_gender", "trainee_profiles"."photo_key" as
    "conversation_photo", "conversations"."trainee_seen_at" as "conversation_seen", "conversations"."unread_by_trainer"
    as "conversation_unread", "conversations"."muted_at" as "conversation_muted"
from "trainee_profiles"
left join "conversations" on "conversations"."trainee_id" = "trainee_profiles"."id"
where not exists (
  select 1
  from "conversations"
  where ("conversations"."trainee_id" = "trainee_profiles"."id" and "conversations"."last_message_at" is not
      null)
)
order by "trainee_profiles"."id" desc
limit ?;
-- SCAN trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH conversations USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
-- SEARCH conversations USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?) LEFT-JOIN

select "trainee_profiles"."id" as "conversation_trainee", "trainee_profiles"."name" as "conversation_name",
    "trainee_profiles"."gender" as "conversation_gender", "trainee_profiles"."photo_key" as
    "conversation_photo", "conversations"."trainee_seen_at" as "conversation_seen", "conversations"."unread_by_trainer"
    as "conversation_unread", "conversations"."muted_at" as "conversation_muted", "conversations"."last_message_at"
    as "conversation_at", "conversations"."last_message_kind" as "conversation_kind", "conversations"."last_message_text"
    as "conversation_text", "conversations"."last_message_from" as "conversation_from"
from "conversations"
cross join "trainee_profiles"
where ("trainee_profiles"."id" = "conversations"."trainee_id" and "conversations"."last_message_at" is not
    null)
order by "conversations"."last_message_at" desc, "conversations"."trainee_id" desc
limit ?;
-- SEARCH conversations USING INDEX conversations_last_message (last_message_at>?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- conversations/saved-replies.ts: changeSavedReply

select "id", "text"
from "saved_replies"
where "saved_replies"."id" = ?;
-- SEARCH saved_replies USING INDEX sqlite_autoindex_saved_replies_1 (id=?)

update "saved_replies"
set "text" = ?, "updated_at" = ?
where "saved_replies"."id" = ?;
-- SEARCH saved_replies USING INDEX sqlite_autoindex_saved_replies_1 (id=?)

-- conversations/saved-replies.ts: createSavedReply

insert into "saved_replies" ("id", "text", "created_at", "updated_at")
select ?, ?, ?, ?
where (
  select count(*)
  from saved_replies
) < ?
on conflict do nothing;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SCAN saved_replies USING COVERING INDEX sqlite_autoindex_saved_replies_1

select "id", "text"
from "saved_replies"
where "saved_replies"."id" = ?;
-- SEARCH saved_replies USING INDEX sqlite_autoindex_saved_replies_1 (id=?)

-- conversations/saved-replies.ts: deleteSavedReply

delete from "saved_replies"
where "saved_replies"."id" = ?;
-- SEARCH saved_replies USING INDEX sqlite_autoindex_saved_replies_1 (id=?)

-- conversations/saved-replies.ts: listSavedReplies

select "id", "text"
from "saved_replies"
order by "saved_replies"."id" asc
limit ?;
-- SCAN saved_replies USING INDEX sqlite_autoindex_saved_replies_1
