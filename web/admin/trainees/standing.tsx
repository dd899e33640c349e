import type { TraineeRow } from "../../../domain/contract/people/trainees.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { StatusBadge } from "../list/status-badge.tsx";
import { deletesText, statusTextsOf } from "./texts.ts";

type Standing = Pick<TraineeRow, "status" | "gender" | "deletesAt"> &
  Partial<Pick<TraineeRow, "entered">>;

/** A trainee's status, and the day of a coming deletion. */
export function StandingBadge({ of }: { of: Standing }) {
  const { status, gender, deletesAt, entered } = of;
  const badge =
    status === "active" && entered === false ? (
      <Badge>{m.trainees_not_entered({ gender: gender ?? "other" })}</Badge>
    ) : (
      <StatusBadge status={status} texts={statusTextsOf(gender)} />
    );
  if (deletesAt === null) return badge;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {status !== "active" && badge}
      <Badge tone="bad">{deletesText(deletesAt, false)}</Badge>
    </span>
  );
}
