import { exampleBurnRate, ownBurnRate } from "../../../domain/body/calories.ts";
import type { Body } from "../../../domain/contract/body/weight.ts";
import { paths } from "../../../domain/paths.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Amount } from "../../ui/bidi.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { activityTexts, readActivity } from "../calories/activity.ts";
import { ScreenLink } from "../screen-link.tsx";

/** The person's burn rate; without enough data, an example that says so. */
export function BurnCard({ body, loading }: { body?: Body; loading: boolean }) {
  return (
    <ScreenLink
      to={paths.trainee.calories}
      className="@container block rounded-xl border border-line bg-raised p-5 shadow-raised transition hover:border-line-strong"
    >
      <span className="flex items-center gap-4">
        <span className="hidden size-11 shrink-0 place-items-center rounded-md bg-soft text-lg @min-[14rem]:grid">
          <Icon name="flame" />
        </span>
        <span className="grid min-w-0 grow">
          <span className="text-sm text-muted">{m.weight_burn()}</span>
          {body && <Rate body={body} />}
          {loading && <Skeleton className="my-1 h-14 w-40" />}
        </span>
        <Icon name="chevron" className="text-muted not-@min-[14rem]:hidden" />
      </span>
      <span className="sr-only">{m.weight_burn_open()}</span>
    </ScreenLink>
  );
}

function Rate({ body }: { body: Body }) {
  const activity = readActivity();
  const known = ownBurnRate(body, activity);
  return (
    <>
      <Amount
        value={formatCount(known ?? exampleBurnRate)}
        unit={m.weight_burn_unit()}
        className="text-hero leading-digits font-semibold"
      />
      <span className="text-sm text-muted">
        {known === undefined
          ? m.weight_burn_example()
          : m.weight_burn_own({ activity: activityTexts[activity]() })}
      </span>
    </>
  );
}
