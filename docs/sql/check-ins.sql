-- The statements of worker/data/check-ins, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- check-ins/figures.ts: getCheckInFigures

select min("sent_at") as "oldest_sent_at"
from "check_ins"
where "check_ins"."reviewed_at" is null;
-- SEARCH check_ins USING INDEX check_ins_waiting

with list(c0, c1, c2, c3) as (
  select "reviewed_at" - "sent_at" as "took", coalesce("reply", "reply_voice") is not null as "has_words",
      "review_seconds", "changed_plan"
  from "check_ins"
  where "check_ins"."reviewed_at" >= ?1
  order by "check_ins"."reviewed_at" desc, "check_ins"."id" desc
  limit ?2
)
select json_group_array(json_array(c0, c1, c2, c3)) as list
from list;
-- CO-ROUTINE list
--   SEARCH check_ins USING INDEX check_ins_reviewed (reviewed_at>?)
-- SCAN list

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11) as (
  select "check_in_schedules"."form_id", "check_in_forms"."name", "check_in_forms"."english_name",
      "check_in_schedules"."weekday", "check_in_schedules"."minute", "check_in_schedules"."every" as
      "every_weeks", "check_in_schedules"."starts_on", "check_in_schedules"."since", "check_in_schedules"."answered_on",
      "trainee_profiles"."time_zone", (
    select json_group_array(json_array(starts_on, ends_on))
    from "absences"
    where trainee_id = "trainee_profiles"."id" and status in ('granted', 'ended') and ends_on >= ?1
  ) as "granted_absences", (
    select json_group_array(json_array(due_on))
    from "check_ins"
    where trainee_id = "check_in_schedules"."trainee_id" and form_id = "check_in_schedules"."form_id" and
        due_on >= ?2
  ) as "sent_on"
  from "check_in_schedules"
  inner join "check_in_forms" on ("check_in_forms"."id" = "check_in_schedules"."form_id" and "check_in_forms"."archived_at"
      is null)
  inner join "trainee_profiles" on ("trainee_profiles"."id" = "check_in_schedules"."trainee_id" and
      "trainee_profiles"."status" = ?3)
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11)) as list
from list;
-- SEARCH trainee_profiles USING INDEX trainee_profiles_status (status=?)
-- SEARCH check_in_schedules USING INDEX check_in_schedules_form (trainee_id=?)
-- SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH absences USING INDEX absences_trainee (trainee_id=? AND ends_on>?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH check_ins USING COVERING INDEX check_ins_due (trainee_id=? AND form_id=? AND due_on>?)

-- check-ins/figures.ts: newestReplies

with list(c0) as (
  select "took"
  from (
    select "reviewed_at" - "sent_at" as "took", coalesce("reply", "reply_voice") as "reply", "reviewed_at"
    from "check_ins"
    where "check_ins"."reviewed_at" is not null
    order by "check_ins"."reviewed_at" desc, "check_ins"."id" desc
    limit ?1
  ) "newest"
  where "reply" is not null
  order by "newest"."reviewed_at" desc
  limit ?2
)
select json_group_array(json_array(c0)) as list
from list;
-- CO-ROUTINE list
--   CO-ROUTINE newest
--     SEARCH check_ins USING INDEX check_ins_reviewed (reviewed_at>?)
--   SCAN newest
-- SCAN list

-- check-ins/forms.ts: archiveForm

select "id"
from "check_in_forms"
where "check_in_forms"."id" = ?;
-- SEARCH check_in_forms USING COVERING INDEX sqlite_autoindex_check_in_forms_1 (id=?)

update "check_in_forms"
set "archived_at" = ?
where ("check_in_forms"."id" = ? and "check_in_forms"."archived_at" is null);
-- SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)

-- check-ins/forms.ts: getForm

select "id", "name", "english_name", "questions", "revision", (
  select count(*)
  from check_in_schedules s
  join trainee_profiles p on p.id = s.trainee_id and p.status = 'active'
  where s.form_id = "check_in_forms"."id"
) as "form_people", "updated_at", "archived_at"
from "check_in_forms"
where "check_in_forms"."id" = ?;
-- SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH p USING COVERING INDEX trainee_profiles_status (status=?)
--   SEARCH s USING COVERING INDEX check_in_schedules_form (trainee_id=? AND form_id=?)

-- check-ins/forms.ts: listForms

with list(c0, c1, c2, c3, c4, c5, c6) as (
  select "id", "name", "english_name", "questions", "revision", (
    select count(*)
    from check_in_schedules s
    join trainee_profiles p on p.id = s.trainee_id and p.status = 'active'
    where s.form_id = "check_in_forms"."id"
  ) as "form_people", "updated_at"
  from "check_in_forms"
  where "check_in_forms"."archived_at" is null
  order by "check_in_forms"."updated_at" desc, "check_in_forms"."id" desc
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6)) as list
from list;
-- CO-ROUTINE list
--   SCAN check_in_forms
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH p USING COVERING INDEX trainee_profiles_status (status=?)
--     SEARCH s USING COVERING INDEX check_in_schedules_form (trainee_id=? AND form_id=?)
--   USE TEMP B-TREE FOR ORDER BY
-- SCAN list

-- check-ins/forms.ts: putForm

select "id", "name", "english_name", "questions", "revision", (
  select count(*)
  from check_in_schedules s
  join trainee_profiles p on p.id = s.trainee_id and p.status = 'active'
  where s.form_id = "check_in_forms"."id"
) as "form_people", "updated_at", "archived_at"
from "check_in_forms"
where "check_in_forms"."id" = ?;
-- SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH p USING COVERING INDEX trainee_profiles_status (status=?)
--   SEARCH s USING COVERING INDEX check_in_schedules_form (trainee_id=? AND form_id=?)

update "check_in_forms"
set "name" = ?, "english_name" = ?, "questions" = ?, "asked_counts" = ?, "revision" = ?, "updated_at" = ?
where ("check_in_forms"."id" = ? and "check_in_forms"."revision" = ? and "check_in_forms"."archived_at" is
    null);
-- SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)

-- check-ins/forms.ts: restoreForm

select "archived_at"
from "check_in_forms"
where "check_in_forms"."id" = ?;
-- SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)

update "check_in_forms"
set "archived_at" = ?
where ("check_in_forms"."id" = ? and "check_in_forms"."archived_at" is not null and (
  select count(*)
  from check_in_forms
  where archived_at is null
) < ?);
-- SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)
-- SCALAR SUBQUERY 1
--   SCAN check_in_forms

update "check_in_schedules"
set "since" = ?, "updated_at" = ?
where "check_in_schedules"."form_id" = ? and (
  select count(*)
  from check_in_forms
  where archived_at is null
) < ? and exists (
  select 1
  from check_in_forms
  where id = ? and archived_at < ?
);
-- SEARCH check_in_schedules USING COVERING INDEX check_in_schedules_people (form_id=?)
-- SCALAR SUBQUERY 1
--   SCAN check_in_forms
-- SCALAR SUBQUERY 2
--   SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)

