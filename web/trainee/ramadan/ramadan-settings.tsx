import { useState } from "react";
import type { FastingChoice, OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { fastedSlot, isOffered, isRefused } from "../../../domain/ramadan/fasting-health.ts";
import { type TrainingSlot, trainingSlots } from "../../../domain/ramadan/slots.ts";
import { Loaded } from "../../frame/loaded.tsx";
import { decisionErrorText } from "../../lib/format/decision-error.ts";
import { useToday } from "../../lib/format/today.ts";
import { useChoice } from "../../lib/waiting/use-choice.ts";
import { m } from "../../paraglide/messages.js";
import { FastingMealFields } from "../../prayers/fasting-meal-fields.tsx";
import { trainingSlotTexts } from "../../prayers/training-slot-texts.ts";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { Switch } from "../../ui/switch.tsx";
import { toast } from "../../ui/toast.tsx";
import { tellAnsweredElsewhere } from "./answered-elsewhere.ts";
import { FastingMarks } from "./fasting-marks.tsx";
import { isFar, MonthChoices, MonthDays } from "./month-choices.tsx";
import { decide, ramadanQuery, readMonthAgain } from "./queries.ts";
import { SafetyDialog } from "./safety-dialog.tsx";
import { SafetySettings } from "./safety-settings.tsx";
import { SunReminders } from "./sun-reminders.tsx";
import { TrainerSees } from "./trainer-sees.tsx";

/** Whether the days of the month are shown by the fast, and in which slots. */
export const RamadanSettings = () => (
  <Loaded query={ramadanQuery} heights={["h-96"]} failed={m.ramadan_load_failed()}>
    {(own) => <Choices own={own} />}
  </Loaded>
);

/** Says beside any part of the long dialog why a choice was not stored. */
function tellFailure(error: unknown): void {
  if (tellAnsweredElsewhere(error)) return;
  toast({ kind: "error", text: decisionErrorText(error, m.ramadan_decide_failed()) });
  void readMonthAgain();
}

function Choices({ own }: { own: OwnRamadan }) {
  // Slots that are not chosen here are not sent: the trainer, or another device, may have changed them.
  const stored: FastingChoice = { shown: own.shown ?? false };
  const { value, choose } = useChoice(stored, decide, tellFailure);
  const { shown } = value;
  const slots = { ...own.slots, ...value.slots };
  const health = own.health ?? null;
  const far = isFar(own.month, useToday());
  const [isAsking, setAsking] = useState(false);
  const place = (chosen: FastingChoice["slots"]) =>
    choose({ ...value, slots: { ...value.slots, ...chosen } });
  const train = (training: TrainingSlot) => place({ training });
  return (
    <div className="grid grid-cols-1 gap-6 pb-2">
      <MonthDays own={own} isFar={far} />
      <Switch
        label={m.ramadan_shown()}
        hint={m.ramadan_shown_hint()}
        checked={shown}
        onCheckedChange={(checked) => choose({ ...value, shown: checked })}
      />
      {shown && (
        <MonthChoices isFar={far}>
          <ChoiceChips
            label={m.ramadan_training()}
            name="training"
            options={trainingSlots
              .filter((slot) => isOffered(slot, health))
              .map((slot) => ({ value: slot, label: trainingSlotTexts[slot]() }))}
            value={[slots.training]}
            onChange={([chosen]) => {
              const training = trainingSlots.find((slot) => slot === chosen);
              if (!training) return;
              if (isRefused(training, health)) setAsking(true);
              else train(training);
            }}
          />
          <FastingMealFields
            legend={m.ramadan_meals()}
            meals={slots.meals}
            onChange={(meals) => place({ meals })}
          />
          <SafetySettings own={own} />
          <SunReminders isFar={far} />
        </MonthChoices>
      )}
      <FastingMarks own={own} shown={shown} />
      <TrainerSees own={own} shown={shown} />
      {isAsking && (
        <SafetyDialog
          onAnswered={(yes) => !yes && train(fastedSlot)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
