import { useState } from "react";
import { stepFields, stepsPercent } from "../../../domain/activity/step-days.ts";
import { stepBounds } from "../../../domain/person-bounds.ts";
import { CountForm } from "../../day-numbers/count-form.tsx";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Amount } from "../../ui/bidi.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ProgressRing } from "../../ui/chart/progress-ring.tsx";
import { Icon } from "../../ui/every-icon.tsx";

type TodayCardProps = {
  steps: number;
  target: number;
  waiting: boolean;
  onSteps: (steps: number) => void;
  onTarget: (target: number) => void;
};

/** Today's count in its ring and the target below; each can be edited. */
export function TodayCard({ steps, target, waiting, onSteps, onTarget }: TodayCardProps) {
  const [editing, setEditing] = useState<"steps" | "target">();
  const close = () => setEditing(undefined);
  const percent = stepsPercent({ steps, target });
  return (
    <Card className="grid grid-cols-1 gap-4">
      {editing === "steps" ? (
        <CountForm
          label={m.steps_today()}
          rule={stepFields.steps}
          step={stepBounds.countStep}
          value={steps}
          onSave={(count) => {
            onSteps(count);
            close();
          }}
          onCancel={close}
        />
      ) : (
        <div className="grid justify-items-center gap-3">
          <ProgressRing value={percent} label={m.steps_today()} size={196}>
            <span className="block text-sm text-muted">{m.steps_today()}</span>
            <strong className="block text-[min(var(--text-hero),20cqi)] leading-digits font-semibold">
              {formatCount(steps)}
            </strong>
            <span className="block text-muted">
              {m.steps_of_target({ target: formatCount(target) })}
            </span>
          </ProgressRing>
          <Standing steps={steps} target={target} waiting={waiting} />
          <Button variant="secondary" onClick={() => setEditing("steps")}>
            <Icon name="edit" />
            {m.steps_edit()}
          </Button>
        </div>
      )}
      <div className="border-t border-line pt-4">
        {editing === "target" ? (
          <CountForm
            label={m.steps_target()}
            hint={m.steps_target_hint()}
            rule={stepFields.target}
            step={stepBounds.targetStep}
            value={target}
            onSave={(count) => {
              onTarget(count);
              close();
            }}
            onCancel={close}
          />
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <Icon name="target" className="text-lg text-muted" />
            <span className="grow">
              <span className="block text-sm text-muted">{m.steps_target()}</span>
              <Amount
                value={formatCount(target)}
                unit={m.steps_unit({ count: target })}
                className="text-lg font-medium"
              />
            </span>
            <Button variant="ghost" onClick={() => setEditing("target")}>
              {m.steps_target_edit()}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

/** The remaining steps, or the text for a complete day. */
function Standing({
  steps,
  target,
  waiting,
}: Pick<TodayCardProps, "steps" | "target" | "waiting">) {
  const left = Math.max(0, target - steps);
  return (
    <div role="status" className="grid gap-1 text-center">
      {left === 0 ? (
        <p className="flex items-center justify-center gap-1.5 font-medium text-good">
          <Icon name="check" />
          {m.steps_reached()}
        </p>
      ) : (
        <p className="text-muted">{m.steps_left({ count: left, total: formatCount(left) })}</p>
      )}
      {waiting && <p className="text-sm text-muted">{m.steps_waiting()}</p>}
    </div>
  );
}