-- check-ins/list.ts: listCheckIns

select (
  select count(*)
  from check_ins
  where reviewed_at is null
) as "waiting_count", count(*) as "done_count"
from "check_ins"
where "check_ins"."reviewed_at" >= ?1;
-- SEARCH check_ins USING COVERING INDEX check_ins_reviewed (reviewed_at>?)
-- SCALAR SUBQUERY 1
--   SCAN check_ins USING INDEX check_ins_waiting_of

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12) as (
  select "check_ins"."id", "trainee_profiles"."id", "trainee_profiles"."name", "trainee_profiles"."gender",
      "trainee_profiles"."photo_key", "check_ins"."form_name", "check_ins"."form_english_name", "check_ins"."due_on",
      "check_ins"."due_at", "check_ins"."sent_at", json_array_length("check_ins"."flags") as "flag_count",
      "check_ins"."reviewed_at", "check_ins"."put_off_until"
  from "check_ins"
  inner join "trainee_profiles" on "trainee_profiles"."id" = "check_ins"."trainee_id"
  where "check_ins"."reviewed_at" is null
  order by "check_ins"."sent_at" asc, "check_ins"."id" asc
  limit ?1
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12)) as list
from list;
-- CO-ROUTINE list
--   SCAN check_ins USING INDEX check_ins_waiting
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCAN list

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14) as (
  select "check_in_schedules"."form_id", "check_in_forms"."name", "check_in_forms"."english_name",
      "check_in_schedules"."weekday", "check_in_schedules"."minute", "check_in_schedules"."every" as
      "every_weeks", "check_in_schedules"."starts_on", "check_in_schedules"."since", "check_in_schedules"."answered_on",
      "trainee_profiles"."id", "trainee_profiles"."name", "trainee_profiles"."gender", "trainee_profiles"."photo_key",
      "trainee_profiles"."time_zone", (
    select json_group_array(json_array(starts_on, ends_on))
    from "absences"
    where trainee_id = "trainee_profiles"."id" and status in ('granted', 'ended') and ends_on >= ?1
  ) as "granted_absences"
  from "check_in_schedules"
  inner join "check_in_forms" on ("check_in_forms"."id" = "check_in_schedules"."form_id" and "check_in_forms"."archived_at"
      is null)
  inner join "trainee_profiles" on ("trainee_profiles"."id" = "check_in_schedules"."trainee_id" and
      "trainee_profiles"."status" = ?2)
  order by "check_in_schedules"."id" asc
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14)) as list
from list;
-- CO-ROUTINE list
--   SEARCH trainee_profiles USING INDEX trainee_profiles_status (status=?)
--   SEARCH check_in_schedules USING INDEX check_in_schedules_form (trainee_id=?)
--   SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH absences USING INDEX absences_trainee (trainee_id=? AND ends_on>?)
--   USE TEMP B-TREE FOR ORDER BY
-- SCAN list

-- check-ins/own-check-ins.ts: factRecordsOf

select "date", "assigned_exercises", "completed_exercises", "assigned_meals", "completed_meals", "steps",
    "target_steps"
from "trainee_performance"
where ("trainee_performance"."trainee_id" = ?1 and "trainee_performance"."date" between ?2 and ?3);
-- SEARCH trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date>? AND date<?)

-- check-ins/own-check-ins.ts: getOwnCheckIns

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11) as (
  select "id", "form_id", "form_name", "form_english_name", "due_on", "due_at", "sent_at", "updated_at",
      "reviewing_at", "reviewed_at", "reply", "reply_voice"
  from "check_ins"
  where ("check_ins"."trainee_id" = ?1 and ("check_ins"."due_at", "check_ins"."id") < (?2, ?3))
  order by "check_ins"."due_at" desc, "check_ins"."id" desc
  limit ?4
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11)) as list
from list;
-- CO-ROUTINE list
--   SEARCH check_ins USING INDEX check_ins_sent (trainee_id=? AND (due_at,id)<(?,?))
-- SCAN list

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13) as (
  select "id", "form_id", "form_name", "form_english_name", "due_on", "due_at", "sent_at", "updated_at",
      "reviewing_at", "reviewed_at", "reply", "reply_voice", "answers", "facts"
  from "check_ins"
  where ("check_ins"."trainee_id" = ?1 and "check_ins"."due_at" > ?2)
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13)) as list
from list;
-- SEARCH check_ins USING INDEX check_ins_sent (trainee_id=? AND due_at>?)

-- check-ins/own-check-ins.ts: getSentCheckIn

select "id", "form_id", "form_name", "form_english_name", "due_on", "due_at", "sent_at", "updated_at",
    "reviewing_at", "reviewed_at", "reply", "reply_voice", "answers", "facts"
from "check_ins"
where ("check_ins"."id" = ? and "check_ins"."trainee_id" = ?);
-- SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)

-- check-ins/own-check-ins.ts: ownSchedules

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15) as (
  select "check_in_schedules"."form_id", "check_in_forms"."name", "check_in_forms"."english_name",
      "check_in_schedules"."weekday", "check_in_schedules"."minute", "check_in_schedules"."every" as
      "every_weeks", "check_in_schedules"."starts_on", "check_in_schedules"."since", "check_in_schedules"."answered_on",
      "check_in_forms"."questions" as "form_questions", (
    select json_group_array(json_array(due_on, json(answers)))
    from (
      select due_on, answers
      from "check_ins"
      where trainee_id = "check_in_schedules"."trainee_id" and form_id = "check_in_schedules"."form_id"
      order by due_on desc
      limit 4
    )
  ) as "earlier_check_ins", (
    select json_group_array(json_array(starts_on, ends_on))
    from "absences"
    where trainee_id = "trainee_profiles"."id" and status in ('granted', 'ended') and ends_on >= ?1
  ) as "granted_absences", "trainee_profiles"."time_zone", "trainee_profiles"."gender", "trainee_profiles"."age",
      (
    select json_array(given_at, withdrawn_at)
    from photo_consents
    where trainee_id = "check_in_schedules"."trainee_id" and purpose = 'coach'
  ) as "photo_consent"
  from "check_in_schedules"
  inner join "check_in_forms" on ("check_in_forms"."id" = "check_in_schedules"."form_id" and "check_in_forms"."archived_at"
      is null)
  inner join "trainee_profiles" on "trainee_profiles"."id" = "check_in_schedules"."trainee_id"
  where "check_in_schedules"."trainee_id" = ?2
  order by "check_in_forms"."id"
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15)) as
    list
from list;
-- CO-ROUTINE list
--   SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   SEARCH check_in_schedules USING INDEX check_in_schedules_form (trainee_id=?)
--   SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     CO-ROUTINE (subquery-1)
--       SEARCH check_ins USING INDEX check_ins_due (trainee_id=? AND form_id=?)
--     SCAN (subquery-1)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH absences USING INDEX absences_trainee (trainee_id=? AND ends_on>?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH photo_consents USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)
--   USE TEMP B-TREE FOR ORDER BY
-- SCAN list

