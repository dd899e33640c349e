import { useMutation } from "@tanstack/react-query";
import type { Application } from "../../../domain/contract/schedules/applied-schedules.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { datedDay, formatDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { type AppliedSource, stopApplying } from "./queries.ts";

type AppliedNowProps = {
  source: AppliedSource;
  applied: NonNullable<Application["applied"]>;
  /** Whether the application was just made; a stop is not offered then. */
  done: boolean;
};

/** The present source week of the later ones, and the button that ends it. */
export function AppliedNow({ source, applied, done }: AppliedNowProps) {
  const stop = useMutation({
    mutationFn: () => stopApplying({ ...source, weekStart: applied.weekStart }),
    onSuccess: () => toast({ kind: "success", text: m.apply_stopped() }),
    onError: (error) => toast({ kind: "error", text: errorText(error, m.apply_stop_failed()) }),
  });
  if (done) return null;
  const week = formatDay(applied.weekStart, datedDay);
  const own = applied.weekStart === source.weekStart;
  return (
    <Banner
      kind="info"
      action={
        <Button variant="ghost" pending={stop.isPending} onClick={() => stop.mutate()}>
          {m.apply_stop()}
        </Button>
      }
    >
      {own ? m.apply_applied_own() : m.apply_applied_other({ week })}
    </Banner>
  );
}
