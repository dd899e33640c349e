import { writtenAt } from "../library/starter-tables.ts";
import { seededConversations } from "./conversations.ts";
import { seedId, seedIdSql } from "./ids.ts";
import { at, daysSql, hash, rowsSql, traineesSql } from "./sql.ts";
import type { SeedStatement } from "./statement.ts";
import {
  lastMessages,
  notes as noteTexts,
  personalNotifications,
  sampleOwnMeals,
  usualFoods,
} from "./texts.ts";

const numbered = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, number) => ({ ...row, number }));

/** A random selection of recorded days of each trainee: `permille` of a thousand. */
const chosenDays = (permille: string, multiplier: number) => `chosen as (
  select t.i, t.id, t.last, day.n, day.date, ${hash(multiplier)} / 1000 as pick
  from t join day on day.n between t.first and t.last
  where ${hash(multiplier)} % 1000 < ${permille}
)`;

const notes: SeedStatement = {
  parameters: ["trainees", "days", "now", "rows", "trainer"],
  rows: numbered(noteTexts).map((note) => ({ isPrivate: false, ...note })),
  sql: `with ${traineesSql}, ${daysSql}, ${chosenDays("case when t.i = 0 then 70 else 14 end", 39_373)},
    ${rowsSql("note", 4, ["number", "type", "text", "byTrainer", "isPrivate"])}
    insert into notes (id, trainee_id, author_id, type, text, is_private, answered_at, created_at, updated_at)
    select ${seedIdSql("note", at("n", 16), "i + 1", "n")}, id, case when byTrainer then ?5 else id end, type, text, isPrivate,
      case when n < last - 6 or pick % 2 = 0 then ${at("n", 18)} end, ${at("n", 16)}, ${at("n", 16)}
    from chosen join note on number = pick % ${noteTexts.length}`,
};

const ownMeals: SeedStatement = {
  parameters: ["trainees", "days", "now", "rows"],
  rows: numbered(sampleOwnMeals),
  sql: `with ${traineesSql}, ${daysSql}, ${chosenDays("80", 742_938_285)},
    ${rowsSql("meal", 4, ["number", "name", "category", "calories", "protein", "carbs", "fat", "grams"])}
    insert into own_meals (id, trainee_id, date, name, category, calories, protein, carbs, fat, quantity, status, created_at)
    select ${seedIdSql("ownMeal", at("n", 13), "i + 1", "n")}, id, date, name, category, calories, protein, carbs,
      fat, grams, 'consumed', ${at("n", 13)}
    from chosen join meal on number = pick % ${sampleOwnMeals.length}`,
};

/** The foods of the sample trainee's last three weeks, before today. */
const usualMeals: SeedStatement = {
  parameters: ["trainees", "days", "now", "rows"],
  rows: numbered(usualFoods).map(({ usda, days, ...food }) => ({
    ...food,
    foodId: seedId("food", writtenAt, 0, usda),
    weekdays: `,${days.join(",")},`,
  })),
  sql: `with ${traineesSql}, ${daysSql},
    ${rowsSql("eaten", 4, ["number", "foodId", "category", "portion", "count", "weekdays"])}
    insert into own_meals (id, trainee_id, date, name, category, food_id, calories, protein, carbs, fat, quantity,
      portion, status, created_at)
    select ${seedIdSql("ownMeal", at("day.n", 7), "t.i + 1", "4096 + number * 1024 + day.n")}, t.id, day.date,
      food.name, eaten.category, food.id, food.calories, food.protein, food.carbs, food.fat,
      round(eaten.count * coalesce(portion.grams, 1), 1),
      case when portion.name is not null then json_object('name', portion.name, 'englishName', portion.english_name,
        'grams', portion.grams, 'count', eaten.count) end,
      'consumed', ${at("day.n", 7)} + number * 60000
    from t join day on day.n between max(t.first, t.last - 21) and t.last - 1
      join eaten on instr(weekdays, ',' || day.w || ',') > 0
      join foods food on food.id = foodId
      left join food_portions portion on portion.food_id = food.id and portion.name = eaten.portion
    where t.i = 0`,
};