-- check-ins/photo-consents.ts: photoConsentsOf

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select "purpose", "given_at", "withdrawn_at"
from "photo_consents"
where "photo_consents"."trainee_id" = ?;
-- SEARCH photo_consents USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=?)

-- check-ins/progress-photo-writes.ts: deletePhoto

delete from "progress_photos"
where ("progress_photos"."id" = ? and "progress_photos"."trainee_id" = ?)
returning "id";
-- SEARCH progress_photos USING INDEX sqlite_autoindex_progress_photos_1 (id=?)
-- SEARCH progress_photo_views USING COVERING INDEX sqlite_autoindex_progress_photo_views_1 (photo_id=?)

-- check-ins/progress-photo-writes.ts: expectPhoto

insert into "progress_photos" ("id", "trainee_id", "pose", "date", "check_in_id", "key", "width", "height",
    "bytes", "created_at", "stored_at")
select ?, ?, ?, ?, null, ? || given_at || ?, ?, ?, ?, ?, null
from photo_consents
where trainee_id = ? and purpose = 'coach' and exists (
  select 1
  from photo_consents consent
  join trainee_profiles person on person.id = consent.trainee_id and person.age >= 18
  where consent.trainee_id = ? and consent.purpose = 'coach' and consent.given_at is not null and
      consent.withdrawn_at is null
) and (
  select count(*)
  from progress_photos
  where trainee_id = ? and pose = ? and date = ?
) < ? and (
  select count(*)
  from "progress_photos"
  where trainee_id = ? and created_at > ?
) < ? and not exists (
  select 1
  from outbox
  where id = ?
)
on conflict do nothing;
-- SEARCH photo_consents USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)
-- SCALAR SUBQUERY 1
--   SEARCH consent USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH progress_photos USING COVERING INDEX progress_photos_poses (trainee_id=? AND pose=? AND date=?)
-- SCALAR SUBQUERY 3
--   SEARCH progress_photos USING COVERING INDEX progress_photos_arrivals (trainee_id=? AND created_at>?)
-- SCALAR SUBQUERY 4
--   SEARCH outbox USING COVERING INDEX sqlite_autoindex_outbox_1 (id=?)
-- SEARCH progress_photo_views USING COVERING INDEX sqlite_autoindex_progress_photo_views_1 (photo_id=?)

select "key"
from "progress_photos"
where (("progress_photos"."id" = ? and "progress_photos"."trainee_id" = ?) and exists (
  select 1
  from photo_consents consent
  join trainee_profiles person on person.id = consent.trainee_id and person.age >= 18
  where consent.trainee_id = ? and consent.purpose = 'coach' and consent.given_at is not null and
      consent.withdrawn_at is null
));
-- SEARCH progress_photos USING INDEX sqlite_autoindex_progress_photos_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH consent USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- check-ins/progress-photo-writes.ts: photosAttached

update "progress_photos"
set "check_in_id" = ?
where (id in (
  select value
  from json_each(?)
) and +trainee_id = ? and +check_in_id is null and exists (
  select 1
  from check_ins
  where id = ? and trainee_id = ? and updated_at = ?
));
-- SEARCH progress_photos USING INDEX sqlite_autoindex_progress_photos_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
-- SCALAR SUBQUERY 2
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)

-- check-ins/progress-photo-writes.ts: readForPhoto

select "trainee_id", "stored_at"
from "progress_photos"
where "progress_photos"."id" = ?;
-- SEARCH progress_photos USING INDEX sqlite_autoindex_progress_photos_1 (id=?)

select (
  select count(*)
  from progress_photos
  where trainee_id = ? and pose = ? and date = ?
) as "of_pose", (
  select count(*)
  from "progress_photos"
  where trainee_id = ? and created_at > ?
) as "in_day", exists (
  select 1
  from outbox
  where id = ?
) as "is_erasing"
from (
  select 1
);
-- CO-ROUTINE (subquery-4)
--   SCAN CONSTANT ROW
-- SCAN (subquery-4)
-- SCALAR SUBQUERY 1
--   SEARCH progress_photos USING COVERING INDEX progress_photos_poses (trainee_id=? AND pose=? AND date=?)
-- SCALAR SUBQUERY 2
--   SEARCH progress_photos USING COVERING INDEX progress_photos_arrivals (trainee_id=? AND created_at>?)
-- SCALAR SUBQUERY 3
--   SEARCH outbox USING COVERING INDEX sqlite_autoindex_outbox_1 (id=?)

-- check-ins/progress-photos.ts: comparedPhotosOf

