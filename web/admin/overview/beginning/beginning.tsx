import { useEffect } from "react";
import { Link } from "react-router";
import {
  type BeginningFacts,
  type BeginningStep,
  beginningSteps,
  nextStep,
  stepsDone,
} from "../../../../domain/attention/beginning.ts";
import { m } from "../../../paraglide/messages.js";
import { Button, buttonClass, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { toast } from "../../../ui/toast.tsx";
import { markBeginning } from "../queries.ts";
import { stepViews } from "./steps.ts";

/** The first steps of a new deployment; they disappear after a last visit with all done. */
export function Beginning({ facts }: { facts: BeginningFacts }) {
  const next = nextStep(facts);
  const done = stepsDone(facts);
  const ready = next === undefined;
  useEffect(() => {
    // If it fails, the next visit repeats it.
    if (ready) void markBeginning("finished").catch(() => {});
  }, [ready]);
  return (
    <Card
      title={ready ? m.beginning_ready() : m.beginning_title()}
      action={
        !ready && (
          <Button variant="ghost" className="-me-3 px-3!" onClick={() => hide(facts)}>
            {m.beginning_hide()}
          </Button>
        )
      }
    >
      <p className="pb-3 text-muted">
        {ready
          ? m.beginning_ready_text()
          : m.beginning_text({
              done: beginningSteps.filter((step) => done[step]).length,
              all: beginningSteps.length,
            })}
      </p>
      <ol className="-mx-2 grid grid-cols-1 gap-1">
        {beginningSteps.map((step, place) => (
          <Step
            key={step}
            step={step}
            facts={facts}
            number={place + 1}
            done={done[step]}
            isNext={step === next}
          />
        ))}
      </ol>
    </Card>
  );
}

type StepProps = {
  step: BeginningStep;
  facts: BeginningFacts;
  number: number;
  done: boolean;
  isNext: boolean;
};

function Step({ step, facts, number, done, isNext }: StepProps) {
  const { title, text, action, to, other } = stepViews[step];
  const address = to(facts);
  const words = (
    <>
      <Mark number={number} done={done} isNext={isNext} />
      <span className="min-w-0 grow basis-40">
        <span className={`block font-medium ${done ? "text-muted" : ""}`}>{title()}</span>
        <span className="block text-sm wrap-anywhere text-muted">{text(facts)}</span>
      </span>
      {isNext && address && (
        <span className={buttonClass({}, "max-sm:w-full")} aria-hidden="true">
          {action()}
        </span>
      )}
    </>
  );
  const look = "flex min-h-14 grow flex-wrap items-center gap-x-3 gap-y-2 px-2 py-2";
  return (
    <li
      aria-current={isNext ? "step" : undefined}
      className={`flex flex-wrap items-center rounded-lg transition ${isNext ? "bg-accent-soft py-1" : address ? "hover:bg-soft" : ""}`}
    >
      {address ? (
        <Link to={address} className={`${look} basis-64 rounded-lg`}>
          {words}
        </Link>
      ) : (
        <div className={look}>{words}</div>
      )}
      {isNext && other && (
        <LinkButton
          component={Link}
          to={other.to}
          variant="secondary"
          className="me-2 mb-1 max-sm:ms-2 max-sm:grow sm:mb-0"
        >
          {other.action()}
        </LinkButton>
      )}
    </li>
  );
}

function Mark({ number, done, isNext }: Pick<StepProps, "number" | "done" | "isNext">) {
  const look = done
    ? "bg-good-soft text-good"
    : isNext
      ? "bg-accent text-on-accent"
      : "border border-line-strong/60 text-muted";
  return (
    <span
      className={`grid size-8 shrink-0 place-items-center rounded-full font-medium tabular-nums ${look}`}
    >
      {done ? (
        <>
          <Icon name="check" />
          <span className="sr-only">{m.beginning_step_done()}</span>
        </>
      ) : (
        number
      )}
    </span>
  );
}

function hide(facts: BeginningFacts): void {
  const failed = () => toast({ kind: "error", text: m.beginning_hide_failed() });
  markBeginning("hidden", null).then(
    () =>
      toast({
        text: m.beginning_hidden(),
        action: {
          label: m.overview_undo(),
          onAction: () => markBeginning("shown", facts).catch(failed),
        },
      }),
    failed,
  );
}