/** Deliveries of the last ten days may be unread. */
const readAt = (day: string, chance: string) =>
  `case when ${day} > t.last - 10 and (t.i = 0 or ${chance} % 100 < 45) then null else ${at(day, "20")} end`;

const broadcastDeliveries: SeedStatement = {
  parameters: ["trainees", "days", "now"],
  sql: `with ${traineesSql}, ${daysSql}
    insert into notification_deliveries (recipient_id, notification_id, created_at, read_at, deleted_at)
    select t.id, ${seedIdSql("broadcast", at("day.n", 6), "0", "day.n")}, ${at("day.n", 6)},
      ${readAt("day.n", hash(1_226_874_159))},
      case when day.n < t.last - 10 and ${hash(950_706_376)} % 20 = 0 then ${at("day.n + 1", 6)} end
    from t join day on day.w = 0 and day.n between t.first and t.last`,
};

const personalId = seedIdSql("notification", at("n", 15), "i + 1", "n");
// The sample trainee always has two recent ones.
const personalDays = chosenDays(
  "case when t.i = 0 and day.n in (t.last - 1, t.last - 4) then 1000 else 35 end",
  16_807,
);

const personal: SeedStatement = {
  parameters: ["trainees", "days", "now", "rows", "trainer"],
  rows: numbered(personalNotifications),
  sql: `with ${traineesSql}, ${daysSql}, ${personalDays}, ${rowsSql("note", 4, ["number", "title", "message", "type", "link"])}
    insert into notifications (id, title, message, type, sender_id, recipient_id, link, created_at)
    select ${personalId}, title, message, type, ?5, id, link, ${at("n", 15)}
    from chosen join note on number = pick % ${personalNotifications.length}`,
};

const personalDeliveries: SeedStatement = {
  parameters: ["trainees", "days", "now"],
  sql: `with ${traineesSql}, ${daysSql}, ${personalDays}
    insert into notification_deliveries (recipient_id, notification_id, created_at, read_at)
    select t.id, ${personalId}, ${at("t.n", 15)}, ${readAt("t.n", "t.pick")}
    from chosen t`,
};

const conversations: SeedStatement = {
  parameters: ["trainees", "now", "rows"],
  rows: numbered(lastMessages),
  sql: `with ${traineesSql}, ${rowsSql("message", 3, ["number", "text", "from"]).replace("as from", "as sender")}
    insert into conversations (trainee_id, last_seq, last_message_at, last_message_kind, last_message_text,
      last_message_from, unread_by_trainer, unread_since, unread_by_trainee, trainee_seen_at, created_at)
    select t.id, iif(sender is null, 0, 3 + t.r % 40),
      iif(sender is null, null, min(?2, (t.last - t.r % 4) * 86400000 + 46800000)),
      iif(sender is null, null, 'text'), text, sender,
      case sender when 'trainee' then t.r / 7 % 4 else 0 end,
      case when sender = 'trainee' and t.r / 7 % 4 > 0
        then min(?2, (t.last - t.r % 4) * 86400000 + 46800000) - t.r / 7 % 4 * 1800000 end,
      case sender when 'trainer' then iif(t.i = 0, 2, t.r / 7 % 3) else 0 end,
      min(?2, (t.last - t.r % 4) * 86400000 + 39600000), t.createdAt
    from t left join message
      on t.i < ${seededConversations} and number = iif(t.i = 0, 1, t.r % ${lastMessages.length})
    where t.last >= t.first`,
};

/** Notes, own meals, notifications with their deliveries, conversation summaries. */
export const conversationStatements = [
  notes,
  ownMeals,
  usualMeals,
  broadcastDeliveries,
  personal,
  personalDeliveries,
  conversations,
] as const;
