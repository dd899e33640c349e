import type { RamadanForm } from "../../../domain/contract/prayers/ramadan-settings.ts";
import { useChoice } from "../../lib/waiting/use-choice.ts";
import { m } from "../../paraglide/messages.js";
import { Switch } from "../../ui/switch.tsx";
import { ChoiceState } from "./choice-state.tsx";
import { Loaded } from "./loaded.tsx";
import { ramadanQuery, saveRamadan } from "./queries.ts";
import { CountryDays } from "./ramadan/country-days.tsx";
import { LighterMonth } from "./ramadan/lighter-month.tsx";
import { Section } from "./section.tsx";

/** Ramadan's mode, and its days by country. */
export function RamadanTab() {
  return (
    <Loaded query={ramadanQuery} heights={["h-32", "h-96"]}>
      {(form) => <Choices form={form} />}
    </Loaded>
  );
}

function Choices({ form }: { form: RamadanForm }) {
  const { on, months, forecast, countries } = form;
  const choice = useChoice({ on, months }, saveRamadan);
  return (
    <>
      <Section title={m.ramadan_title()}>
        <Switch
          label={m.ramadan_mode()}
          hint={m.ramadan_mode_text()}
          checked={choice.value.on}
          onCheckedChange={(on) => choice.choose({ ...choice.value, on })}
        />
        <ChoiceState of={choice} />
      </Section>
      {forecast ? (
        <Section
          title={m.ramadan_days({ year: String(forecast.year) })}
          text={m.ramadan_days_text()}
        >
          <CountryDays
            forecast={forecast}
            countries={countries}
            months={choice.value.months}
            onChange={(months) => choice.choose({ ...choice.value, months })}
          />
        </Section>
      ) : (
        <p className="text-muted">{m.ramadan_none()}</p>
      )}
      <LighterMonth />
    </>
  );
}
