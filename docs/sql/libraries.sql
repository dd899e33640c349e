-- The statements of worker/data/libraries, by file and function, each with its query plan.
-- Generated: npx vitest run --project worker tests/worker/db/statements.test.ts -u

-- libraries/exercise-library.ts: getExerciseLibrary

select "id", "name", "english_name", "category", "type", "sets", "reps", "reps_to", "seconds", "metres",
    "duration", "description", "video_url", "video_id", "thumbnail_url", "movement"
from "exercises"
where ("exercises"."status" = ?1 and "exercises"."deleted_at" is null)
order by "exercises"."name" asc, "exercises"."id" asc
limit ?2;
-- SEARCH exercises USING INDEX exercises_name (status=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- libraries/exercise-writes.ts: getExerciseBefore

select "name", "english_name", "category", "video_id"
from "exercises"
where ("exercises"."id" = ? and "exercises"."deleted_at" is null);
-- SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)

-- libraries/exercise-writes.ts: insertExercise

insert into "exercises" ("id", "name", "english_name", "category", "type", "sets", "reps", "reps_to",
    "seconds", "metres", "rest", "duration", "description", "video_url", "video_id", "thumbnail_url",
    "movement", "search", "status", "created_at", "updated_at", "deleted_at", "used_at")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null, ?, ?, ?, ?, ?, null, null)
on conflict do nothing;

-- libraries/exercise-writes.ts: updateExerciseRow

select json_extract('{}', case when exists (
  select 1
  from "exercises"
  where id = ? and not ( name = ? and english_name is ? and category = ? and video_id is ? )
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-2)
--   SCAN CONSTANT ROW
-- SCAN (subquery-2)
-- SCALAR SUBQUERY 1
--   SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)

update "exercises"
set "name" = ?, "search" = ?, "updated_at" = ?
where ("exercises"."id" = ? and "exercises"."deleted_at" is null);
-- SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)

-- libraries/exercises.ts: exerciseDetailsQueries

select "id", "file_name", "size"
from "videos"
where "videos"."id" = (
  select video_id
  from "exercises"
  where id = ?
);
-- SEARCH videos USING INDEX sqlite_autoindex_videos_1 (id=?)
-- SCALAR SUBQUERY 1
--   SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)

select "id", "name", "english_name", "category", "type", "sets", "reps", "reps_to", "seconds", "metres",
    "rest", "duration", "description", "video_url", "video_id", "movement", "status", not exists (
  select 1
  from "starter_rows" starter
  where starter.noun = 'exercises' and starter.id = exercises.id
) as "own", "used_at", "created_at", "updated_at"
from "exercises"
where ("exercises"."id" = ? and "exercises"."deleted_at" is null);
-- SEARCH exercises USING INDEX sqlite_autoindex_exercises_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH starter USING COVERING INDEX sqlite_autoindex_starter_rows_1 (noun=? AND id=?)

-- libraries/exercises.ts: findExercises

select "id"
from "exercises"
where ("exercises"."deleted_at" is null and "exercises"."status" <> ?)
order by "exercises"."search" desc, "exercises"."id" desc;
-- SCAN exercises
-- USE TEMP B-TREE FOR ORDER BY

-- libraries/exercises.ts: listExercises

select "id", "name", "english_name", "category", "type", "sets", "reps", "reps_to", "seconds", "metres",
    "rest", "duration", "description", "video_url", "video_id", "movement", "status", not exists (
  select 1
  from "starter_rows" starter
  where starter.noun = 'exercises' and starter.id = exercises.id
) as "own", "used_at", "created_at", "updated_at"
from "exercises"
where ("exercises"."deleted_at" is null and "exercises"."status" <> ?)
order by "exercises"."created_at" desc, "exercises"."id" desc
limit ?;
-- SCAN exercises USING INDEX exercises_created
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH starter USING COVERING INDEX sqlite_autoindex_starter_rows_1 (noun=? AND id=?)

select (
  select min(used_at)
  from (
    select used_at
    from "exercises"
    where used_at is not null and deleted_at is null and +status = 'active'
    order by used_at desc
    limit ?
  )
) as "since"
from (
  select 1
);
-- CO-ROUTINE (subquery-3)
--   SCAN CONSTANT ROW
-- SCAN (subquery-3)
-- SCALAR SUBQUERY 2
--   CO-ROUTINE (subquery-1)
--     SEARCH exercises USING INDEX exercises_used (used_at>?)
--   SEARCH (subquery-1)

