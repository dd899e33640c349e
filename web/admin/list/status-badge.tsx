import type { AccountStatus } from "../../../domain/trainee.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";

const statusTones: Record<AccountStatus, Tone> = {
  active: "good",
  pending: "warn",
  inactive: "neutral",
};

type StatusBadgeProps = { status: AccountStatus; texts: Record<AccountStatus, () => string> };

/** A status in a column where most are active: those say so to readers alone. */
export function Exception({ status, texts }: StatusBadgeProps) {
  if (status !== "active") return <StatusBadge status={status} texts={texts} />;
  return <span className="sr-only">{texts.active()}</span>;
}

/** How a status looks, of a trainee and of what the libraries hold. */
export function StatusBadge({ status, texts }: StatusBadgeProps) {
  return <Badge tone={statusTones[status]}>{texts[status]()}</Badge>;
}