with list(c0, c1, c2, c3, c4, c5) as (
  select "pose", "id", "date", (
    select weight
    from weight_records
    where trainee_id = "progress_photos".trainee_id and date between date("progress_photos".date, '-14 days')
        and "progress_photos".date
    order by date desc, created_at desc, rowid desc
    limit 1
  ) as "photo_weight", (
    select json_array(other.id, other.date, (
      select weight
      from weight_records
      where trainee_id = other.trainee_id and date between date(other.date, '-14 days') and other.date
      order by date desc, created_at desc, rowid desc
      limit 1
    ))
    from progress_photos other
    where other.trainee_id = "progress_photos"."trainee_id" and other.pose = "progress_photos"."pose" and
        other.check_in_id is not null and other.stored_at is not null and other.date < "progress_photos"."date"
    order by other.date desc, other.rowid desc
    limit 1
  ) as "photo_before", (
    select json_array(other.id, other.date, (
      select weight
      from weight_records
      where trainee_id = other.trainee_id and date between date(other.date, '-14 days') and other.date
      order by date desc, created_at desc, rowid desc
      limit 1
    ))
    from progress_photos other
    where other.trainee_id = "progress_photos"."trainee_id" and other.pose = "progress_photos"."pose" and
        other.check_in_id is not null and other.stored_at is not null and other.date < "progress_photos"."date"
    order by other.date, other.rowid
    limit 1
  ) as "first_photo"
  from "progress_photos"
  where ("progress_photos"."check_in_id" = ?1 and "progress_photos"."stored_at" is not null and
      "progress_photos"."check_in_id" is not null and exists (
    select 1
    from photo_consents consent
    join trainee_profiles person on person.id = consent.trainee_id and person.age >= 18
    where consent.trainee_id = "progress_photos"."trainee_id" and consent.purpose = 'coach' and
        consent.given_at is not null and consent.withdrawn_at is null
  ))
  order by "progress_photos"."date" desc, "progress_photos"."id" desc
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5)) as list
from list;
-- CO-ROUTINE list
--   SEARCH progress_photos USING INDEX progress_photos_check_in (check_in_id=?)
--   CORRELATED SCALAR SUBQUERY 6
--     SEARCH consent USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)
--     SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH weight_records USING INDEX weight_records_trainee (trainee_id=? AND date>? AND date<?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH other USING INDEX progress_photos_poses (trainee_id=? AND pose=? AND date<?)
--     CORRELATED SCALAR SUBQUERY 2
--       SEARCH weight_records USING INDEX weight_records_trainee (trainee_id=? AND date>? AND date<?)
--   CORRELATED SCALAR SUBQUERY 5
--     SEARCH other USING INDEX progress_photos_poses (trainee_id=? AND pose=? AND date<?)
--     CORRELATED SCALAR SUBQUERY 4
--       SEARCH weight_records USING INDEX weight_records_trainee (trainee_id=? AND date>? AND date<?)
--   USE TEMP B-TREE FOR ORDER BY
-- SCAN list

-- check-ins/progress-photos.ts: getPhotoKey

select "key"
from "progress_photos"
where ("progress_photos"."id" = ? and "progress_photos"."trainee_id" = ? and "progress_photos"."stored_at" is
    not null);
-- SEARCH progress_photos USING INDEX sqlite_autoindex_progress_photos_1 (id=?)

-- check-ins/progress-photos.ts: listProgressPhotos

with list(c0, c1, c2, c3, c4, c5) as (
  select "id", "pose", "date", (
    select weight
    from weight_records
    where trainee_id = "progress_photos".trainee_id and date between date("progress_photos".date, '-14 days')
        and "progress_photos".date
    order by date desc, created_at desc, rowid desc
    limit 1
  ) as "photo_weight", "check_in_id", (
    select max(viewed_at)
    from progress_photo_views
    where photo_id = "progress_photos"."id"
  ) as "last_view"
  from "progress_photos"
  where ("progress_photos"."trainee_id" = ?1 and "progress_photos"."stored_at" is not null and ("progress_photos"."date",
      "progress_photos"."id") < (?2, ?3))
  order by "progress_photos"."date" desc, "progress_photos"."id" desc
  limit ?4
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5)) as list
from list;
-- CO-ROUTINE list
--   SEARCH progress_photos USING INDEX progress_photos_days (trainee_id=? AND (date,id)<(?,?))
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH weight_records USING INDEX weight_records_trainee (trainee_id=? AND date>? AND date<?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH progress_photo_views USING COVERING INDEX sqlite_autoindex_progress_photo_views_1 (photo_id=?)
-- SCAN list

-- check-ins/progress-photos.ts: ownPhotosAmong

select "id", "pose"
from "progress_photos"
where "progress_photos"."id" in (
  select value
  from json_each(?)
) and +"progress_photos"."trainee_id" = ? and "progress_photos"."stored_at" is not null;
-- SEARCH progress_photos USING INDEX sqlite_autoindex_progress_photos_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

-- check-ins/progress-photos.ts: viewPhotos

insert into "progress_photo_views" ("photo_id", "viewed_at")
select "progress_photos"."id", ?
from progress_photos
where "progress_photos"."id" in (
  select value
  from json_each(?)
) and +"progress_photos"."trainee_id" = ? and "progress_photos"."stored_at" is not null and "progress_photos"."check_in_id"
    is not null and exists (
  select 1
  from photo_consents consent
  join trainee_profiles person on person.id = consent.trainee_id and person.age >= 18
  where consent.trainee_id = "progress_photos"."trainee_id" and consent.purpose = 'coach' and consent.given_at
      is not null and consent.withdrawn_at is null
) and (
  select count(*)
  from progress_photos
  where "progress_photos"."id" in (
    select value
    from json_each(?)
  ) and +"progress_photos"."trainee_id" = ? and "progress_photos"."stored_at" is not null and
      "progress_photos"."check_in_id" is not null and exists (
    select 1
    from photo_consents consent
    join trainee_profiles person on person.id = consent.trainee_id and person.age >= 18
    where consent.trainee_id = "progress_photos"."trainee_id" and consent.purpose = 'coach' and
        consent.given_at is not null and consent.withdrawn_at is null
  )
) = ? and not exists (
  select 1
  from progress_photo_views
  where photo_id = "progress_photos"."id" and viewed_at > ?
);
-- SEARCH progress_photos USING INDEX sqlite_autoindex_progress_photos_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH consent USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 5
--   SEARCH progress_photos USING INDEX sqlite_autoindex_progress_photos_1 (id=?)
--   LIST SUBQUERY 3
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH consent USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)
--     SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 6
--   SEARCH progress_photo_views USING COVERING INDEX sqlite_autoindex_progress_photo_views_1 (photo_id=? AND viewed_at>?)

select "id"
from "progress_photos"
where "progress_photos"."id" in (
  select value
  from json_each(?)
) and +"progress_photos"."trainee_id" = ? and "progress_photos"."stored_at" is not null and "progress_photos"."check_in_id"
    is not null and exists (
  select 1
  from photo_consents consent
  join trainee_profiles person on person.id = consent.trainee_id and person.age >= 18
  where consent.trainee_id = "progress_photos"."trainee_id" and consent.purpose = 'coach' and consent.given_at
      is not null and consent.withdrawn_at is null
);
-- SEARCH progress_photos USING INDEX sqlite_autoindex_progress_photos_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH consent USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

select id as "id"
from trainee_profiles
where id = ? and exists (
  select 1
  from photo_consents consent
  join trainee_profiles person on person.id = consent.trainee_id and person.age >= 18
  where consent.trainee_id = ? and consent.purpose = 'coach' and consent.given_at is not null and
      consent.withdrawn_at is null
);
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH consent USING INDEX sqlite_autoindex_photo_consents_1 (trainee_id=? AND purpose=?)
--   SEARCH person USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- check-ins/recordings.ts: expectRecording

insert into "answer_recordings" ("id", "trainee_id", "check_in_id", "key", "type", "bytes", "created_at",
    "stored_at")
select ?, ?, null, ?, ?, ?, ?, null
where (
  select count(*)
  from "answer_recordings"
  where trainee_id = ? and created_at > ?
) < ? and not exists (
  select 1
  from outbox
  where id = ?
)
on conflict do nothing;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SEARCH answer_recordings USING COVERING INDEX answer_recordings_arrivals (trainee_id=? AND created_at>?)
-- SCALAR SUBQUERY 2
--   SEARCH outbox USING COVERING INDEX sqlite_autoindex_outbox_1 (id=?)

select "key", "stored_at"
from "answer_recordings"
where ("answer_recordings"."id" = ? and "answer_recordings"."trainee_id" = ?);
-- SEARCH answer_recordings USING INDEX sqlite_autoindex_answer_recordings_1 (id=?)

select (
  select count(*)
  from "answer_recordings"
  where trainee_id = ? and created_at > ?
) as "arrived", exists (
  select 1
  from outbox
  where id = ?
) as "is_erasing"
from (
  select 1
);
-- CO-ROUTINE (subquery-3)
--   SCAN CONSTANT ROW
-- SCAN (subquery-3)
-- SCALAR SUBQUERY 1
--   SEARCH answer_recordings USING COVERING INDEX answer_recordings_arrivals (trainee_id=? AND created_at>?)
-- SCALAR SUBQUERY 2
--   SEARCH outbox USING COVERING INDEX sqlite_autoindex_outbox_1 (id=?)

