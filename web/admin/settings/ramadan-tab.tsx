import type { RamadanForm } from "../../../domain/contract/ramadan/settings.ts";
import { Loaded } from "../../frame/loaded.tsx";
import { useChoice } from "../../lib/waiting/use-choice.ts";
import { m } from "../../paraglide/messages.js";
import { FastingMealFields } from "../../prayers/fasting-meal-fields.tsx";
import { Switch } from "../../ui/switch.tsx";
import { ChoiceState } from "./choice-state.tsx";
import { ramadanQuery, saveRamadan, saveRamadanMeals } from "./queries.ts";
import { CountryDays } from "./ramadan/country-days.tsx";
import { LighterMonth } from "./ramadan/lighter-month.tsx";
import { Section } from "./section.tsx";

/** Ramadan's mode, its days by country, and the meals of a fasting day. */
export function RamadanTab() {
  return (
    <Loaded query={ramadanQuery} heights={["h-32", "h-96"]}>
      {(form) => <Choices form={form} />}
    </Loaded>
  );
}

function Choices({ form }: { form: RamadanForm }) {
  const { on, months, meals, forecast, countries } = form;
  const choice = useChoice({ on, months }, saveRamadan);
  const mealChoice = useChoice(meals, saveRamadanMeals);
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
      <Section title={m.ramadan_business_meals()} text={m.ramadan_business_meals_text()}>
        <FastingMealFields
          legend={m.ramadan_business_meals()}
          titled
          meals={mealChoice.value}
          onChange={mealChoice.choose}
        />
        <ChoiceState of={mealChoice} />
      </Section>
      <LighterMonth />
    </>
  );
}