select count(*) as "total"
from "exercises"
where ("exercises"."deleted_at" is null and "exercises"."status" <> ?);
-- SCAN exercises

-- libraries/foods.ts: listFoods

select "foods"."id" as "food_id", "foods"."name" as "food_name", "foods"."english_name" as "food_english",
    "foods"."category" as "food_category", "foods"."calories" as "food_calories", "foods"."protein" as
    "food_protein", "foods"."carbs" as "food_carbs", "foods"."fat" as "food_fat", "foods"."fiber" as
    "food_fiber", "foods"."sugar" as "food_sugar", "foods"."saturated_fat" as "food_saturated", "foods"."sodium"
    as "food_sodium", "foods"."source" as "food_source", "foods"."usda_id" as "food_usda", (
  select json_group_array(json_object('name', name, 'englishName', english_name, 'grams', grams))
  from (
    select name, english_name, grams
    from food_portions
    where food_id = foods.id
    order by position
  )
) as "food_portions_list"
from (
  select "id" as "page_id"
  from "foods"
  order by "foods"."familiarity", "foods"."rank", "foods"."name", "foods"."id"
  limit ?1 offset ?2
) "page"
cross join "foods"
where "foods"."id" = "page_id"
order by "foods"."familiarity", "foods"."rank", "foods"."name", "foods"."id";
-- CO-ROUTINE page
--   SCAN foods USING INDEX foods_familiarity
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY
-- SCAN page
-- SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   CO-ROUTINE (subquery-1)
--     SEARCH food_portions USING INDEX sqlite_autoindex_food_portions_1 (food_id=?)
--   SCAN (subquery-1)
-- USE TEMP B-TREE FOR ORDER BY

-- libraries/meals-page.ts: findMeals

select "id"
from "meals"
where ("meals"."deleted_at" is null and "meals"."status" <> ?)
order by "meals"."search" desc nulls last, "meals"."id" desc nulls last;
-- SCAN meals
-- USE TEMP B-TREE FOR ORDER BY

-- libraries/meals-page.ts: listMealChoices

select "id", "name", "description", "calories", "protein", "carbs", "fat", "category", "timing", (
  select count(*)
  from meal_foods
  where meal_id = "id"
) as "food_count"
from "meals"
where ("meals"."status" = ?1 and "meals"."deleted_at" is null)
order by "meals"."name" asc, "meals"."id" asc
limit ?2;
-- SEARCH meals USING INDEX meals_name (status=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH meal_foods USING COVERING INDEX sqlite_autoindex_meal_foods_1 (meal_id=?)
-- USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- libraries/meals-page.ts: listMeals

select "id", "name", "description", "calories", "protein", "carbs", "fat", "category", "timing", (
  select count(*)
  from meal_foods
  where meal_id = "id"
) as "food_count", "status", "created_at"
from "meals"
where ("meals"."deleted_at" is null and "meals"."status" <> ?)
order by "meals"."created_at" desc nulls last, "meals"."id" desc nulls last
limit ?;
-- SCAN meals USING INDEX meals_created
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH meal_foods USING COVERING INDEX sqlite_autoindex_meal_foods_1 (meal_id=?)

select count(*) as "total"
from "meals"
where ("meals"."deleted_at" is null and "meals"."status" <> ?);
-- SCAN meals

-- libraries/meals.ts: createMeal

insert into "meal_foods" ("meal_id", "position", "food_id", "grams")
select ?, key, json_extract(value, '$.foodId'), json_extract(value, '$.grams')
from json_each(?)
where exists (
  select 1
  from meals
  where id = ? and created_at = ?
) and not exists (
  select 1
  from meal_foods
  where meal_id = ?
);
-- SEARCH meals EXISTS USING COVERING INDEX meals_created (created_at=? AND id=?)
-- SCALAR SUBQUERY 2
--   SEARCH meal_foods USING COVERING INDEX sqlite_autoindex_meal_foods_1 (meal_id=?)
-- SCAN json_each VIRTUAL TABLE INDEX 1:

insert into "meals" ("id", "name", "description", "calories", "protein", "carbs", "fat", "category", "timing",
    "search", "status", "created_at", "updated_at", "deleted_at")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null)
on conflict do nothing;

select "foods"."id" as "made_food", "foods"."name" as "made_name", "foods"."calories" as "made_calories",
    "foods"."protein" as "made_protein", "foods"."carbs" as "made_carbs", "foods"."fat" as "made_fat", "foods"."source"
    as "made_source", "foods"."usda_id" as "made_usda", "meal_foods"."grams" as "made_grams"
