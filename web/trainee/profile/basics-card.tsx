import type { Profile } from "../../../domain/contract/trainees/profile.ts";
import { Fact, Facts, withUnit } from "../../body/fact.tsx";
import { datedDay, formatDay, formatNumber } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { goalTexts } from "../../person-form/texts.ts";
import { SettingsLink } from "../../settings/settings-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/every-icon.tsx";

/** What the person told; «غير مسجّل» for the rest. */
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
        <Fact label={m.profile_time_zone()}>
          <Ltr className="wrap-anywhere">{timeZone.replaceAll("_", " ")}</Ltr>
        </Fact>
        <Fact label={m.profile_joined()}>{formatDay(joinedOn, datedDay)}</Fact>
        <Fact label={m.person_section_goals()} wide>
          {goals.length > 0 && (
            <span className="flex flex-wrap gap-1.5 pt-1">
              {goals.map((goal) => (
                <Badge key={goal}>{goalTexts[goal]()}</Badge>
              ))}
            </span>
          )}
        </Fact>
      </Facts>
    </Card>
  );
}
