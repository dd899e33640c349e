import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type BurnRateInput, calculatorDefaults } from "../../../domain/body/calories.ts";
import { paths } from "../../../domain/paths.ts";
import { useToday } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { covered } from "../covered.tsx";
import { homeQuery } from "../home/queries.ts";
import { TraineeHeader } from "../trainee-header.tsx";
import { keepActivity, readActivity } from "./activity.ts";
import { CalculatorForm } from "./calculator-form.tsx";
import { Results } from "./results.tsx";

/** The profile comes from the frame's query; the calculator also works without it. */
function CaloriesScreen() {
  const body = useQuery({ ...homeQuery(useToday()), enabled: false }).data?.body;
  const [input, setInput] = useState<BurnRateInput>();
  const { gender, age, height, weight } = body ?? {};
  const defaults: BurnRateInput = {
    sex: gender === "female" || gender === "male" ? gender : calculatorDefaults.sex,
    age: age ?? calculatorDefaults.age,
    height: height ?? calculatorDefaults.height,
    weight: weight ?? calculatorDefaults.weight,
    activity: readActivity(),
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <TraineeHeader title={m.calories_title()} to={paths.trainee.home} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start">
        <CalculatorForm
          key={body ? "known" : "unknown"}
          defaults={defaults}
          fromProfile={body !== undefined}
          onCalculate={(next) => {
            keepActivity(next.activity);
            setInput(next);
          }}
          onRefused={() => setInput(undefined)}
        />
        <Results input={input} />
      </div>
    </div>
  );
}

export default covered(m.calories_title, CaloriesScreen);