from "meal_foods"
inner join "foods" on "foods"."id" = "meal_foods"."food_id"
where "meal_foods"."meal_id" = ?
order by "meal_foods"."position" asc;
-- SEARCH meal_foods USING INDEX sqlite_autoindex_meal_foods_1 (meal_id=?)
-- SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)

select "id", "name", "description", "calories", "protein", "carbs", "fat", "category", "timing", (
  select count(*)
  from meal_foods
  where meal_id = "id"
) as "food_count", "status", "created_at"
from "meals"
where ("meals"."id" = ? and "meals"."deleted_at" is null);
-- SEARCH meals USING INDEX sqlite_autoindex_meals_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH meal_foods USING COVERING INDEX sqlite_autoindex_meal_foods_1 (meal_id=?)

-- libraries/meals.ts: getMeal

select "foods"."id" as "made_food", "foods"."name" as "made_name", "foods"."calories" as "made_calories",
    "foods"."protein" as "made_protein", "foods"."carbs" as "made_carbs", "foods"."fat" as "made_fat", "foods"."source"
    as "made_source", "foods"."usda_id" as "made_usda", "meal_foods"."grams" as "made_grams"
from "meal_foods"
inner join "foods" on "foods"."id" = "meal_foods"."food_id"
where "meal_foods"."meal_id" = ?
order by "meal_foods"."position" asc;
-- SEARCH meal_foods USING INDEX sqlite_autoindex_meal_foods_1 (meal_id=?)
-- SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)

select "id", "name", "description", "calories", "protein", "carbs", "fat", "category", "timing", (
  select count(*)
  from meal_foods
  where meal_id = "id"
) as "food_count", "status", "created_at"
from "meals"
where ("meals"."id" = ? and "meals"."deleted_at" is null);
-- SEARCH meals USING INDEX sqlite_autoindex_meals_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH meal_foods USING COVERING INDEX sqlite_autoindex_meal_foods_1 (meal_id=?)

-- libraries/meals.ts: nutrientsOfFoods

select "id", "calories", "protein", "carbs", "fat"
from "foods"
where "foods"."id" in (
  select value
  from json_each(?)
);
-- SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)
-- LIST SUBQUERY 1
--   SCAN json_each VIRTUAL TABLE INDEX 1:

-- libraries/meals.ts: updateMeal

select "foods"."id" as "made_food", "foods"."name" as "made_name", "foods"."calories" as "made_calories",
    "foods"."protein" as "made_protein", "foods"."carbs" as "made_carbs", "foods"."fat" as "made_fat", "foods"."source"
    as "made_source", "foods"."usda_id" as "made_usda", "meal_foods"."grams" as "made_grams"
from "meal_foods"
inner join "foods" on "foods"."id" = "meal_foods"."food_id"
where "meal_foods"."meal_id" = ?
order by "meal_foods"."position" asc;
-- SEARCH meal_foods USING INDEX sqlite_autoindex_meal_foods_1 (meal_id=?)
-- SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)

select "id", "name", "description", "calories", "protein", "carbs", "fat", "category", "timing", (
  select count(*)
  from meal_foods
  where meal_id = "id"
) as "food_count", "status", "created_at"
from "meals"
where ("meals"."id" = ? and "meals"."deleted_at" is null);
-- SEARCH meals USING INDEX sqlite_autoindex_meals_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH meal_foods USING COVERING INDEX sqlite_autoindex_meal_foods_1 (meal_id=?)

select json_extract('{}', case when exists (
  select 1
  from meals
  where id = ? and not (name = ? and description is ?)
) then ? else '$' end) as "proof"
from (
  select 1
);
-- CO-ROUTINE (subquery-2)
--   SCAN CONSTANT ROW
-- SCAN (subquery-2)
-- SCALAR SUBQUERY 1
--   SEARCH meals USING INDEX sqlite_autoindex_meals_1 (id=?)

update "meals"
set "name" = ?, "search" = ?, "updated_at" = ?
where ("meals"."id" = ? and "meals"."deleted_at" is null);
-- SEARCH meals USING INDEX sqlite_autoindex_meals_1 (id=?)

-- libraries/video-erasure.ts: eraseVideoUnlessShown

