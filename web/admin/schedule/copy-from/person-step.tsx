import { Icon } from "../../../ui/every-icon.tsx";
import { TraineeResults } from "../../trainees/trainee-results.tsx";

type PersonStepProps = {
  /** The trainee of the open week, who is no source. */
  without: string;
  onChoose: (id: string) => void;
};

/** The choice of the source trainee. */
export function PersonStep({ without, onChoose }: PersonStepProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <TraineeResults everybody without={without} listClass="divide-y divide-line">
        {({ id, name }) => (
          <button
            type="button"
            onClick={() => onChoose(id)}
            className="flex min-h-12 w-full items-center gap-3 rounded-md px-2 text-start hover:bg-soft"
          >
            <bdi className="min-w-0 grow wrap-anywhere">{name}</bdi>
            <Icon name="chevron" className="text-muted" />
          </button>
        )}
      </TraineeResults>
    </div>
  );
}