-- check-ins/recordings.ts: recordingsAttached

delete from "answer_recordings"
where check_in_id = ? and id not in (
  select value
  from json_each(?)
) and exists (
  select 1
  from check_ins
  where id = ? and trainee_id = ? and updated_at = ?
);
-- SEARCH answer_recordings USING INDEX answer_recordings_check_in (check_in_id=?)
-- SCALAR SUBQUERY 2
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   CREATE BLOOM FILTER

-- check-ins/reminders.ts: listFormsForNewPeople

select "id", "everybody"
from "check_in_forms"
where ("check_in_forms"."archived_at" is null and "check_in_forms"."everybody" is not null and exists (
  select 1
  from trainee_profiles p
  where p.status = 'active' and not exists (
    select 1
    from check_in_schedules s
    where s.trainee_id = p.id and s.form_id = "check_in_forms"."id"
  )
));
-- SCAN check_in_forms
-- SEARCH p EXISTS USING COVERING INDEX trainee_profiles_status (status=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH s USING COVERING INDEX check_in_schedules_form (trainee_id=? AND form_id=?)

-- check-ins/reminders.ts: listSchedules

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16) as (
  select "check_in_schedules"."form_id", "check_in_forms"."name", "check_in_forms"."english_name",
      "check_in_schedules"."weekday", "check_in_schedules"."minute", "check_in_schedules"."every" as
      "every_weeks", "check_in_schedules"."starts_on", "check_in_schedules"."since", "check_in_schedules"."answered_on",
      "check_in_schedules"."id", "check_in_schedules"."reminded_on", "check_in_schedules"."reminders",
      "trainee_profiles"."id", "trainee_profiles"."gender", "trainee_profiles"."time_zone", "account_settings"."language",
      (
    select json_group_array(json_array(starts_on, ends_on))
    from "absences"
    where trainee_id = "trainee_profiles"."id" and status in ('granted', 'ended') and ends_on >= ?1
  ) as "granted_absences"
  from "check_in_schedules"
  inner join "check_in_forms" on ("check_in_forms"."id" = "check_in_schedules"."form_id" and "check_in_forms"."archived_at"
      is null)
  inner join "trainee_profiles" on ("trainee_profiles"."id" = "check_in_schedules"."trainee_id" and
      "trainee_profiles"."status" = ?2)
  left join "account_settings" on "account_settings"."account_id" = "trainee_profiles"."id"
  order by "check_in_schedules"."id" asc
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16))
    as list
from list;
-- CO-ROUTINE list
--   SEARCH trainee_profiles USING INDEX trainee_profiles_status (status=?)
--   SEARCH check_in_schedules USING INDEX check_in_schedules_form (trainee_id=?)
--   SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)
--   SEARCH account_settings USING INDEX sqlite_autoindex_account_settings_1 (account_id=?) LEFT-JOIN
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH absences USING INDEX absences_trainee (trainee_id=? AND ends_on>?)
--   USE TEMP B-TREE FOR ORDER BY
-- SCAN list

-- check-ins/review-lifts.ts: lifts

with list(c0, c1, c2, c3, c4) as (
  select "exercises"."id", "exercises"."name", "exercises"."english_name", max(iif(lifted.date > (
    select date(due_on, '-56 days')
    from check_ins
    where id = ?1
  ), lifted.best_one_rep, null)) as "best_lift", max(iif(lifted.date > (
    select date(due_on, '-56 days')
    from check_ins
    where id = ?1
  ), null, lifted.best_one_rep)) as "lift_before"
  from (
    select day.exercise_id, day.date, day.best_one_rep
    from (
      with recursive trained(exercise_id) as (
        select min(exercise_id)
        from exercise_days
        where trainee_id = (
          select trainee_id
          from check_ins
          where id = ?1
        )
        union all
        select (
          select min(exercise_id)
          from exercise_days
          where trainee_id = (
            select trainee_id
            from check_ins
            where id = ?1
          ) and exercise_id > trained.exercise_id
        )
        from trained
        where trained.exercise_id is not null
      )
      select exercise_id
      from trained
      where exercise_id is not null
    ) trained
    cross join exercise_days day
    where day.trainee_id = (
      select trainee_id
      from check_ins
      where id = ?1
    ) and day.exercise_id = trained.exercise_id and day.date > (
      select date(due_on, '-112 days')
      from check_ins
      where id = ?1
    ) and day.date <= (
      select date(due_on, '-0 days')
      from check_ins
      where id = ?1
    )
    union all
    select named.exercise_id, told.date, told.best_one_rep
    from past_days told
    join past_names named on named.trainee_id = told.trainee_id and named.key = told.key
    where told.trainee_id = (
      select trainee_id
      from check_ins
      where id = ?1
    ) and told.date > (
      select date(due_on, '-112 days')
      from check_ins
      where id = ?1
    ) and told.date <= (
      select date(due_on, '-0 days')
      from check_ins
      where id = ?1
    ) and named.exercise_id is not null and not exists (
      select 1
      from exercise_days own
      where own.trainee_id = told.trainee_id and own.exercise_id = named.exercise_id and own.date = told.date
    )
  ) lifted
  cross join "exercises"
  where "exercises"."id" = lifted.exercise_id
  group by "exercises"."id"
  having best_lift is not null
  order by count(distinct iif(lifted.date > (
    select date(due_on, '-56 days')
    from check_ins
    where id = ?1
  ), lifted.date, null)) desc, best_lift desc, "exercises"."id"
  limit ?2
)
select json_group_array(json_array(c0, c1, c2, c3, c4)) as list
from list;
-- CO-ROUTINE list
--   CO-ROUTINE lifted
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE trained
--           SETUP
--             SEARCH exercise_days USING COVERING INDEX exercise_days_volume (trainee_id=?)
--             SCALAR SUBQUERY 3
--               SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
--           RECURSIVE STEP
--             SCAN trained
--             CORRELATED SCALAR SUBQUERY 6
--               SEARCH exercise_days USING COVERING INDEX exercise_days_volume (trainee_id=? AND exercise_id>?)
--               SCALAR SUBQUERY 5
--                 SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
--         SCAN trained
--         SEARCH day USING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date>? AND date<?)
--         SCALAR SUBQUERY 9
--           SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
--         SCALAR SUBQUERY 10
--           SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
--         SCALAR SUBQUERY 11
--           SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
--       UNION ALL
--         SEARCH told USING INDEX past_days_day (trainee_id=? AND date>? AND date<?)
--         SCALAR SUBQUERY 13
--           SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
--         SCALAR SUBQUERY 14
--           SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
--         SCALAR SUBQUERY 15
--           SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
--         SEARCH named USING INDEX sqlite_autoindex_past_names_1 (trainee_id=? AND key=?)
--         REUSE SUBQUERY 13
--         CORRELATED SCALAR SUBQUERY 16
--           SEARCH own USING COVERING INDEX sqlite_autoindex_exercise_days_1 (trainee_id=? AND exercise_id=? AND date=?)
--   SCAN lifted
--   SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)
--   USE TEMP B-TREE FOR GROUP BY
--   SCALAR SUBQUERY 1
--     SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
--   SCALAR SUBQUERY 2
--     SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
--   SCALAR SUBQUERY 18
--     SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
--   SCALAR SUBQUERY 1
--     SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
--   SCALAR SUBQUERY 1
--     SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
--   USE TEMP B-TREE FOR count(DISTINCT)
--   USE TEMP B-TREE FOR ORDER BY
-- SCAN list

