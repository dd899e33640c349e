import { writtenAt } from "../library/starter-tables.ts";
import { seedId, seedIdSql } from "./ids.ts";
import { at, daysSql, hash, rowsSql, traineesSql } from "./sql.ts";
import type { SeedStatement } from "./statement.ts";

/** The ready form of the sample people: the short weekly one. */
const form = `'${seedId("checkInForm", writtenAt, 0, 1)}'`;

/** Days of history with check-ins. */
const historyDays = 42;
/** The hour of every due time, in UTC, and its minute of the day on the clocks of the sample people, about. */
const due = { utcHour: 17, minute: 20 * 60 };

/** Days from today to the next due day: the sample trainee's form is open, some were due yesterday. */
const dueIn =
  "case when t.i = 0 then 1 when t.i in (2, 3, 5, 6) then 6 when t.i in (4, 7, 8) then 3 else t.i * 5 % 7 end";
const weekday = `((t.today + ${dueIn} + 4) % 7)`;
/** The last two due days that are over, or the last. */
const isMissed = `(t.i in (4, 7, 8) and day.n > t.today - 14) or (t.i = 6 and day.n > t.today - 7)`;
const isWaiting = "(t.i in (2, 3, 5) and day.n > t.today - 7)";
/** Tired in every check-in, which the form's flag marks. */
const isTired = "t.i = 3";

const schedules: SeedStatement = {
  parameters: ["trainees"],
  sql: `with ${traineesSql}
    insert into check_in_schedules (id, trainee_id, form_id, weekday, minute, every, starts_on, since,
      created_at, updated_at)
    select ${seedIdSql("checkInSchedule", "t.createdAt", "i + 1", "0")}, t.id, ${form}, ${weekday},
      ${due.minute}, 1, date(max(t.first, t.today - ${historyDays}) * 86400, 'unixepoch'),
      t.createdAt, t.createdAt, t.createdAt
    from t where t.last = t.today and t.i <> 1
      and exists (select 1 from check_in_forms where id = ${form})`,
};

/** A value that no flag marks, or a low one of a tired person. */
const value = `case q.kind
    when 'scale' then case
      when q.flag = 'at_most' and q.most = 5 and ${isTired} then 2
      when q.flag = 'at_least' then 1 + ${hash(16_807)} % 3
      else q.most - (${hash(48_271)} / (q.place + 1)) % (q.most / 2) end
    when 'yes_no' then 'no'
    when 'choice' then q.first
    when 'short_text' then (select text from words where kind = 'win' and number = ${hash(69_621)} % 6)
    when 'long_text' then case q.place
      when 8 then (select text from words where kind = 'obstacle' and number = ${hash(39_373)} % 6)
      when 9 then (select text from words where kind = 'ahead' and number = ${hash(16_807)} % 6)
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
      select question.key as place, question.value ->> 'id' as id, question.value ->> 'kind' as kind,
        question.value ->> 'end' as most, question.value ->> '$.flag.when' as flag,
        question.value ->> '$.options[0].id' as first, question.value as question, f.name, f.english_name
      from check_in_forms f, json_each(f.questions) question where f.id = ${form}
    )
    insert into check_ins (id, trainee_id, form_id, form_name, form_english_name, due_on, due_at, written_at,
      sent_at, updated_at, answers, facts, flags, reviewing_at, reviewed_at, reply, reply_id, review_seconds,
      changed_plan)
    select ${seedIdSql("checkIn", at("day.n", due.utcHour), "t.i + 1", "day.n")}, t.id, ${form},
      (select name from q), (select english_name from q), day.date,
      day.n * 86400000 + ${due.utcHour} * 3600000, ${at("day.n", 15)}, ${at("day.n", 15)}, ${at("day.n", 15)},
      (select json_group_array(json_object('question', json(question), 'value', ${value}))
        from q where kind <> 'fact'),
      json_object('weight', ${weightBefore(0)}, 'weightChange', round(${weightBefore(0)} - ${weightBefore(7)}, 1),
        'steps', ${sums("steps")} / 7,
        'exercises', json_object('done', ${sums("completed_exercises")}, 'assigned', ${sums("assigned_exercises")}),
        'meals', json_object('done', ${sums("completed_meals")}, 'assigned', ${sums("assigned_meals")})),
      iif(${isTired} and day.n > t.first + 14,
        (select json_group_array(id) from q where kind = 'scale' and flag = 'at_most' and most = 5), '[]'),
      iif(${isWaiting}, null, ${at("day.n + 1", 6)}), iif(${isWaiting}, null, ${at("day.n + 1", 6)}),
      iif(${isWaiting}, null, (select text from words where kind = 'reply' and number = ${hash(69_621)} % 4)),
      iif(${isWaiting}, null, ${seedIdSql("checkInReply", at("day.n + 1", 6), "t.i + 1", "day.n")}),
      iif(${isWaiting}, null, 100 + ${hash(48_271)} % 160), iif(${isWaiting}, null, ${hash(39_373)} % 3 = 0)
    from t join day on day.n between max(t.first + 7, t.today - ${historyDays}, ?4) and t.today - 1
    where t.last = t.today and t.i <> 1 and day.w = ${weekday} and not (${isMissed})
      and exists (select 1 from q)`,
};

const answered: SeedStatement = {
  parameters: ["trainees"],
  sql: `update check_in_schedules set answered_on = (select max(due_on) from check_ins
      where check_ins.trainee_id = check_in_schedules.trainee_id and check_ins.form_id = check_in_schedules.form_id)
    where trainee_id in (select value ->> 'id' from json_each(?1))`,
};

/** Weekly check-ins with their replies; three wait, some are late, some were missed twice. */
export const checkInStatements = [schedules, sent, answered] as const;
