-- The statements of worker/data/attention, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- attention/attention-days.ts: days

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15) as (
  select "trainee_id", sum(case when "date" >= ?1 and "date" < ?2 then "trainee_performance"."assigned_exercises"
      else 0 end) as "lately_exercises", sum(case when "date" >= ?1 and "date" < ?2 then min("trainee_performance"."completed_exercises",
      "trainee_performance"."assigned_exercises") else 0 end) as "lately_exercises_done", sum(case when "date"
      >= ?1 and "date" < ?2 then "trainee_performance"."assigned_meals" else 0 end) as "lately_meals", sum(case
      when "date" >= ?1 and "date" < ?2 then min("trainee_performance"."completed_meals",
      "trainee_performance"."assigned_meals") else 0 end) as "lately_meals_done", sum(case when "date" < ?1
      then "trainee_performance"."assigned_exercises" else 0 end) as "before_exercises", sum(case when "date"
      < ?1 then min("trainee_performance"."completed_exercises", "trainee_performance"."assigned_exercises")
      else 0 end) as "before_exercises_done", sum(case when "date" < ?1 then "trainee_performance"."assigned_meals"
      else 0 end) as "before_meals", sum(case when "date" < ?1 then min("trainee_performance"."completed_meals",
      "trainee_performance"."assigned_meals") else 0 end) as "before_meals_done", sum(case when "date" >= ?1
      and "date" < ?2 then "trainee_performance"."steps" else 0 end) as "lately_steps", sum(case when "date"
      >= ?1 and "date" < ?2 then "trainee_performance"."steps" > 0 else 0 end) as "lately_walked", sum(case
      when "date" >= ?1 and "date" < ?2 then "trainee_performance"."steps" >= "trainee_performance"."target_steps"
      else 0 end) as "lately_reached", sum(case when "date" < ?1 then "trainee_performance"."steps" > 0 else 0
      end) as "before_walked", sum(case when "date" < ?1 then "trainee_performance"."steps" >=
      "trainee_performance"."target_steps" else 0 end) as "before_reached", max(case when
      "trainee_performance"."completed_exercises" + "trainee_performance"."completed_meals" +
      "trainee_performance"."steps" > 0 then "date" end) as "last_done", max(case when "trainee_performance"."date"
      < ?2 and "trainee_performance"."assigned_exercises" + "trainee_performance"."assigned_meals" > 0 then
      "date" end) as "last_assigned"
  from "trainee_performance"
  where "trainee_performance"."date" between ?3 and ?4
  group by "trainee_performance"."trainee_id"
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15)) as
    list
from list;
-- CO-ROUTINE list
--   SEARCH trainee_performance USING INDEX trainee_performance_date (date>? AND date<?)
--   USE TEMP B-TREE FOR GROUP BY
-- SCAN list

-- attention/attention-days.ts: daysOfOne

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15) as (
  select "trainee_id", sum(case when "date" >= ?1 and "date" < ?2 then "trainee_performance"."assigned_exercises"
      else 0 end) as "lately_exercises", sum(case when "date" >= ?1 and "date" < ?2 then min("trainee_performance"."completed_exercises",
      "trainee_performance"."assigned_exercises") else 0 end) as "lately_exercises_done", sum(case when "date"
      >= ?1 and "date" < ?2 then "trainee_performance"."assigned_meals" else 0 end) as "lately_meals", sum(case
      when "date" >= ?1 and "date" < ?2 then min("trainee_performance"."completed_meals",
      "trainee_performance"."assigned_meals") else 0 end) as "lately_meals_done", sum(case when "date" < ?1
      then "trainee_performance"."assigned_exercises" else 0 end) as "before_exercises", sum(case when "date"
      < ?1 then min("trainee_performance"."completed_exercises", "trainee_performance"."assigned_exercises")
      else 0 end) as "before_exercises_done", sum(case when "date" < ?1 then "trainee_performance"."assigned_meals"
      else 0 end) as "before_meals", sum(case when "date" < ?1 then min("trainee_performance"."completed_meals",
      "trainee_performance"."assigned_meals") else 0 end) as "before_meals_done", sum(case when "date" >= ?1
      and "date" < ?2 then "trainee_performance"."steps" else 0 end) as "lately_steps", sum(case when "date"
      >= ?1 and "date" < ?2 then "trainee_performance"."steps" > 0 else 0 end) as "lately_walked", sum(case
      when "date" >= ?1 and "date" < ?2 then "trainee_performance"."steps" >= "trainee_performance"."target_steps"
      else 0 end) as "lately_reached", sum(case when "date" < ?1 then "trainee_performance"."steps" > 0 else 0
      end) as "before_walked", sum(case when "date" < ?1 then "trainee_performance"."steps" >=
      "trainee_performance"."target_steps" else 0 end) as "before_reached", max(case when
      "trainee_performance"."completed_exercises" + "trainee_performance"."completed_meals" +
      "trainee_performance"."steps" > 0 then "date" end) as "last_done", max(case when "trainee_performance"."date"
      < ?2 and "trainee_performance"."assigned_exercises" + "trainee_performance"."assigned_meals" > 0 then
      "date" end) as "last_assigned"
  from "trainee_performance"
  where "trainee_performance"."trainee_id" = ?3 and "trainee_performance"."date" between ?4 and ?5
  group by "trainee_performance"."trainee_id"
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15)) as
    list
