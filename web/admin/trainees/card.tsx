import { formatKg, formatPercent } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { Amount, Ltr } from "../../ui/bidi.tsx";
import { CardLine } from "../list/row-parts.tsx";
import { TraineeActs, TraineeName, type TraineeProps } from "./row-parts.tsx";
import { activeText, deletesText, shortPlanName, statusTextsOf } from "./texts.ts";

export function TraineeCard(props: TraineeProps) {
  const { row: trainee, page } = props;
  const { id, name, gender, status, deletesAt, entered } = trainee;
  const { currentWeight, adherence, lastLoggedOn } = trainee;
  return (
    <CardLine
      face={<Avatar name={name} id={id} src={trainee.photo ?? undefined} />}
      name={<TraineeName {...props} />}
      facts={[
        // In the line of facts: beside the name, a badge would take its room on a phone.
        status !== "active" && (
          <span className="font-medium text-warn">{statusTextsOf(gender)[status]()}</span>
        ),
        status === "active" && !entered && (
          <span className="font-medium">
            {m.trainees_not_entered({ gender: gender ?? "other" })}
          </span>
        ),
        deletesAt !== null && (
          <span className="font-medium text-bad">{deletesText(deletesAt, true)}</span>
        ),
        adherence !== null && formatPercent(adherence),
        lastLoggedOn !== null && activeText(lastLoggedOn),
        currentWeight !== null && <Amount value={formatKg(currentWeight)} unit={m.person_kg()} />,
      ]}
      more={
        <>
          {shortPlanName(page.plans, trainee.plan)}
          {" · "}
          {trainee.email === null ? m.trainees_no_email() : <Ltr>{trainee.email}</Ltr>}
        </>
      }
      menu={<TraineeActs {...props} />}
    />
  );
}
