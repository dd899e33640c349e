import type { ReactNode } from "react";
import { formatCount } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import { StatusBadge } from "../list/status-badge.tsx";
import { Kilograms, Phone, TraineeMenu, TraineeName, type TraineeProps } from "./row-parts.tsx";
import { joinedText, planName, statusTextsOf } from "./texts.ts";

export function TraineeCard(props: TraineeProps) {
  const { row: trainee, page } = props;
  return (
    <>
      <div className="flex items-start gap-3 @max-[13rem]:flex-wrap @max-[13rem]:justify-between @max-[13rem]:gap-1">
        <Avatar name={trainee.name} id={trainee.id} />
        <div className="min-w-0 grow @max-[13rem]:order-last @max-[13rem]:basis-full">
          <TraineeName {...props} />
        </div>
        <StatusBadge status={trainee.status} texts={statusTextsOf(trainee.gender)} />
        <TraineeMenu {...props} className="-me-2 -mt-2 @max-[13rem]:ms-auto" />
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <Ltr className="max-w-full clamp-line text-muted">{trainee.email}</Ltr>
        <Phone phone={trainee.phone} />
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-3 text-sm">
        <Fact label={m.trainees_col_weight()}>
          <Kilograms value={trainee.currentWeight} />
        </Fact>
        <Fact label={m.trainees_col_plan()}>{planName(page.plans, trainee.plan)}</Fact>
        <Fact label={m.trainees_col_steps()}>{formatCount(trainee.targetSteps)}</Fact>
        <Fact label={m.trainees_col_joined()}>{joinedText(trainee.joinedAt)}</Fact>
      </dl>
    </>
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
