import type { ReactNode } from "react";
import type { PlanChoice, TraineeRow } from "../../../domain/contract/trainees/trainees.ts";
import { formatCount } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import type { useRowKeys } from "../list/use-row-keys.ts";
import { type RowActions, RowMenu } from "./row-menu.tsx";
import { Kilograms, Phone, StatusBadge, TraineeName } from "./row-parts.tsx";
import { joinedText, planName } from "./texts.ts";

type TraineeCardsProps = RowActions & {
  trainees: readonly TraineeRow[];
  plans: readonly PlanChoice[];
  onRowClick: ReturnType<typeof useRowKeys>["onRowClick"];
};

/** The rows where a table would be squeezed. */
export function TraineeCards({ trainees, plans, onRowClick, ...actions }: TraineeCardsProps) {
  return (
    <ul aria-label={m.trainees_title()} className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {trainees.map((trainee) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside is what the keyboard uses
        <li
          key={trainee.id}
          onClick={(event) => onRowClick(event, trainee.id)}
          className="@container grid cursor-pointer grid-cols-1 content-start gap-3 rounded-lg border border-line bg-raised p-4 shadow-raised transition active:bg-soft has-[[data-row-link]:focus-visible]:[outline:2px_solid_var(--color-accent-ink)]"
        >
          <div className="flex items-start gap-3 @max-[13rem]:flex-wrap @max-[13rem]:justify-between @max-[13rem]:gap-1">
            <Avatar name={trainee.name} />
            <div className="min-w-0 grow @max-[13rem]:order-last @max-[13rem]:basis-full">
              <TraineeName trainee={trainee} />
            </div>
            <StatusBadge status={trainee.status} />
            <RowMenu trainee={trainee} {...actions} className="-me-2 -mt-2 @max-[13rem]:ms-auto" />
          </div>
          <p className="flex flex-wrap gap-x-4 text-sm">
            <Ltr className="max-w-full truncate text-muted">{trainee.email}</Ltr>
            <Phone phone={trainee.phone} />
          </p>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-3 text-sm">
            <Fact label={m.trainees_col_weight()}>
              <Kilograms value={trainee.currentWeight} />
            </Fact>
            <Fact label={m.trainees_col_plan()}>{planName(plans, trainee.plan)}</Fact>
            <Fact label={m.trainees_col_steps()}>{formatCount(trainee.targetSteps)}</Fact>
            <Fact label={m.trainees_col_joined()}>{joinedText(trainee.joinedAt)}</Fact>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
