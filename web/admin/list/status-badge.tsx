import type { AccountStatus } from "../../../domain/trainee.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";

const statusTones: Record<AccountStatus, Tone> = {
  active: "good",
  pending: "warn",
  inactive: "neutral",
};

type StatusBadgeProps = { status: AccountStatus; texts: Record<AccountStatus, () => string> };

/** A status in a column of mostly active rows; `active` is for screen readers only. */
export function Exception({ status, texts }: StatusBadgeProps) {
  if (status !== "active") return <StatusBadge status={status} texts={texts} />;
  return <span className="sr-only">{texts.active()}</span>;
}

/** The status of a trainee or of a library row. */
export function StatusBadge({ status, texts }: StatusBadgeProps) {
  return <Badge tone={statusTones[status]}>{texts[status]()}</Badge>;
}
