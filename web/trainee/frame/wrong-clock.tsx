import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { localDateAt } from "../../../domain/calendar.ts";
import { clockAt } from "../../lib/format/clock.ts";
import { formatDay, fullDay } from "../../lib/format/format.ts";
import { ownZone } from "../../lib/format/own-zone.ts";
import { useToday } from "../../lib/format/today.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast-store.ts";
import { homeQuery } from "../home/queries.ts";
import { clockFault } from "./clock-fault.ts";
import { useMovedOn } from "./use-moved-on.ts";

/**
 * Says that this device's clock is wrong: every screen opens on its day. A day that has not come has no screens, so
 * that the line appears at once; otherwise with a new screen, after a toast on the first.
 */
export function WrongClock() {
  const moved = useMovedOn();
  const { data, dataUpdatedAt, error } = useQuery(homeQuery(useToday()));
  const device = momentText(Date.now());
  const isAhead = error instanceof ApiError && error.code === "date_in_future";
  const fault = isAhead ? undefined : clockFault(data?.at, dataUpdatedAt);
  const isToast = fault !== undefined && !moved;
  useEffect(() => {
    if (isToast) toast({ text: `${m.clock_title()}. ${m.clock_mend()}`, lastsMs: toastMs });
  }, [isToast]);
  if (isAhead) return <Line text={m.clock_ahead({ device })} />;
  if (!moved || fault === undefined) return null;
  return <Line text={m.clock_differs({ device, right: momentText(Date.now() + fault) })} />;
}

/** Long enough for two sentences. */
const toastMs = 15_000;

function Line({ text }: { text: string }) {
  return (
    <section aria-label={m.clock_title()} className="border-b border-line bg-soft">
      <div className="mx-auto grid max-w-5xl gap-1 px-4 py-3 md:px-6">
        <p className="flex items-start gap-2 font-semibold">
          <Icon name="clock" className="mt-1 text-muted" />
          {m.clock_title()}
        </p>
        <p className="text-sm text-muted">
          {text} {m.clock_mend()}
        </p>
      </div>
    </section>
  );
}

function momentText(instant: number): string {
  const zone = ownZone();
  return m.clock_moment({
    day: formatDay(localDateAt(instant, zone), fullDay),
    time: clockAt(instant, zone),
  });
}