-- check-ins/review.ts: getReview

select "check_ins"."id", "check_ins"."form_id", "check_ins"."form_name", "check_ins"."form_english_name",
    "check_ins"."due_on", "check_ins"."due_at", "check_ins"."sent_at", "check_ins"."updated_at", "check_ins"."reviewing_at",
    "check_ins"."reviewed_at", "check_ins"."reply", "check_ins"."reply_voice", "check_ins"."answers",
    "check_ins"."facts", "check_ins"."flags", "check_ins"."put_off_until", "check_ins"."private_note",
    "check_ins"."trainee_id", "trainee_profiles"."name", "trainee_profiles"."gender", "trainee_profiles"."photo_key",
    "trainee_profiles"."goal", "trainee_profiles"."target_weight", "trainee_profiles"."time_zone", (
  select json_group_array(json_array(kind, starts_on, ends_on))
  from (
    select kind, starts_on, ends_on
    from "absences"
    where trainee_id = "trainee_profiles"."id" and status = 'granted' and ends_on >= ?1 and starts_on <= ?2
    order by ends_on desc
  )
) as "absences_now"
from "check_ins"
inner join "trainee_profiles" on "trainee_profiles"."id" = "check_ins"."trainee_id"
where "check_ins"."id" = ?3;
-- SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   CO-ROUTINE (subquery-1)
--     SEARCH absences USING INDEX absences_trainee (trainee_id=? AND ends_on>?)
--   SCAN (subquery-1)

select "id", "due_on", "answers", "reply", "reply_voice"
from "check_ins"
where "check_ins"."trainee_id" = (
  select trainee_id
  from check_ins
  where id = ?1
) and "check_ins"."form_id" = (
  select form_id
  from check_ins
  where id = ?1
) and "check_ins"."due_on" < (
  select date(due_on, '-0 days')
  from check_ins
  where id = ?1
)
order by "check_ins"."due_on" desc
limit ?2;
-- SEARCH check_ins USING INDEX check_ins_due (trainee_id=? AND form_id=? AND due_on<?)
-- SCALAR SUBQUERY 1
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)

with list(c0, c1) as (
  select "date", "weight"
  from "weight_records"
  where "weight_records"."trainee_id" = (
    select trainee_id
    from check_ins
    where id = ?1
  ) and "weight_records"."date" >= (
    select date(due_on, '-56 days')
    from check_ins
    where id = ?1
  )
  order by "weight_records"."date" desc, "weight_records"."created_at" desc, weight_records.rowid desc
  limit ?2
)
select json_group_array(json_array(c0, c1)) as list
from list;
-- CO-ROUTINE list
--   SEARCH weight_records USING INDEX weight_records_trainee (trainee_id=? AND date>?)
--   SCALAR SUBQUERY 1
--     SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
--   SCALAR SUBQUERY 2
--     SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- SCAN list

with list(c0, c1) as (
  select "id", "put_off_until"
  from "check_ins"
  where "check_ins"."reviewed_at" is null
  order by "check_ins"."sent_at" asc, "check_ins"."id" asc
  limit ?1
)
select json_group_array(json_array(c0, c1)) as list
from list;
-- CO-ROUTINE list
--   SCAN check_ins USING INDEX check_ins_waiting
-- SCAN list

with list(c0, c1, c2, c3, c4, c5, c6) as (
  select "date", "assigned_exercises", "completed_exercises", "assigned_meals", "completed_meals", "steps",
      "target_steps"
  from "trainee_performance"
  where "trainee_performance"."trainee_id" = (
    select trainee_id
    from check_ins
    where id = ?1
  ) and "trainee_performance"."date" between (
    select date(due_on, '-35 days')
    from check_ins
    where id = ?1
  ) and (
    select date(due_on, '-0 days')
    from check_ins
    where id = ?1
  )
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6)) as list
from list;
-- SEARCH trainee_performance USING INDEX sqlite_autoindex_trainee_performance_1 (trainee_id=? AND date>? AND date<?)
-- SCALAR SUBQUERY 1
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- SCALAR SUBQUERY 2
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- SCALAR SUBQUERY 3
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)

-- check-ins/reviewing.ts: beginReview

select "id", "form_id", "form_name", "form_english_name", "due_on", "due_at", "sent_at", "updated_at",
    "reviewing_at", "reviewed_at", "reply", "reply_voice", "answers", "facts", "flags", "put_off_until",
    "private_note"
from "check_ins"
where ("check_ins"."id" = ? and "check_ins"."trainee_id" = ?);
-- SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)

update "check_ins"
set "reviewing_at" = ?
where (("check_ins"."id" = ? and "check_ins"."trainee_id" = ?) and "check_ins"."reviewing_at" is null);
-- SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)

-- check-ins/reviewing.ts: endReview

select "id", "form_id", "form_name", "form_english_name", "due_on", "due_at", "sent_at", "updated_at",
    "reviewing_at", "reviewed_at", "reply", "reply_voice", "answers", "facts", "flags", "put_off_until",
    "private_note"
from "check_ins"
where ("check_ins"."id" = ? and "check_ins"."trainee_id" = ?);
-- SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)

update "check_ins"
set "reviewing_at" = coalesce(reviewing_at, ?), "reviewed_at" = ?, "put_off_until" = ?, "reply" = ?,
    "reply_id" = ?, "reply_voice" = ?, "changed_plan" = coalesce(changed_plan, 0) or exists (
  select 1
  from weekly_schedules
  where trainee_id = check_ins.trainee_id and week_start_date > ? and updated_at >= min(coalesce(check_ins.reviewing_at,
      ?), ?) and (written_by is not null or updated_at > created_at or coalesce(exercises_applied_from,
      meals_applied_from) is null)
)
where (("check_ins"."id" = ? and "check_ins"."trainee_id" = ?) and ("check_ins"."reviewed_at" is null or ("check_ins"."reply"
    is null and "check_ins"."reply_voice" is null)));
-- SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH weekly_schedules USING INDEX unique_trainee_week (trainee_id=? AND week_start_date>?)