delete from "videos"
where ("videos"."id" = ? and "videos"."status" = 'ready' and not exists (
  select 1
  from "exercises" e
  where e.video_id = "videos"."id"
) and not exists (
  select 1
  from "schedule_exercises" s
  where s.video_id = "videos"."id"
) and not exists (
  select 1
  from "packed_copies" p
  where p.video_id = "videos"."id"
) and not exists (
  select 1
  from "exercise_successors" s
  where s.video_id = "videos"."id"
) and not exists (
  select 1
  from "removed_items" s
  where s.item ->> 'video_id' = "videos"."id"
))
returning "id";
-- SEARCH videos USING INDEX sqlite_autoindex_videos_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH e USING COVERING INDEX exercises_video (video_id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH s USING COVERING INDEX schedule_exercises_video (video_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH p USING COVERING INDEX packed_copies_video (video_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SCAN s
-- CORRELATED SCALAR SUBQUERY 5
--   SCAN s
-- SEARCH video_parts USING COVERING INDEX sqlite_autoindex_video_parts_1 (video_id=?)
-- SEARCH exercises USING COVERING INDEX exercises_video (video_id=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select "videos"."id" || ':file', ?, json_object('prefix', "videos"."key"), ?, ?, null, ?, null
from "videos"
where ("videos"."id" = ? and "videos"."status" = 'ready' and not exists (
  select 1
  from "exercises" e
  where e.video_id = "videos"."id"
) and not exists (
  select 1
  from "schedule_exercises" s
  where s.video_id = "videos"."id"
) and not exists (
  select 1
  from "packed_copies" p
  where p.video_id = "videos"."id"
) and not exists (
  select 1
  from "exercise_successors" s
  where s.video_id = "videos"."id"
) and not exists (
  select 1
  from "removed_items" s
  where s.item ->> 'video_id' = "videos"."id"
));
-- SEARCH videos USING INDEX sqlite_autoindex_videos_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH e USING COVERING INDEX exercises_video (video_id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH s USING COVERING INDEX schedule_exercises_video (video_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH p USING COVERING INDEX packed_copies_video (video_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SCAN s
-- CORRELATED SCALAR SUBQUERY 5
--   SCAN s

-- libraries/video-erasure.ts: eraseVideosAtRest

delete from "videos"
where ("videos"."updated_at" < ? and "videos"."status" = 'ready' and not exists (
  select 1
  from "exercises" e
  where e.video_id = "videos"."id"
) and not exists (
  select 1
  from "schedule_exercises" s
  where s.video_id = "videos"."id"
) and not exists (
  select 1
  from "packed_copies" p
  where p.video_id = "videos"."id"
) and not exists (
  select 1
  from "exercise_successors" s
  where s.video_id = "videos"."id"
) and not exists (
  select 1
  from "removed_items" s
  where s.item ->> 'video_id' = "videos"."id"
))
returning "id";
-- SEARCH videos USING INDEX videos_status (status=? AND updated_at<?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH e USING COVERING INDEX exercises_video (video_id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH s USING COVERING INDEX schedule_exercises_video (video_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH p USING COVERING INDEX packed_copies_video (video_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SCAN s
-- CORRELATED SCALAR SUBQUERY 5
--   SCAN s
-- SEARCH video_parts USING COVERING INDEX sqlite_autoindex_video_parts_1 (video_id=?)
-- SEARCH exercises USING COVERING INDEX exercises_video (video_id=?)

insert into "outbox" ("id", "topic", "payload", "attempts", "available_at", "last_error", "created_at",
    "parked_at")
select "videos"."id" || ':file', ?, json_object('prefix', "videos"."key"), ?, ?, null, ?, null
from "videos"
where ("videos"."updated_at" < ? and "videos"."status" = 'ready' and not exists (
  select 1
  from "exercises" e
  where e.video_id = "videos"."id"
) and not exists (
  select 1
  from "schedule_exercises" s
  where s.video_id = "videos"."id"
) and not exists (
  select 1
  from "packed_copies" p
  where p.video_id = "videos"."id"
) and not exists (
  select 1
  from "exercise_successors" s
  where s.video_id = "videos"."id"
) and not exists (
  select 1
  from "removed_items" s
  where s.item ->> 'video_id' = "videos"."id"
));
-- SEARCH videos USING INDEX videos_status (status=? AND updated_at<?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH e USING COVERING INDEX exercises_video (video_id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH s USING COVERING INDEX schedule_exercises_video (video_id=?)
-- CORRELATED SCALAR SUBQUERY 3
--   SEARCH p USING COVERING INDEX packed_copies_video (video_id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   SCAN s
-- CORRELATED SCALAR SUBQUERY 5
--   SCAN s

-- libraries/videos.ts: finishVideo

delete from "video_parts"
where "video_parts"."video_id" = ?;
-- SEARCH video_parts USING COVERING INDEX sqlite_autoindex_video_parts_1 (video_id=?)

update "videos"
set "upload_id" = ?, "status" = ?, "etag" = ?, "updated_at" = ?
where ("videos"."id" = ? and "videos"."status" = ?)
returning "id";
-- SEARCH videos USING INDEX sqlite_autoindex_videos_1 (id=?)

-- libraries/videos.ts: getOwnVideoFile

select "id", "size", "etag" as "file_etag", "updated_at"
from "videos"
where ("videos"."id" = ? and "videos"."status" = ? and (exists (
  select 1
  from "exercises" e
  where e.video_id = "videos"."id" and e.status = 'active' and e.deleted_at is null
) or exists (
  select 1
  from "schedule_exercises" s
  where s.video_id = "videos"."id" and s.trainee_id = ?
)));
-- SEARCH videos USING INDEX sqlite_autoindex_videos_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH e USING INDEX exercises_video (video_id=?)
-- CORRELATED SCALAR SUBQUERY 2
--   SEARCH s USING INDEX schedule_exercises_video (video_id=?)

-- libraries/videos.ts: getVideo

select "id", "key", "upload_id", "status", "file_name", "size", "etag", "updated_at"
from "videos"
where "videos"."id" = ?;
-- SEARCH videos USING INDEX sqlite_autoindex_videos_1 (id=?)

select "part_number", "etag", "size"
from "video_parts"
where "video_parts"."video_id" = ?
order by "video_parts"."part_number" asc;
-- SEARCH video_parts USING INDEX sqlite_autoindex_video_parts_1 (video_id=?)

-- libraries/videos.ts: getVideoFile

select "id", "size", "etag" as "file_etag", "updated_at"
from "videos"
where ("videos"."id" = ? and "videos"."status" = ?);
-- SEARCH videos USING INDEX sqlite_autoindex_videos_1 (id=?)

-- libraries/videos.ts: insertVideo

insert into "videos" ("id", "key", "upload_id", "status", "file_name", "size", "content_type", "etag",
    "created_at", "updated_at")
values (?, ?, null, ?, ?, ?, ?, null, ?, ?)
on conflict do nothing;

select "id", "key", "upload_id", "status", "file_name", "size", "etag", "updated_at"
from "videos"
where "videos"."id" = ?;
-- SEARCH videos USING INDEX sqlite_autoindex_videos_1 (id=?)

select "part_number", "etag", "size"
from "video_parts"
where "video_parts"."video_id" = ?
order by "video_parts"."part_number" asc;
-- SEARCH video_parts USING INDEX sqlite_autoindex_video_parts_1 (video_id=?)

-- libraries/videos.ts: insertVideoPart

insert into "video_parts" ("video_id", "part_number", "etag", "size")
select "videos"."id", ?, ?, ?
from "videos"
where ("videos"."id" = ? and "videos"."upload_id" = ?)
on conflict ("video_parts"."video_id", "video_parts"."part_number") do update
set "etag" = ?, "size" = ?;
-- SEARCH videos USING INDEX sqlite_autoindex_videos_1 (id=?)

update "videos"
set "updated_at" = ?
where ("videos"."id" = ? and "videos"."upload_id" = ?)
returning "id";
-- SEARCH videos USING INDEX sqlite_autoindex_videos_1 (id=?)

-- libraries/videos.ts: listAbandonedUploads

select "id", "key", "upload_id"
from "videos"
where ("videos"."status" = ? and "videos"."updated_at" < ?)
limit ?;
-- SEARCH videos USING INDEX videos_status (status=? AND updated_at<?)

-- libraries/videos.ts: listReadyVideos

select "id", "key", "file_name"
from "videos"
where ("videos"."status" = ? and "videos"."id" > ?)
order by "videos"."id" asc
limit ?;
-- SEARCH videos USING INDEX videos_status (status=?)
-- USE TEMP B-TREE FOR ORDER BY

-- libraries/videos.ts: nameUpload

select "upload_id"
from "videos"
where "videos"."id" = ?;
-- SEARCH videos USING INDEX sqlite_autoindex_videos_1 (id=?)

update "videos"
set "upload_id" = ?
where ("videos"."id" = ? and "videos"."status" = ? and "videos"."upload_id" is null);
-- SEARCH videos USING INDEX sqlite_autoindex_videos_1 (id=?)
