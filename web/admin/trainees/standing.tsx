import type { TraineeRow } from "../../../domain/contract/trainees/trainees.ts";
import { Badge } from "../../ui/badge.tsx";
import { StatusBadge } from "../list/status-badge.tsx";
import { deletesText, statusTextsOf } from "./texts.ts";

type Standing = Pick<TraineeRow, "status" | "gender" | "deletesAt">;

/** How a trainee stands: an account that goes says its day. */
export function StandingBadge({ of, brief = false }: { of: Standing; brief?: boolean }) {
  const { status, gender, deletesAt } = of;
  if (deletesAt !== null) return <Badge tone="bad">{deletesText(deletesAt, brief)}</Badge>;
  return <StatusBadge status={status} texts={statusTextsOf(gender)} />;
}