-- check-ins/reviewing.ts: getReply

select "trainee_id", "reply_id", "reply", "reply_voice"
from "check_ins"
where "check_ins"."id" = ?;
-- SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)

-- check-ins/reviewing.ts: putReviewOff

select "id", "form_id", "form_name", "form_english_name", "due_on", "due_at", "sent_at", "updated_at",
    "reviewing_at", "reviewed_at", "reply", "reply_voice", "answers", "facts", "flags", "put_off_until",
    "private_note"
from "check_ins"
where ("check_ins"."id" = ? and "check_ins"."trainee_id" = ?);
-- SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)

update "check_ins"
set "put_off_until" = ?
where (("check_ins"."id" = ? and "check_ins"."trainee_id" = ?) and "check_ins"."reviewed_at" is null);
-- SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)

-- check-ins/reviewing.ts: setPrivateNote

select "id", "form_id", "form_name", "form_english_name", "due_on", "due_at", "sent_at", "updated_at",
    "reviewing_at", "reviewed_at", "reply", "reply_voice", "answers", "facts", "flags", "put_off_until",
    "private_note"
from "check_ins"
where ("check_ins"."id" = ? and "check_ins"."trainee_id" = ?);
-- SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)

update "check_ins"
set "private_note" = ?
where ("check_ins"."id" = ? and "check_ins"."trainee_id" = ?);
-- SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)

-- check-ins/schedules.ts: getFormPeople

select "everybody"
from "check_in_forms"
where ("check_in_forms"."id" = ? and "check_in_forms"."archived_at" is null);
-- SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)

with list(c0, c1, c2, c3, c4, c5) as (
  select "trainee_profiles"."id", "trainee_profiles"."name", "check_in_schedules"."weekday",
      "check_in_schedules"."minute", "check_in_schedules"."every", "check_in_schedules"."starts_on"
  from "trainee_profiles"
  left join "check_in_schedules" on ("check_in_schedules"."trainee_id" = "trainee_profiles"."id" and
      "check_in_schedules"."form_id" = ?1)
  where "trainee_profiles"."status" = ?2
  order by "trainee_profiles"."search" asc, "trainee_profiles"."id" asc
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5)) as list
from list;
-- CO-ROUTINE list
--   SEARCH trainee_profiles USING INDEX trainee_profiles_status (status=?)
--   SEARCH check_in_schedules USING INDEX check_in_schedules_form (trainee_id=? AND form_id=?) LEFT-JOIN
--   USE TEMP B-TREE FOR ORDER BY
-- SCAN list

-- check-ins/schedules.ts: setFormPeople

delete from "check_in_schedules"
where ("check_in_schedules"."form_id" = ? and not trainee_id in (
  select value ->> 1
  from json_each(?)
));
-- SEARCH check_in_schedules USING INDEX check_in_schedules_people (form_id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   CREATE BLOOM FILTER

insert into "check_in_schedules" ("id", "trainee_id", "form_id", "weekday", "minute", "every", "starts_on",
    "since", "answered_on", "reminded_on", "reminders", "created_at", "updated_at")
select given.value ->> 0, "trainee_profiles"."id", "check_in_forms"."id", given.value ->> 2, given.value ->> 3,
    given.value ->> 4, given.value ->> 5, ?, (
  select max(due_on)
  from check_ins
  where check_ins.trainee_id = "trainee_profiles"."id" and check_ins.form_id = "check_in_forms"."id"
),
null, ?, ?, ?
from json_each(?) given
join "trainee_profiles" on "trainee_profiles"."id" = given.value ->> 1
join "check_in_forms" on "check_in_forms"."id" = ? and "check_in_forms"."archived_at" is null
where true
on conflict ("check_in_schedules"."trainee_id", "check_in_schedules"."form_id") do update
set "weekday" = excluded.weekday, "minute" = excluded.minute, "every" = excluded.every, "starts_on" =
    excluded.starts_on, "since" = excluded.since, "updated_at" = excluded.updated_at
where (weekday, minute, every, starts_on) is not (excluded.weekday, excluded.minute, excluded.every,
    excluded.starts_on);
-- SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)
-- SCAN given VIRTUAL TABLE INDEX 1:
-- SEARCH trainee_profiles USING COVERING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH check_ins USING COVERING INDEX check_ins_due (trainee_id=? AND form_id=?)

select "everybody"
from "check_in_forms"
where ("check_in_forms"."id" = ? and "check_in_forms"."archived_at" is null);
-- SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)

update "check_in_forms"
set "everybody" = ?
where ("check_in_forms"."id" = ? and "check_in_forms"."archived_at" is null);
-- SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)

with list(c0, c1, c2, c3, c4, c5) as (
  select "trainee_profiles"."id", "trainee_profiles"."name", "check_in_schedules"."weekday",
      "check_in_schedules"."minute", "check_in_schedules"."every", "check_in_schedules"."starts_on"
  from "trainee_profiles"
  left join "check_in_schedules" on ("check_in_schedules"."trainee_id" = "trainee_profiles"."id" and
      "check_in_schedules"."form_id" = ?1)
  where "trainee_profiles"."status" = ?2
  order by "trainee_profiles"."search" asc, "trainee_profiles"."id" asc
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5)) as list
from list;
-- CO-ROUTINE list
--   SEARCH trainee_profiles USING INDEX trainee_profiles_status (status=?)
--   SEARCH check_in_schedules USING INDEX check_in_schedules_form (trainee_id=? AND form_id=?) LEFT-JOIN
--   USE TEMP B-TREE FOR ORDER BY
-- SCAN list

-- check-ins/sending.ts: readForSending

select "id", "form_id", "form_name", "form_english_name", "due_on", "due_at", "sent_at", "updated_at",
    "reviewing_at", "reviewed_at", "reply", "reply_voice", "answers", "facts"
from "check_ins"
where ("check_ins"."trainee_id" = ? and "check_ins"."form_id" = ? and "check_ins"."due_on" = ?);
-- SEARCH check_ins USING INDEX check_ins_due (trainee_id=? AND form_id=? AND due_on=?)

select "name", "gender", "age", "height", "current_weight", "target_weight", "target_steps", "goal",
    "subscription_end", "time_zone", "photo_key", "created_at"
from "trainee_profiles"
where "trainee_profiles"."id" = ?1;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)

-- check-ins/sending.ts: writeCheckIn

delete from "body_measurements"
where id in (
  select value
  from json_each(?)
) and trainee_id = ? and exists (
  select 1
  from check_ins
  where id = ? and trainee_id = ? and updated_at = ?
);
-- SEARCH body_measurements USING INDEX body_measurements_trainee (trainee_id=?)
-- SCALAR SUBQUERY 2
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   CREATE BLOOM FILTER

insert into "check_ins" ("id", "trainee_id", "form_id", "form_name", "form_english_name", "due_on", "due_at",
    "written_at", "sent_at", "updated_at", "answers", "facts", "flags", "reviewing_at", "reviewed_at",
    "put_off_until", "reply", "reply_id", "reply_voice", "private_note", "review_seconds", "changed_plan")