from list;
-- CO-ROUTINE list
--   SEARCH trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date>? AND date<?)
-- SCAN list

-- attention/attention-facts.ts: usualThresholds

select "value"
from "settings"
where "settings"."section" = 'attention';
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

-- attention/attention-marks.ts: deleteAttentionMark

delete from "attention_marks"
where ("attention_marks"."trainee_id" = ? and "attention_marks"."reason" = ?);
-- SEARCH attention_marks USING INDEX sqlite_autoindex_attention_marks_1 (trainee_id=? AND reason=?)

-- attention/attention-marks.ts: getTraineeThresholds

select "attention"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "value"
from "settings"
where "settings"."section" = ?;
-- SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)

-- attention/attention-marks.ts: putAttentionMark

insert into "attention_marks" ("trainee_id", "reason", "occurrence", "not_before", "handed_over", "created_at")
select "trainee_profiles"."id", ?, ?, ?, ?, ?
from "trainee_profiles"
where "trainee_profiles"."id" = ?
on conflict ("attention_marks"."trainee_id", "attention_marks"."reason") do update
set "occurrence" = ?, "not_before" = ?, "handed_over" = ?, "created_at" = iif(occurrence is ? and not_before
    is ?, "attention_marks"."created_at", ?);
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "id"
from "trainee_profiles"
where "trainee_profiles"."id" = ?;
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- attention/attention-marks.ts: putTraineeThresholds

update "trainee_profiles"
set "attention" = ?, "updated_at" = ?
where "trainee_profiles"."id" = ?
returning "id";
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- attention/attention-people.ts: queuePeople

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21,
    c22, c23) as (
  select "trainee_profiles"."id", "trainee_profiles"."name", "trainee_profiles"."gender", "trainee_profiles"."status",
      "trainee_profiles"."time_zone", "trainee_profiles"."created_at", "trainee_profiles"."subscription_end",
      "trainee_profiles"."attention", "conversations"."unread_by_trainer", "conversations"."unread_since",
      case when "conversations"."unread_by_trainer" > 0 and "conversations"."last_message_from" = 'trainee'
      and "conversations"."last_message_kind" = 'text' then substr("conversations"."last_message_text", 1, 141)
      end as "unread_quote", "trainee_balances"."charged", "trainee_balances"."paid", (
    select json_group_array(json_array(id, type, created_at, substr(text, 1, 141)))
    from (
      select id, type, created_at, text
      from notes
      where trainee_id = "trainee_profiles"."id" and answered_at is null and is_private = 0 and author_id =
          trainee_id and type in ('complaint', 'question', 'health')
      order by created_at desc
      limit 20
    )
  ) as "notes", (
    select json_group_array(json_array(id, kind, starts_on, ends_on, created_at))
    from (
      select id, kind, starts_on, ends_on, created_at
      from "absences"
      where trainee_id = "trainee_profiles"."id" and status = 'asked' and ends_on >= ?1
      order by ends_on
      limit 5
    )
  ) as "asked", (
    select json_array(first.id, first.sent_at, (
      select count(*)
      from check_ins
      where trainee_id = "trainee_profiles"."id" and reviewed_at is null and (put_off_until is null or
          put_off_until <= ?1)
    ))
    from check_ins first
    where trainee_id = "trainee_profiles"."id" and reviewed_at is null and (put_off_until is null or
        put_off_until <= ?1)
    order by first.sent_at
    limit 1
  ) as "waiting_check_ins", (
    select json_group_array(json_array(s.weekday, s.minute, s.every, s.starts_on, s.since, s.answered_on))
    from check_in_schedules s
    join check_in_forms f on f.id = s.form_id and f.archived_at is null
    where s.trainee_id = "trainee_profiles"."id"
  ) as "check_in_schedules", (
    select json_array(first.id, first.stored_at, (
      select count(*)
      from payment_proofs
      where trainee_id = "trainee_profiles"."id" and decision is null and stored_at is not null
    ))
    from payment_proofs first
    where trainee_id = "trainee_profiles"."id" and decision is null and stored_at is not null
    order by first.stored_at
    limit 1
  ) as "waiting_proofs", (
    select json_group_array(json_array(starts_on, ends_on))
    from "absences"
    where trainee_id = "trainee_profiles"."id" and status in ('granted', 'ended') and ends_on >= ?2
  ) as "granted_absences", (
    select json_group_array(json_array(reason, occurrence, not_before, created_at, handed_over))
    from "attention_marks"
    where trainee_id = "trainee_profiles"."id"
  ) as "marks", nullif(max(coalesce((
    select date
    from schedule_exercises
    where trainee_id = "trainee_profiles"."id" and date >= ?1
    order by date desc
    limit 1
  ), ''), coalesce((
    select date
    from schedule_meals
    where trainee_id = "trainee_profiles"."id" and date >= ?1
    order by date desc
    limit 1
  ), '')), '') as "planned_through", (
    select date
    from weight_records
    where trainee_id = "trainee_profiles"."id" and source <> 'registered'
    order by date desc
    limit 1
  ) as "last_weight_on", nullif(max(coalesce((
    select date
    from performed_sets
    where trainee_id = "trainee_profiles"."id" and true
    order by date desc
    limit 1
  ), ''), coalesce((
    select date
    from own_meals
    where trainee_id = "trainee_profiles"."id" and true
    order by date desc
    limit 1
  ), ''), coalesce((
    select date
    from weight_records
    where trainee_id = "trainee_profiles"."id" and source in ('sent', 'updated')
    order by date desc
    limit 1
  ), '')), '') as "last_beside", case when "trainee_balances"."charged" > "trainee_balances"."paid" then (
    select json_group_array(json_array(starts_on, price_agorot))
    from (
      select *
      from (
        select starts_on, price_agorot
        from subscriptions
        where trainee_id = "trainee_profiles"."id" and billed = 1 and price_agorot > 0 and starts_on > ?1
      )
      union all
      select *
      from (
        select starts_on, price_agorot
        from subscriptions
        where trainee_id = "trainee_profiles"."id" and billed = 1 and price_agorot > 0 and starts_on <= ?1
        order by starts_on desc
        limit 4
      )
      union all
      select since, agorot
      from opening_balances
      where trainee_id = "trainee_profiles"."id" and agorot > 0
    )
  ) end as "charges"
  from "trainee_profiles"
  left join "conversations" on "conversations"."trainee_id" = "trainee_profiles"."id"
  left join "trainee_balances" on "trainee_balances"."trainee_id" = "trainee_profiles"."id"
  where "trainee_profiles"."status" <> 'inactive'
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16,
    c17, c18, c19, c20, c21, c22, c23)) as list
