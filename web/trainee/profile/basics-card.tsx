import type { Profile } from "../../../domain/contract/people/profile.ts";
import { Fact, Facts, withUnit } from "../../body/fact.tsx";
import { datedDay, formatDay, formatNumber } from "../../lib/format/format.ts";
import { zoneName } from "../../lib/format/zone-name.ts";
import { m } from "../../paraglide/messages.js";
import { GoalsFact } from "../../person-form/goals-fact.tsx";
import { SettingsLink } from "../../settings/settings-link.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/every-icon.tsx";

/** The person's details; «غير مسجّل» for unknown ones. */
export function BasicsCard({ profile }: { profile: Profile }) {
  const { phone, age, bloodType, height, goals, timeZone, joinedOn } = profile;
  return (
    <Card
      title={m.profile_basics()}
      action={
        <SettingsLink
          tab="profile"
          className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-medium text-accent-ink hover:bg-soft"
        >
          <Icon name="edit" />
          {m.profile_edit()}
        </SettingsLink>
      }
    >
      <Facts>
        <Fact label={m.trainees_col_phone()}>{phone && <Ltr>{phone}</Ltr>}</Fact>
        <Fact label={m.person_age()}>
          {age !== null && withUnit(String(age), m.person_years())}
        </Fact>
        <Fact label={m.person_height()}>
          {height !== null && withUnit(formatNumber(height), m.person_cm())}
        </Fact>
        <Fact label={m.person_blood_type()}>{bloodType && <Ltr>{bloodType}</Ltr>}</Fact>
        <Fact label={m.profile_time_zone()}>{zoneName(timeZone)}</Fact>
        <Fact label={m.profile_joined()}>{formatDay(joinedOn, datedDay)}</Fact>
        <GoalsFact goals={goals} />
      </Facts>
    </Card>
  );
}
