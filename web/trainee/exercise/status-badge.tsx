import type { ExerciseStatus } from "../../../domain/schedules/schedules.ts";
import { Badge } from "../../ui/badge.tsx";
import { statusTexts } from "./texts.ts";

export function StatusBadge({ status }: { status: ExerciseStatus }) {
  const { text, tone } = statusTexts[status];
  return <Badge tone={tone}>{text()}</Badge>;
}
