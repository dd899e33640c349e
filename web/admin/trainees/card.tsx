import { formatKg } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { Amount, Ltr } from "../../ui/bidi.tsx";
import { CardLine } from "../list/row-parts.tsx";
import { TraineeMenu, TraineeName, type TraineeProps } from "./row-parts.tsx";
import { StandingBadge } from "./standing.tsx";
import { shortPlanName } from "./texts.ts";

export function TraineeCard(props: TraineeProps) {
  const { row: trainee, page } = props;
  const { id, name, status, deletesAt, entered, currentWeight } = trainee;
  return (
    <CardLine
      face={<Avatar name={name} id={id} src={trainee.photo ?? undefined} />}
      name={<TraineeName {...props} />}
      facts={[
        currentWeight !== null && <Amount value={formatKg(currentWeight)} unit={m.person_kg()} />,
        shortPlanName(page.plans, trainee.plan),
      ]}
      more={<Ltr>{trainee.email}</Ltr>}
      mark={
        (status !== "active" || deletesAt !== null || !entered) && (
          <StandingBadge of={trainee} brief />
        )
      }
      menu={<TraineeMenu {...props} />}
    />
  );
}
