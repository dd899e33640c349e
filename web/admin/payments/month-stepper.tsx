import { firstPaidOn, monthAfter, monthOf } from "../../../domain/memberships/payments.ts";
import { formatDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

type MonthStepperProps = {
  month: string;
  /** The present month; later ones are closed. */
  current: string;
  onMonth: (month: string) => void;
};

export function MonthStepper({ month, current, onMonth }: MonthStepperProps) {
  return (
    <div className="flex min-w-0 items-center gap-1 rounded-lg bg-soft p-1 max-md:@container max-md:w-full">
      <IconButton
        label={m.payments_month_before()}
        disabled={month <= monthOf(firstPaidOn)}
        onClick={() => onMonth(monthAfter(month, -1))}
      >
        <Icon name="chevron" className="rotate-180" />
      </IconButton>
      <p
        role="status"
        className="min-w-0 grow text-center font-medium max-md:text-[min(1rem,7cqi)] md:min-w-36"
      >
        {formatDay(`${month}-01`, { month: "long", year: "numeric" })}
      </p>
      <IconButton
        label={m.payments_month_after()}
        disabled={month >= current}
        onClick={() => onMonth(monthAfter(month, 1))}
      >
        <Icon name="chevron" />
      </IconButton>
    </div>
  );
}