select ?, ?, ?, ?, null, ?, ?, ?, ?, ?, ?, ?, ?, null, null, null, null, null, null, null, null, null
where not exists (
  select 1
  from check_ins
  where id = ? and not (("check_ins"."trainee_id" = ? and "check_ins"."form_id" = ? and "check_ins"."due_on" =
      ?))
)
on conflict ("check_ins"."trainee_id", "check_ins"."form_id", "check_ins"."due_on") do update
set "written_at" = ?, "updated_at" = ?, "answers" = ?, "facts" = ?, "flags" = ?
where check_ins.reviewing_at is null and check_ins.updated_at is ?;
-- SCAN CONSTANT ROW
-- SCALAR SUBQUERY 1
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- SEARCH answer_recordings USING COVERING INDEX answer_recordings_check_in (check_in_id=?)
-- SEARCH progress_photos USING COVERING INDEX progress_photos_check_in (check_in_id=?)

select "id", "form_id", "form_name", "form_english_name", "due_on", "due_at", "sent_at", "updated_at",
    "reviewing_at", "reviewed_at", "reply", "reply_voice", "answers", "facts"
from "check_ins"
where ("check_ins"."trainee_id" = ? and "check_ins"."form_id" = ? and "check_ins"."due_on" = ?);
-- SEARCH check_ins USING INDEX check_ins_due (trainee_id=? AND form_id=? AND due_on=?)

update "check_in_schedules"
set "answered_on" = ?
where ("check_in_schedules"."trainee_id" = ? and "check_in_schedules"."form_id" = ? and coalesce(answered_on,
    '') < ? and exists (
  select 1
  from check_ins
  where id = ? and trainee_id = ? and updated_at = ?
));
-- SEARCH check_in_schedules USING INDEX check_in_schedules_form (trainee_id=? AND form_id=?)
-- SCALAR SUBQUERY 1
--   SEARCH check_ins USING INDEX sqlite_autoindex_check_ins_1 (id=?)

-- check-ins/to-answer.ts: openSchedulesOf

with list(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11) as (
  select "check_in_schedules"."form_id", "check_in_forms"."name", "check_in_forms"."english_name",
      "check_in_schedules"."weekday", "check_in_schedules"."minute", "check_in_schedules"."every" as
      "every_weeks", "check_in_schedules"."starts_on", "check_in_schedules"."since", "check_in_schedules"."answered_on",
      "check_in_forms"."asked_counts" ->> coalesce("trainee_profiles"."gender", 'other') as "question_count",
      "trainee_profiles"."time_zone", (
    select json_group_array(json_array(starts_on, ends_on))
    from "absences"
    where trainee_id = "trainee_profiles"."id" and status in ('granted', 'ended') and ends_on >= ?1
  ) as "granted_absences"
  from "check_in_schedules"
  inner join "check_in_forms" on ("check_in_forms"."id" = "check_in_schedules"."form_id" and "check_in_forms"."archived_at"
      is null)
  inner join "trainee_profiles" on "trainee_profiles"."id" = "check_in_schedules"."trainee_id"
  where "check_in_schedules"."trainee_id" = ?2
)
select json_group_array(json_array(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11)) as list
from list;
-- SEARCH trainee_profiles USING INDEX sqlite_autoindex_trainee_profiles_1 (id=?)
-- SEARCH check_in_schedules USING INDEX check_in_schedules_form (trainee_id=?)
-- SEARCH check_in_forms USING INDEX sqlite_autoindex_check_in_forms_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH absences USING INDEX absences_trainee (trainee_id=? AND ends_on>?)

-- check-ins/uploaded-files.ts: bytesErased

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select ? || id, ?, json_object('prefix', key), ?, ?, null, ?, null
from "answer_recordings"
where check_in_id = ? and id not in (
  select value
  from json_each(?)
) and exists (
  select 1
  from check_ins
  where id = ? and trainee_id = ? and updated_at = ?
);
-- SEARCH check_ins EXISTS USING INDEX sqlite_autoindex_check_ins_1 (id=?)
-- SEARCH answer_recordings USING INDEX answer_recordings_check_in (check_in_id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   CREATE BLOOM FILTER

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select ? || id, ?, json_object('prefix', key), ?, ?, null, ?, null
from "answer_recordings"
where id in (
  select id
  from "answer_recordings"
  where check_in_id is null and "answer_recordings"."created_at" < ?
  order by created_at
  limit ?
);
-- SEARCH answer_recordings USING INDEX sqlite_autoindex_answer_recordings_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH answer_recordings USING INDEX answer_recordings_check_in (check_in_id=?)
--   USE TEMP B-TREE FOR ORDER BY

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select ? || id, ?, json_object('prefix', key), ?, ?, null, ?, null
from "progress_photos"
where ("progress_photos"."id" = ? and "progress_photos"."trainee_id" = ?);
-- SEARCH progress_photos USING INDEX sqlite_autoindex_progress_photos_1 (id=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select ? || id, ?, json_object('prefix', key), ?, ?, null, ?, null
from "progress_photos"
where id in (
  select id
  from "progress_photos"
  where check_in_id is null and "progress_photos"."created_at" < ?
  order by created_at
  limit ?
);
-- SEARCH progress_photos USING INDEX sqlite_autoindex_progress_photos_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH progress_photos USING INDEX progress_photos_check_in (check_in_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- check-ins/uploaded-files.ts: noteStored

update "progress_photos"
set "stored_at" = ?
where ("progress_photos"."id" = ? and "progress_photos"."trainee_id" = ?)
returning "id";
-- SEARCH progress_photos USING INDEX sqlite_autoindex_progress_photos_1 (id=?)

-- check-ins/uploaded-files.ts: sweepUnsent

delete from "answer_recordings"
where id in (
  select id
  from "answer_recordings"
  where check_in_id is null and "answer_recordings"."created_at" < ?
  order by created_at
  limit ?
)
returning "id";
-- SEARCH answer_recordings USING COVERING INDEX sqlite_autoindex_answer_recordings_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH answer_recordings USING INDEX answer_recordings_check_in (check_in_id=?)
--   USE TEMP B-TREE FOR ORDER BY

delete from "progress_photos"
where id in (
  select id
  from "progress_photos"
  where check_in_id is null and "progress_photos"."created_at" < ?
  order by created_at
  limit ?
)
returning "id";
-- SEARCH progress_photos USING COVERING INDEX sqlite_autoindex_progress_photos_1 (id=?)
-- LIST SUBQUERY 1
--   SEARCH progress_photos USING INDEX progress_photos_check_in (check_in_id=?)
--   USE TEMP B-TREE FOR ORDER BY
-- SEARCH progress_photo_views USING COVERING INDEX sqlite_autoindex_progress_photo_views_1 (photo_id=?)