from list;
-- SCAN trainee_profiles
-- SEARCH conversations USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?) LEFT-JOIN
-- SEARCH trainee_balances USING INDEX sqlite_autoindex_trainee_balances_1 (trainee_id=?) LEFT-JOIN
-- CORRELATED SCALAR SUBQUERY 2
--   CO-ROUTINE (subquery-1)
--     SEARCH notes USING INDEX notes_unanswered (trainee_id=?)
--   SCAN (subquery-1)
-- CORRELATED SCALAR SUBQUERY 4
--   CO-ROUTINE (subquery-3)
--     SEARCH absences USING INDEX absences_trainee (trainee_id=? AND ends_on>?)
--   SCAN (subquery-3)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH first USING INDEX check_ins_waiting_of (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 5
--     SEARCH check_ins USING INDEX check_ins_waiting_of (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH s USING INDEX check_in_schedules_form (trainee_id=?)
--   SEARCH f USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH first USING INDEX payment_proofs_waiting (trainee_id=? AND stored_at>?)
--   CORRELATED SCALAR SUBQUERY 8
--     SEARCH payment_proofs USING INDEX payment_proofs_waiting (trainee_id=? AND stored_at>?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH absences USING INDEX absences_trainee (trainee_id=? AND ends_on>?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH attention_marks USING INDEX sqlite_autoindex_attention_marks_1 (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH schedule_exercises USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date>?)
-- CORRELATED SCALAR SUBQUERY 13
--   SEARCH schedule_meals USING COVERING INDEX schedule_meals_day (trainee_id=? AND date>?)
-- CORRELATED SCALAR SUBQUERY 14
--   SEARCH weight_records USING INDEX weight_records_trainee (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH performed_sets USING COVERING INDEX performed_sets_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH own_meals USING COVERING INDEX own_meals_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 17
--   SEARCH weight_records USING INDEX weight_records_trainee (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   CO-ROUTINE (subquery-22)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH subscriptions USING INDEX subscriptions_trainee (trainee_id=? AND starts_on>?)
--       UNION ALL
--         CO-ROUTINE (subquery-20)
--           SEARCH subscriptions USING INDEX subscriptions_trainee (trainee_id=? AND starts_on<?)
--         SCAN (subquery-20)
--       UNION ALL
--         SEARCH opening_balances USING INDEX sqlite_autoindex_opening_balances_1 (trainee_id=?)
--   SCAN (subquery-22)

-- attention/attention-people.ts: queuePerson

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21,
    c22, c23) as (
  select "trainee_profiles"."id", "trainee_profiles"."name", "trainee_profiles"."gender", "trainee_profiles"."status",
      "trainee_profiles"."time_zone", "trainee_profiles"."created_at", "trainee_profiles"."subscription_end",
      "trainee_profiles"."attention", "conversations"."unread_by_trainer", "conversations"."unread_since",
      case when "conversations"."unread_by_trainer" > 0 and "conversations"."last_message_from" = 'trainee'
      and "conversations"."last_message_kind" = 'text' then substr("conversations"."last_message_text", 1, 141)
      end as "unread_quote", "trainee_balances"."charged", "trainee_balances"."paid", (
    select json_group_array(json_array(id, type, created_at, substr(text, 1, 141)))
    from (
      select id, type, created_at, text
      from notes
      where trainee_id = "trainee_profiles"."id" and answered_at is null and is_private = 0 and author_id =
          trainee_id and type in ('complaint', 'question', 'health')
      order by created_at desc
      limit 20
    )
  ) as "notes", (
    select json_group_array(json_array(id, kind, starts_on, ends_on, created_at))
    from (
      select id, kind, starts_on, ends_on, created_at
      from "absences"
      where trainee_id = "trainee_profiles"."id" and status = 'asked' and ends_on >= ?1
      order by ends_on
      limit 5
    )
  ) as "asked", (
    select json_array(first.id, first.sent_at, (
      select count(*)
      from check_ins
      where trainee_id = "trainee_profiles"."id" and reviewed_at is null and (put_off_until is null or
          put_off_until <= ?1)
    ))
    from check_ins first
    where trainee_id = "trainee_profiles"."id" and reviewed_at is null and (put_off_until is null or
        put_off_until <= ?1)
    order by first.sent_at
    limit 1
  ) as "waiting_check_ins", (
    select json_group_array(json_array(s.weekday, s.minute, s.every, s.starts_on, s.since, s.answered_on))
    from check_in_schedules s
    join check_in_forms f on f.id = s.form_id and f.archived_at is null
    where s.trainee_id = "trainee_profiles"."id"
  ) as "check_in_schedules", (
    select json_array(first.id, first.stored_at, (
      select count(*)
      from payment_proofs
      where trainee_id = "trainee_profiles"."id" and decision is null and stored_at is not null
    ))
    from payment_proofs first
    where trainee_id = "trainee_profiles"."id" and decision is null and stored_at is not null
    order by first.stored_at
    limit 1
  ) as "waiting_proofs", (
    select json_group_array(json_array(starts_on, ends_on))
    from "absences"
    where trainee_id = "trainee_profiles"."id" and status in ('granted', 'ended') and ends_on >= ?2
  ) as "granted_absences", (
    select json_group_array(json_array(reason, occurrence, not_before, created_at, handed_over))
    from "attention_marks"
    where trainee_id = "trainee_profiles"."id"
  ) as "marks", nullif(max(coalesce((
    select date
    from schedule_exercises
    where trainee_id = "trainee_profiles"."id" and date >= ?1
    order by date desc
    limit 1
  ), ''), coalesce((
    select date
    from schedule_meals
    where trainee_id = "trainee_profiles"."id" and date >= ?1
    order by date desc
    limit 1
  ), '')), '') as "planned_through", (
    select date
    from weight_records
    where trainee_id = "trainee_profiles"."id" and source <> 'registered'
    order by date desc
    limit 1
  ) as "last_weight_on", nullif(max(coalesce((
    select date
    from performed_sets
    where trainee_id = "trainee_profiles"."id" and true
    order by date desc
    limit 1
  ), ''), coalesce((
    select date
    from own_meals
    where trainee_id = "trainee_profiles"."id" and true
    order by date desc
    limit 1
  ), ''), coalesce((
    select date
    from weight_records
    where trainee_id = "trainee_profiles"."id" and source in ('sent', 'updated')
    order by date desc
    limit 1
  ), '')), '') as "last_beside", case when "trainee_balances"."charged" > "trainee_balances"."paid" then (
    select json_group_array(json_array(starts_on, price_agorot))
    from (
      select *
      from (
        select starts_on, price_agorot
        from subscriptions
        where trainee_id = "trainee_profiles"."id" and billed = 1 and price_agorot > 0 and starts_on > ?1
      )
      union all
      select *
      from (
        select starts_on, price_agorot
        from subscriptions
        where trainee_id = "trainee_profiles"."id" and billed = 1 and price_agorot > 0 and starts_on <= ?1
        order by starts_on desc
        limit 4
      )
      union all
      select since, agorot
      from opening_balances
      where trainee_id = "trainee_profiles"."id" and agorot > 0
    )
  ) end as "charges"
  from "trainee_profiles"
  left join "conversations" on "conversations"."trainee_id" = "trainee_profiles"."id"
  left join "trainee_balances" on "trainee_balances"."trainee_id" = "trainee_profiles"."id"
  where "trainee_profiles"."id" = ?3
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16,
    c17, c18, c19, c20, c21, c22, c23)) as list
from list;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH conversations USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?) LEFT-JOIN
-- SEARCH trainee_balances USING INDEX sqlite_autoindex_trainee_balances_1 (trainee_id=?) LEFT-JOIN
-- CORRELATED SCALAR SUBQUERY 2
--   CO-ROUTINE (subquery-1)
--     SEARCH notes USING INDEX notes_unanswered (trainee_id=?)
--   SCAN (subquery-1)
-- CORRELATED SCALAR SUBQUERY 4
--   CO-ROUTINE (subquery-3)
--     SEARCH absences USING INDEX absences_trainee (trainee_id=? AND ends_on>?)
--   SCAN (subquery-3)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH first USING INDEX check_ins_waiting_of (trainee_id=?)
--   CORRELATED SCALAR SUBQUERY 5
--     SEARCH check_ins USING INDEX check_ins_waiting_of (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH s USING INDEX check_in_schedules_form (trainee_id=?)
--   SEARCH f USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 9
--   SEARCH first USING INDEX payment_proofs_waiting (trainee_id=? AND stored_at>?)
--   CORRELATED SCALAR SUBQUERY 8
--     SEARCH payment_proofs USING INDEX payment_proofs_waiting (trainee_id=? AND stored_at>?)
-- CORRELATED SCALAR SUBQUERY 10
--   SEARCH absences USING INDEX absences_trainee (trainee_id=? AND ends_on>?)
-- CORRELATED SCALAR SUBQUERY 11
--   SEARCH attention_marks USING INDEX sqlite_autoindex_attention_marks_1 (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 12
--   SEARCH schedule_exercises USING COVERING INDEX schedule_exercises_day (trainee_id=? AND date>?)
-- CORRELATED SCALAR SUBQUERY 13
--   SEARCH schedule_meals USING COVERING INDEX schedule_meals_day (trainee_id=? AND date>?)
-- CORRELATED SCALAR SUBQUERY 14
--   SEARCH weight_records USING INDEX weight_records_trainee (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH performed_sets USING COVERING INDEX performed_sets_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 16
--   SEARCH own_meals USING COVERING INDEX own_meals_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 17
--   SEARCH weight_records USING INDEX weight_records_trainee (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 23
--   CO-ROUTINE (subquery-22)
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH subscriptions USING INDEX subscriptions_trainee (trainee_id=? AND starts_on>?)
--       UNION ALL
--         CO-ROUTINE (subquery-20)
--           SEARCH subscriptions USING INDEX subscriptions_trainee (trainee_id=? AND starts_on<?)
--         SCAN (subquery-20)
--       UNION ALL
--         SEARCH opening_balances USING INDEX sqlite_autoindex_opening_balances_1 (trainee_id=?)
--   SCAN (subquery-22)

-- attention/beginning.ts: beginningFacts

select (
  select value
  from "settings"
  where section = 'general'
) as "general", (
  select value
  from "settings"
  where section = 'contact'
) as "contact", (
  select value
  from "settings"
  where section = 'beginning'
) as "beginning", (
  select count(*)
  from (
    select "trainee_profiles"."id"
    from "trainee_profiles"
    order by "trainee_profiles"."created_at", "trainee_profiles"."id"
    limit 11
  )
) as "people", (
  select json_object('id', id, 'name', name)
  from "trainee_profiles"
  order by "trainee_profiles"."created_at", "trainee_profiles"."id"
  limit 1
) as "first", (
  select created_at
  from "trainee_profiles"
  order by "trainee_profiles"."created_at", "trainee_profiles"."id"
  limit 1
) as "first_joined_at", exists (
  select 1
  from schedule_exercises
) or exists (
  select 1
  from schedule_meals
) as "planned", exists (
  select 1
  from "invitations"
  where "revoked_at" is null
) or exists (
  select 1
  from (
    select "trainee_profiles"."id"
    from "trainee_profiles"
    order by "trainee_profiles"."created_at", "trainee_profiles"."id"
    limit 11
  ) as few
  join "sessions" on "account_id" = few.id
) as "invited"
from "accounts"
where "accounts"."role" = 'trainer';
-- SEARCH accounts USING COVERING INDEX accounts_one_trainer (role=?)
-- SCALAR SUBQUERY 1
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 2
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 3
--   SEARCH settings USING INDEX sqlite_autoindex_settings_1 (section=?)
-- SCALAR SUBQUERY 5
--   CO-ROUTINE (subquery-4)
--     SCAN trainee_profiles USING COVERING INDEX trainee_profiles_created
--   SCAN (subquery-4)
-- SCALAR SUBQUERY 6
--   SCAN trainee_profiles USING INDEX trainee_profiles_created
-- SCALAR SUBQUERY 7
--   SCAN trainee_profiles USING COVERING INDEX trainee_profiles_created
-- SCALAR SUBQUERY 8
--   SCAN schedule_exercises USING COVERING INDEX sqlite_autoindex_schedule_exercises_1
-- SCALAR SUBQUERY 9
--   SCAN schedule_meals USING COVERING INDEX sqlite_autoindex_schedule_meals_1
-- SCALAR SUBQUERY 10
--   SCAN invitations
-- SCALAR SUBQUERY 12
--   CO-ROUTINE few
--     SCAN trainee_profiles USING COVERING INDEX trainee_profiles_created
--   SCAN few
--   SEARCH sessions USING COVERING INDEX sessions_account (account_id=?)

-- attention/debtors.ts: debtorStatements

with list(c0, c1) as (
  select member.trainee_id as "reminded_id", max(member.done_at) as "reminded_at"
  from trainee_jobs job
  cross join trainee_job_members member
  where job.created_at >= ?1 and job.kind = 'message' and job.body ->> '$.about' = 'payment' and member.job_id
      = job.id and member.done_at is not null
  group by +member.trainee_id
)
select json_group_array(json_array(c0, c1)) as list
from list;
-- CO-ROUTINE list
--   SEARCH job USING INDEX trainee_jobs_created (created_at>?)
--   SEARCH member USING INDEX sqlite_autoindex_trainee_job_members_1 (job_id=?)
--   USE TEMP B-TREE FOR GROUP BY
-- SCAN list

-- attention/glance.ts: glanceStatements

select "date", "assigned_exercises", "completed_exercises", "assigned_meals", "completed_meals", "steps",
    "target_steps"
from "trainee_performance"
where ("trainee_performance"."trainee_id" = ? and "trainee_performance"."date" between ? and ?);
-- SEARCH trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date>? AND date<?)

select "date", "steps", "target_steps"
from "trainee_steps"
where ("trainee_steps"."trainee_id" = ? and "trainee_steps"."date" between ? and ?);
-- SEARCH trainee_steps USING INDEX trainee_steps_day (trainee_id=? AND date>? AND date<?)

select "id", "type", "author_id", "text", "is_private", "created_at"
from "notes"
where "notes"."trainee_id" = ?
order by "notes"."created_at" desc
limit ?;
-- SEARCH notes USING INDEX notes_trainee (trainee_id=?)

select "kind" as "away_kind", "starts_on", "ends_on"
from "absences"
where ("absences"."trainee_id" = ? and "absences"."status" = ? and "absences"."ends_on" >= ? and "absences"."starts_on"
    <= ?)
order by "absences"."ends_on" desc
limit ?;
-- SEARCH absences USING INDEX absences_trainee (trainee_id=? AND ends_on>?)

select "trainee_profiles"."name" as "glance_name", "trainee_profiles"."gender" as "glance_gender",
    "trainee_profiles"."phone" as "glance_phone", (
  select language
  from "account_settings"
  where account_id = "trainee_profiles"."id"
) as "glance_language", "trainee_profiles"."photo_key" as "glance_photo", "trainee_profiles"."status" as
    "glance_status", "trainee_profiles"."goal" as "glance_goals", "trainee_profiles"."target_weight" as
    "glance_target", "trainee_profiles"."time_zone" as "glance_time_zone", "trainee_profiles"."target_steps"
    as "glance_target_steps", (
  select json_group_array(json_object('startsOn', starts_on, 'endsOn', ends_on))
  from (
    select starts_on, ends_on
    from lighter_days
    where trainee_id = ?
    order by starts_on
  )
) as "lighter_days", "trainee_profiles"."created_at" as "glance_created", "trainee_profiles"."subscription_end"
    as "glance_end", "accounts"."deletes_at" as "glance_deletes_at", "accounts"."password_hash" is not null as
    "glance_entered", "plans"."name" as "glance_plan", "plans"."english_name" as "glance_plan_english",
    "subscriptions"."plan_name" as "glance_bought", "subscriptions"."english_plan_name" as
    "glance_bought_english", "subscriptions"."pauses" as "glance_pauses"
from "trainee_profiles"
cross join "accounts"
cross join "plans"
left join "subscriptions" on "subscriptions"."id" = (
  select id
  from subscriptions s
  where s.trainee_id = "trainee_profiles"."id" and s.starts_on = "trainee_profiles"."subscription_start"
  order by s.ends_on desc
  limit 1
)
where ("trainee_profiles"."id" = ? and "accounts"."id" = ? and "plans"."id" = "trainee_profiles"."subscription_plan");
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- SEARCH plans USING INDEX sqlite_autoindex_plans_1 (id=?)
-- SEARCH subscriptions USING INDEX sqlite_autoindex_subscriptions_1 (id=?) LEFT-JOIN
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH s USING INDEX subscriptions_trainee (trainee_id=? AND starts_on=?)
--   USE TEMP B-TREE FOR ORDER BY
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?)
-- SCALAR SUBQUERY 3
--   CO-ROUTINE (subquery-2)
--     SEARCH lighter_days USING INDEX sqlite_autoindex_lighter_days_1 (trainee_id=?)
--   SCAN (subquery-2)

-- attention/health-note.ts: newestHealthNote

select "id" as "note_id", substr("text", 1, ?) as "quote", "created_at" as "noted_at", "author_id" is not
    "trainee_id" or "answered_at" is not null as "answered"
from "notes" indexed by notes_shared_type
where "notes"."trainee_id" = ? and "notes"."type" = 'health' and is_private = 0
order by "notes"."created_at" desc
limit ?;
-- SEARCH notes USING INDEX notes_shared_type (trainee_id=? AND type=?)

-- attention/last-training.ts: lastTrainingOf

select "date" as "training_date", "exercise_name" as "training_name", (
  select english_name
  from "exercises"
  where id = "exercise_id"
) as "training_english", count(*) as "training_sets", max(printf('%d %06.2f %04d', "reps" > 0, coalesce("weight",
    0), "reps")) as "training_best", max(iif("reps" > 0, "weight", null)) as "training_weight", max("seconds")
    as "training_seconds", max("metres") as "training_metres", max((
  select name
  from schedule_exercises
  where id = performed_sets.schedule_exercise_id and substitute is not null
)) as "training_assigned", (
  select effort
  from workout_feelings
  where trainee_id = ? and date = performed_sets.date
) as "training_effort", (
  select text
  from notes
  where id = (
    select note_id
    from workout_feelings
    where trainee_id = ? and date = performed_sets.date
  )
) as "training_words"
from "performed_sets"
where ("performed_sets"."trainee_id" = ? and "performed_sets"."date" = (
  select date
  from performed_sets
  where trainee_id = ?
  order by date desc
  limit 1
))
group by +"performed_sets"."exercise_id", "performed_sets"."exercise_name"
order by min("performed_sets"."created_at") asc, "performed_sets"."exercise_name" asc
limit ?;
-- SEARCH performed_sets USING INDEX performed_sets_day (trainee_id=? AND date=?)
-- SCALAR SUBQUERY 6
--   SEARCH performed_sets USING COVERING INDEX performed_sets_day (trainee_id=?)
-- USE TEMP B-TREE FOR GROUP BY
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH schedule_exercises USING INDEX sqlite_autoindex_schedule_exercises_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH workout_feelings USING INDEX sqlite_autoindex_workout_feelings_1 (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH notes USING INDEX sqlite_autoindex_notes_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH workout_feelings USING INDEX sqlite_autoindex_workout_feelings_1 (trainee_id=? AND date=?)
-- USE TEMP B-TREE FOR ORDER BY

-- attention/overview.ts: getOverview

select "category", count(*) as "total"
from "exercises"
where "exercises"."status" = 'active' and "exercises"."deleted_at" is null
group by "exercises"."category";
-- SEARCH exercises USING INDEX exercises_name (status=?)
-- USE TEMP B-TREE FOR GROUP BY

select "category", count(*) as "total"
from "meals"
where "meals"."status" = 'active' and "meals"."deleted_at" is null
group by "meals"."category";
-- SEARCH meals USING INDEX meals_name (status=?)
-- USE TEMP B-TREE FOR GROUP BY

select "id", "name", "english_name"
from "plans"
order by "plans"."position", "plans"."id";
-- SCAN plans
-- USE TEMP B-TREE FOR ORDER BY

select "plan", "status", "total"
from "trainee_counts";
-- SCAN trainee_counts

select "starts_on", count(*) as "total"
from "subscriptions"
where "subscriptions"."starts_on" between ?1 and ?2
group by "subscriptions"."starts_on";
-- SEARCH subscriptions USING COVERING INDEX subscriptions_starts (starts_on>? AND starts_on<?)

select avg("current_weight") as "average_weight", count("current_weight") as "weighed", avg(case when
    "trainee_profiles"."initial_weight" > "trainee_profiles"."target_weight" and "trainee_profiles"."current_weight"
    is not null then 100.0 * ("initial_weight" - "current_weight") / ("initial_weight" - "target_weight") end)
    as "progress", coalesce(sum("trainee_profiles"."initial_weight" > "trainee_profiles"."target_weight" and
    "trainee_profiles"."current_weight" is not null), 0) as "losing"
from "trainee_profiles"
where "trainee_profiles"."status" = 'active';
-- SEARCH trainee_profiles USING INDEX trainee_profiles_status (status=?)

select count(*) as "total"
from "trainee_profiles"
where "trainee_profiles"."id" in (
  select "subscriptions"."trainee_id"
  from "subscriptions"
  where "subscriptions"."starts_on" between ?1 and ?2
);
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH subscriptions USING INDEX subscriptions_starts (starts_on>? AND starts_on<?)

with list(c0, c1, c2, c3) as (
  select "month", "expected", "received", "began"
  from "ledger_months"
)
select json_group_array(json_array(c0, c1, c2, c3)) as list
from list;
-- SCAN ledger_months

-- attention/trainees-page.ts: allPlans

select "id", "name", "english_name", "price_agorot", "months", "features", "english_features", "status"
from "plans"
order by "plans"."position" asc, "plans"."id" asc;
-- SCAN plans
-- USE TEMP B-TREE FOR ORDER BY

-- attention/trainees-page.ts: listTrainees

select "id", "kind" as "job_kind", "total", created_at + ?1 as "until"
from "trainee_jobs"
where ("trainee_jobs"."kind" = ?2 and "trainee_jobs"."undone_at" is null and "trainee_jobs"."created_at" > ?3)
order by "trainee_jobs"."created_at" desc, "trainee_jobs"."id" desc
limit ?4;
-- SEARCH trainee_jobs USING INDEX trainee_jobs_created (created_at>?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- attention/trainees-page.ts: searchPage

select "trainee_profiles"."id" as "trainee_id", "trainee_profiles"."name" as "trainee_name",
    "trainee_profiles"."gender" as "trainee_gender", "trainee_profiles"."photo_key" as "trainee_photo",
    coalesce((
  select day.steps
  from trainee_steps day
  where day.trainee_id = "trainee_profiles"."id" and day.date = ?1
), 0) as "day_steps", coalesce( (
  select known.target_steps
  from trainee_steps known
  where known.trainee_id = "trainee_profiles"."id" and known.date <= ?1
  order by known.date desc
  limit 1
), iif(exists (
  select 1
  from trainee_steps later
  where later.trainee_id = "trainee_profiles"."id"
), 3000, (
  select person.target_steps
  from trainee_profiles person
  where person.id = "trainee_profiles"."id"
))) as "day_target"
from "trainee_profiles"
cross join "accounts"
where "accounts"."id" = "trainee_profiles"."id"
order by "trainee_profiles"."search" asc, "trainee_profiles"."id" asc
limit ?2;
-- SCAN trainee_profiles USING INDEX trainee_profiles_search
-- SEARCH accounts USING COVERING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH day USING INDEX trainee_steps_day (trainee_id=? AND date=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH known USING INDEX trainee_steps_day (trainee_id=? AND date<?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH later USING COVERING INDEX trainee_steps_day (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "trainee_profiles"."id" as "trainee_id", "trainee_profiles"."name" as "trainee_name",
    "trainee_profiles"."phone" as "trainee_phone", "trainee_profiles"."gender" as "trainee_gender",
    "trainee_profiles"."subscription_plan" as "trainee_plan", "trainee_profiles"."status" as "trainee_status",
    "trainee_profiles"."current_weight" as "trainee_weight", "trainee_profiles"."target_steps" as
    "trainee_target_steps", "trainee_profiles"."created_at" as "trainee_joined", "trainee_profiles"."photo_key"
    as "trainee_photo", "accounts"."email" as "trainee_email", "accounts"."deletes_at" as "trainee_deletes_at",
    "accounts"."password_hash" is not null as "trainee_entered", "trainee_profiles"."time_zone" as
    "trainee_time_zone", (
  select json_group_array(json_array("trainee_performance"."date", "trainee_performance"."assigned_exercises",
      "trainee_performance"."completed_exercises", "trainee_performance"."assigned_meals",
      "trainee_performance"."completed_meals"))
  from "trainee_performance"
  where "trainee_performance"."trainee_id" = "trainee_profiles"."id" and "trainee_performance"."date" between
      ?1 and ?2 and "trainee_performance"."assigned_exercises" + "trainee_performance"."assigned_meals" > 0
) as "trainee_counted", coalesce( (
  select "trainee_performance"."date"
  from "trainee_performance"
  where "trainee_performance"."trainee_id" = "trainee_profiles"."id" and "trainee_performance"."date" between
      ?3 and ?4 and "trainee_performance"."completed_exercises" + "trainee_performance"."completed_meals" +
      "trainee_performance"."steps" > 0
  order by "trainee_performance"."date" desc
  limit 1
), nullif(max( coalesce((
  select "trainee_performance"."date"
  from "trainee_performance"
  where "trainee_performance"."trainee_id" = "trainee_profiles"."id" and "trainee_performance"."date" between
      ?5 and ?4 and "trainee_performance"."completed_exercises" + "trainee_performance"."completed_meals" +
      "trainee_performance"."steps" > 0
  order by "trainee_performance"."date" desc
  limit 1
), ''), coalesce((
  select date
  from performed_sets beside
  where beside.trainee_id = "trainee_profiles"."id" and beside.date >= ?5 and true
  order by beside.date desc
  limit 1
), ''), coalesce((
  select date
  from own_meals beside
  where beside.trainee_id = "trainee_profiles"."id" and beside.date >= ?5 and true
  order by beside.date desc
  limit 1
), ''), coalesce((
  select date
  from weight_records beside
  where beside.trainee_id = "trainee_profiles"."id" and beside.date >= ?5 and source in ('sent', 'updated')
  order by beside.date desc
  limit 1
), '')), '')) as "trainee_last_logged", coalesce((
  select unread_by_trainer
  from conversations
  where trainee_id = "trainee_profiles"."id"
), 0) as "trainee_unread", (
  select muted_at
  from conversations
  where trainee_id = "trainee_profiles"."id"
) is not null as "trainee_muted"
from "trainee_profiles"
cross join "accounts"
where "accounts"."id" = "trainee_profiles"."id"
order by "trainee_profiles"."created_at" desc, "trainee_profiles"."id" desc
limit ?6;
-- SCAN trainee_profiles USING INDEX trainee_profiles_created
-- SEARCH accounts USING INDEX sqlite_autoindex_accounts_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date>? AND date<?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date>? AND date<?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date>? AND date<?)
-- CORRELATED SCALAR SUBQUERY 4
--   SEARCH beside USING COVERING INDEX performed_sets_day (trainee_id=? AND date>?)
-- CORRELATED SCALAR SUBQUERY 5
--   SEARCH beside USING COVERING INDEX own_meals_day (trainee_id=? AND date>?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH beside USING INDEX weight_records_trainee (trainee_id=? AND date>?)
-- CORRELATED SCALAR SUBQUERY 7
--   SEARCH conversations USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)
-- CORRELATED SCALAR SUBQUERY 8
--   SEARCH conversations USING INDEX sqlite_autoindex_conversations_1 (trainee_id=?)

select coalesce(sum("total"), 0) as "total"
from "trainee_counts";
-- SCAN trainee_counts
