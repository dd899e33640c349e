import { photoPoses } from "../../domain/check-ins/progress-photos.ts";
import { writtenAt } from "../library/starter-tables.ts";
import { seedId, seedIdSql } from "./ids.ts";
import { at, daysSql, hash, rowsSql, traineesSql } from "./sql.ts";
import type { SeedStatement } from "./statement.ts";

/** The ready forms of the sample people: the short weekly one, and the monthly one with photos. */
const forms = {
  weekly: `'${seedId("checkInForm", writtenAt, 0, 1)}'`,
  monthly: `'${seedId("checkInForm", writtenAt, 0, 7)}'`,
};

/** Days of history with check-ins: six weeks, or three months. */
const historyDays = { weekly: 42, monthly: 57 };
/** The hour of every due time, in UTC, and its minute of the day on the clocks of the sample people, about. */
const due = { utcHour: 17, minute: 20 * 60 };

/*
 * Twelve people answer beside the sample trainee, whose form is open. Yesterday was due: three answer in time (two with
 * photos, or one of the three without), three late, one not yet, one is ill. Another has missed two. The rest have any day.
 */
const answersIt = "(t.i <> 1 or t.daily)";
const isMonthly = `(t.i in (2, 12) or t.i = 10 or (t.daily and t.i = 1))`;
/** Whose consent to photos stands, and who refused it. */
export const isPhotographed = `(${isMonthly} and t.i <> 10)`;
export const isUnphotographed = "t.i = 10";
const isDueYesterday = `(t.i in (2, 3, 5, 6, 7, 9, 10, 11, 12, 13) or (t.daily and t.i = 1))`;
const isMissing = "t.i = 8";
export const isIll = "t.i = 7";
const isLastWeek = "day.n > t.today - 7";
/** Three are late with their last one, and one has not sent it. */
const isLate = `(t.i in (6, 9, 13) and ${isLastWeek})`;
const isMissed = `(${isMissing} and day.n > t.today - 14) or (t.i in (7, 11) and ${isLastWeek})`;
const isWaiting = `(t.i in (2, 3, 5, 6, 9, 10, 12, 13) or (t.daily and t.i = 1)) and ${isLastWeek}`;

/** Days from today to the next due day. */
const dueIn = `case when t.i = 0 then 1 when ${isDueYesterday} then 6 when ${isMissing} then 3 else t.i * 5 % 7 end`;
const weekday = `((t.today + ${dueIn} + 4) % 7)`;
const form = `iif(${isMonthly}, ${forms.monthly}, ${forms.weekly})`;
/** The first due day of a monthly form is a multiple of four weeks before yesterday. */
const monthsFrom = `(t.today - ${historyDays.monthly})`;
const isDue = `iif(${isMonthly}, (day.n - ${monthsFrom}) % 28 = 0 and day.n >= ${monthsFrom},
  day.w = ${weekday} and day.n >= t.today - ${historyDays.weekly})`;
/** In the last hours of a late one's day, and before the due time of others. */
const sentAt = at("day.n", `iif(${isLate}, ${due.utcHour + 3}, 15)`);
/** Tired in every check-in, which the form's flag marks. */
const isTired = "t.i = 3";

const schedules: SeedStatement = {
  parameters: ["trainees"],
  sql: `with ${traineesSql}
    insert into check_in_schedules (id, trainee_id, form_id, weekday, minute, every, starts_on, since,
      created_at, updated_at)
    select ${seedIdSql("checkInSchedule", "t.createdAt", "i + 1", "0")}, t.id, ${form}, ${weekday},
      ${due.minute}, iif(${isMonthly}, 4, 1),
      date(iif(${isMonthly}, ${monthsFrom}, max(t.first, t.today - ${historyDays.weekly})) * 86400, 'unixepoch'),
      t.createdAt, t.createdAt, t.createdAt
    from t where t.last = t.today and ${answersIt}
      and exists (select 1 from check_in_forms where id = ${form})`,
};

/** The id of a person's check-in of a day. */
export const checkInId = seedIdSql("checkIn", at("day.n", due.utcHour), "t.i + 1", "day.n");
/** The id of a person's photo of a day, by the number of its pose. */
export const photoId = (pose: string) =>
  seedIdSql(
    "progressPhoto",
    at("day.n", 15),
    "t.i + 1",
    `day.n * ${photoPoses.length} + (${pose})`,
  );
const photosValue = `json_object(${photoPoses
  .map((pose, number) => `'${pose}', ${photoId(String(number))}`)
  .join(", ")})`;

/** A value that no flag marks, or a low one of a tired person. */
const value = `case q.kind
    when 'scale' then case
      when q.flag = 'at_most' and q.most = 5 and ${isTired} then 2
      when q.flag = 'at_least' then 1 + ${hash(16_807)} % 3
      else q.most - (${hash(48_271)} / (q.place + 1)) % (q.most / 2) end
    when 'yes_no' then 'no'
    when 'choice' then q.first
    when 'short_text' then (select text from words where kind = 'win' and number = ${hash(69_621)} % 6)
    when 'long_text' then case
      when q.place in (8, 11) then (select text from words where kind = 'obstacle' and number = ${hash(39_373)} % 6)
      when q.place in (9, 13) then (select text from words where kind = 'ahead' and number = ${hash(16_807)} % 6)
      else null end
    else null end`;

const sums = (column: string) => `(select coalesce(sum(${column}), 0) from trainee_performance
  where trainee_id = t.id and date between date(day.date, '-7 days') and date(day.date, '-1 day'))`;
