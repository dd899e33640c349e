import type { ContactSettings } from "../../domain/accounts/trainer-contact.ts";
import type { SeedStatement } from "./statement.ts";

const mornings = { from: "08:00", until: "14:00" };
const evenings = { from: "16:00", until: "21:30" };

const contact: ContactSettings = {
  phone: "+970 2 295 1234",
  whatsApp: "+970599123456",
  whatsAppText: "مرحباً، أراسلك من مِران.",
  email: "trainer@miran.example",
  hours: [evenings, evenings, evenings, evenings, evenings, null, mornings],
};

/** Accounts, profiles, subscriptions, payments, settings. */
export const peopleStatements: readonly SeedStatement[] = [
  {
    parameters: ["trainees", "passwords", "now"],
    sql: `insert into accounts (id, email, password_hash, role, email_confirmed_at, created_at, updated_at)
      select value ->> 'id', value ->> 'email',
        coalesce(?2 ->> ('$[' || (value ->> 'i') || ']'), ?2 ->> '$[2]'), 'trainee',
        case when value ->> 'status' <> 'pending' then value ->> 'createdAt' end,
        value ->> 'createdAt', value ->> 'createdAt'
      from json_each(?1) where ?3 is not null`,
  },
  {
    parameters: ["trainees"],
    sql: `insert into trainee_profiles (id, name, phone, search, gender, age, blood_type, height,
        initial_weight, current_weight, target_weight, goal, subscription_plan, subscription_start,
        subscription_end, status, target_steps, time_zone, created_at, updated_at)
      select value ->> 'id', value ->> 'name', value ->> 'phone', value ->> 'search',
        value ->> 'gender', value ->> 'age', value ->> 'blood', value ->> 'height',
        value ->> 'w0', value ->> 'w0', value ->> 'targetWeight', value -> 'goals', value ->> 'plan',
        value ->> '$.subscriptions[#-1].starts', value ->> '$.subscriptions[#-1].ends',
        value ->> 'status', value ->> 'targetSteps', value ->> 'zone', value ->> 'createdAt', value ->> 'createdAt'
      from json_each(?1)`,
  },
  {
    parameters: ["trainees"],
    sql: `insert into subscriptions (id, trainee_id, plan_id, plan_name, english_plan_name, price_agorot, months, starts_on, ends_on, created_at)
      select s.value ->> 'id', t.value ->> 'id', s.value ->> 'plan', s.value ->> 'planName', s.value ->> 'englishPlanName',
        s.value ->> 'priceAgorot', s.value ->> 'months',
        s.value ->> 'starts', s.value ->> 'ends', s.value ->> 'at'
      from json_each(?1) t join json_each(t.value -> 'subscriptions') s`,
  },
  {
    parameters: ["trainees"],
    sql: `insert into payments (id, trainee_id, agorot, method, paid_on, note, reverses, created_at)
      select p.value ->> 'id', t.value ->> 'id', p.value ->> 'agorot', p.value ->> 'method',
        p.value ->> 'paidOn', p.value ->> 'note', p.value ->> 'reverses', p.value ->> 'at'
      from json_each(?1) t join json_each(t.value -> 'payments') p`,
  },
  {
    parameters: ["trainees"],
    sql: `insert into account_settings (account_id, language, theme, accent, font_size, notifications, prayers, updated_at)
      select value ->> 'id', 'ar', case (value ->> 'r') % 3 when 0 then 'dark' when 1 then 'light' else 'system' end,
        'emerald', case when (value ->> 'r') % 7 = 0 then 'large' else 'medium' end, '{}',
        -- The first lives in Hebron; the others follow their zones.
        case value ->> 'i' when 0 then '{"city":"hebron"}' end, value ->> 'createdAt'
      from json_each(?1) where value ->> 'last' >= value ->> 'first' and (value ->> 'i' = 0 or (value ->> 'r') % 2 = 0)`,
  },
  {
    parameters: ["now", "rows"],
    rows: [contact],
    sql: `insert or ignore into settings (section, value, updated_at)
      select 'contact', value, ?1 from json_each(?2)`,
  },
];
