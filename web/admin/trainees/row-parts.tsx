import { Link } from "react-router";
import type { TraineeRow } from "../../../domain/contract/trainees/trainees.ts";
import type { AccountStatus } from "../../../domain/trainees/trainee.ts";
import { formatKg } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { paths } from "../../paths.ts";
import { genderTexts } from "../../person-form/texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import { statusTones } from "../list/status-tones.ts";
import { rowLink } from "../list/use-row-keys.ts";
import { statusTexts } from "./texts.ts";

/** The name, which opens the trainee, over what tells two of one name apart. */
export function TraineeName({ trainee }: { trainee: TraineeRow }) {
  return (
    <div className="min-w-0">
      <Link
        to={paths.admin.trainee(trainee.id)}
        {...{ [rowLink]: "" }}
        dir="auto"
        className="line-clamp-2 w-fit max-w-full text-start text-base leading-snug font-medium wrap-anywhere outline-none"
      >
        {trainee.name}
      </Link>
      <p className="text-sm leading-snug text-muted">
        {trainee.gender ? genderTexts[trainee.gender]() : m.trainees_not_recorded()}
      </p>
    </div>
  );
}

export function StatusBadge({ status }: { status: AccountStatus }) {
  return <Badge tone={statusTones[status]}>{statusTexts[status]()}</Badge>;
}

export function Kilograms({ value }: { value: number | null }) {
  if (value === null)
    return <span className="text-sm text-muted">{m.trainees_not_recorded()}</span>;
  return (
    <>
      <Ltr className="font-medium">{formatKg(value)}</Ltr>{" "}
      <span className="text-sm text-muted">{m.person_kg()}</span>
    </>
  );
}

export function Phone({ phone }: { phone: string | null }) {
  if (!phone) return <span className="text-muted">{m.trainees_not_recorded()}</span>;
  return <Ltr className="whitespace-nowrap">{phone}</Ltr>;
}