const weightBefore = (days: number) => `(select round(avg(weight), 1) from (
  select weight from weight_records where trainee_id = t.id and date <= date(day.date, '-${days} days')
  order by date desc limit 3))`;

const words = {
  win: [
    "مشيت كل يوم بعد العشاء",
    "زدت وزن القرفصاء خمسة كيلو",
    "أسبوع بلا مشروبات غازية",
    "نمت قبل الثانية عشرة أربع ليالٍ",
    "طبخت وجباتي يوم الجمعة لكل الأسبوع",
    "أنهيت تمارين الساقين كلها",
  ],
  obstacle: [
    "دوام متأخر يومين",
    "عزيمة عائلية يوم الخميس",
    "قلة نوم في نصف الأسبوع",
    "ضغط امتحانات الأولاد",
    "زكام خفيف أول الأسبوع",
    "ازدحام النادي بعد السادسة",
  ],
  ahead: [
    "عرس يوم الجمعة",
    "سفر إلى عمّان يومين",
    "أسبوع عادي",
    "دوام صباحي كل الأسبوع",
    "امتحان يوم الأحد",
    "صيام الإثنين والخميس",
  ],
  reply: [
    "أسبوع جميل. نثبّت الأوزان هذا الأسبوع ونزيد خطوات المساء قليلاً.",
    "أحسنت على الالتزام. الأهم هذا الأسبوع: النوم قبل الثانية عشرة.",
    "ثبات رائع. في أيام الدوام المتأخر تكفي نصف ساعة في البيت.",
    "نخفف حمل الساقين أسبوعاً واحداً، ثم نعود أقوى.",
  ],
} as const;
const texts = Object.entries(words).flatMap(([kind, list]) =>
  list.map((text, number) => ({ kind, number, text })),
);

const sent: SeedStatement = {
  parameters: ["trainees", "days", "now", "itemsFrom", "rows"],
  rows: texts,
  sql: `with ${traineesSql}, ${daysSql}, ${rowsSql("words", 5, ["kind", "number", "text"])},
    q as materialized (
      select f.id as form, question.key as place, question.value ->> 'id' as id, question.value ->> 'kind' as kind,
        question.value ->> 'end' as most, question.value ->> '$.flag.when' as flag,
        question.value ->> '$.options[0].id' as first, question.value as question
      from check_in_forms f, json_each(f.questions) question where f.id in (${forms.weekly}, ${forms.monthly})
    )
    insert into check_ins (id, trainee_id, form_id, form_name, form_english_name, due_on, due_at, written_at,
      sent_at, updated_at, answers, facts, flags, reviewing_at, reviewed_at, reply, reply_id, review_seconds,
      changed_plan)
    select ${checkInId}, t.id, f.id, f.name, f.english_name, day.date,
      day.n * 86400000 + ${due.utcHour} * 3600000, ${sentAt}, ${sentAt}, ${sentAt},
      (select json_group_array(json_object('question', json(question), 'value',
          json(iif(kind = 'photos', ${photosValue}, json_quote(${value})))))
        from q where q.form = f.id and kind <> 'fact' and (kind <> 'photos' or ${isPhotographed})),
      json_object('weight', ${weightBefore(0)}, 'weightChange', round(${weightBefore(0)} - ${weightBefore(7)}, 1),
        'steps', ${sums("steps")} / 7,
        'exercises', json_object('done', ${sums("completed_exercises")}, 'assigned', ${sums("assigned_exercises")}),
        'meals', json_object('done', ${sums("completed_meals")}, 'assigned', ${sums("assigned_meals")})),
      iif(${isTired} and day.n > t.first + 14,
        (select json_group_array(id) from q
          where q.form = f.id and kind = 'scale' and flag = 'at_most' and most = 5), '[]'),
      iif(${isWaiting}, null, ${at("day.n + 1", 6)}), iif(${isWaiting}, null, ${at("day.n + 1", 6)}),
      iif(${isWaiting}, null, (select text from words where kind = 'reply' and number = ${hash(69_621)} % 4)),
      iif(${isWaiting}, null, ${seedIdSql("checkInReply", at("day.n + 1", 6), "t.i + 1", "day.n")}),
      iif(${isWaiting}, null, 100 + ${hash(48_271)} % 160), iif(${isWaiting}, null, ${hash(39_373)} % 3 = 0)
    from t join day on day.n between max(t.first + 7, ?4) and t.today - 1 and ${isDue}
      join check_in_forms f on f.id = ${form}
    where t.last = t.today and ${answersIt} and not (${isMissed})`,
};

const answered: SeedStatement = {
  parameters: ["trainees"],
  sql: `update check_in_schedules set answered_on = (select max(due_on) from check_ins
      where check_ins.trainee_id = check_in_schedules.trainee_id and check_ins.form_id = check_in_schedules.form_id)
    where trainee_id in (select value ->> 'id' from json_each(?1))`,
};

/** Some agreed that their answers go into the trainer's copies; one of them withdrew. */
const consents: SeedStatement = {
  parameters: ["trainees"],
  sql: `with ${traineesSql}
    insert into consents (trainee_id, purpose, given_at, withdrawn_at)
    select t.id, 'answers_archive', t.createdAt, iif(t.i = 5, t.createdAt, null) from t where t.i in (2, 3, 5, 12)`,
};

/** Check-ins with their replies; some wait, some came late, some were not sent. */
export const checkInStatements = [schedules, sent, answered, consents] as const;
