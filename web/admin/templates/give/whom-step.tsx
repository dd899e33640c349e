import { formatCount } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TraineeResults } from "../../trainees/trainee-results.tsx";
import { emptyAudience, isTicked, type Whom, withTick } from "./draft.ts";
import { StepDialog, type StepProps } from "./step-dialog.tsx";

type WhomStepProps = StepProps & {
  whom: Whom;
  onChange: (whom: Whom) => void;
  /** Absent without recipients. */
  onNext: (() => void) | undefined;
};

/** The recipients: ticked one by one, or all results of the search. */
export function WhomStep({ whom, onChange, onNext, ...dialog }: WhomStepProps) {
  return (
    <StepDialog
      {...dialog}
      next={
        <Button disabled={!onNext} onClick={onNext}>
          {m.templates_next()}
        </Button>
      }
    >
      <fieldset className="grid min-w-0 grid-cols-1 gap-2">
        <legend className="pb-2 font-medium">{m.templates_whom()}</legend>
        <TraineeResults
          everybody={false}
          firstSearch={whom.kind === "found" ? whom.search : ""}
          // After another search the earlier results are out of view, so «all» ends.
          onSearch={() => whom.kind === "found" && onChange(emptyAudience)}
          above={({ search, total }) => (
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
              <Checkbox
                name="everybody"
                label={
                  search
                    ? m.templates_all_found({ total: formatCount(total) })
                    : m.templates_all_active({ total: formatCount(total) })
                }
                checked={whom.kind === "found"}
                disabled={total === 0}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? { kind: "found", search, except: new Set() } : emptyAudience)
                }
              />
              <span role="status" className="text-sm text-muted">
                {m.notifications_chosen({ count: chosenOf(whom, total) })}
              </span>
            </div>
          )}
          boxClass="rounded-md border border-line px-4 py-1"
        >
          {(person) => (
            <Checkbox
              name="trainee"
              value={person.id}
              label={<bdi className="wrap-anywhere">{person.name}</bdi>}
              checked={isTicked(whom, person.id)}
              onChange={(event) => onChange(withTick(whom, person, event.currentTarget.checked))}
            />
          )}
        </TraineeResults>
      </fieldset>
    </StepDialog>
  );
}

const chosenOf = (whom: Whom, total: number): number =>
  whom.kind === "found" ? total - whom.except.size : whom.people.size;
