import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { firstRulerWeight, type WeightRange, weightRanges } from "../../../domain/body/weight.ts";
import { isSettling } from "../../../domain/ramadan/first-week.ts";
import { useToday } from "../../lib/format/today.ts";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import { m } from "../../paraglide/messages.js";
import { covered } from "../covered.tsx";
import { useOwnMonth } from "../ramadan/own-month.ts";
import { TraineeHeader } from "../trainee-header.tsx";
import { BurnCard } from "./burn-card.tsx";
import { HistoryCard } from "./history-card.tsx";
import { weightWritesKey } from "./keys.ts";
import { weightQuery } from "./queries.ts";
import { WeighCard } from "./weigh-card.tsx";
import { isRemoval, type WeightWrite } from "./weight-write.ts";
import { hasArrived, withWeights } from "./with-weights.ts";

function WeightScreen() {
  const [range, setRange] = useRange();
  const today = useToday();
  const { data, error, isFetching, refetch } = useQuery(weightQuery(range, today));
  const writes = usePendingWrites<WeightWrite>(weightWritesKey);
  const pending = writes.flatMap((write) => (isRemoval(write) ? [] : [write]));
  const settling = isSettling(useOwnMonth()?.view, today);
  const overview = data && withWeights(data, writes);
  const current = overview?.current ?? pending.at(-1) ?? null;
  const start = current?.weight ?? data?.body.weight ?? firstRulerWeight;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start lg:gap-5">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <TraineeHeader title={m.weight_title()} />
        <WeighCard
          loading={!data && !error}
          start={start}
          current={current}
          trend={overview}
          target={data?.body.targetWeight ?? null}
          waiting={pending.findLast((each) => each.waiting)}
          settling={settling}
          arrived={hasArrived(data?.days ?? [], writes, today)}
          today={today}
        />
        <BurnCard
          body={data && { ...data.body, weight: current?.weight ?? data.body.weight }}
          loading={!data && !error}
        />
      </div>
      <HistoryCard
        days={overview?.days}
        target={data?.body.targetWeight ?? null}
        range={range}
        onRange={setRange}
        waiting={pending}
        settling={settling}
        error={data ? null : error}
        fetching={isFetching}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

export default covered(m.weight_title, WeightScreen);

/** The range, from the address, so that a reload and the back button preserve it. */
function useRange(): [WeightRange, (range: WeightRange) => void] {
  const [search, setSearch] = useSearchParams();
  const range = weightRanges.find((each) => each === search.get("range")) ?? "90d";
  const setRange = (next: WeightRange) =>
    setSearch(next === "90d" ? {} : { range: next }, { replace: true, preventScrollReset: true });
  return [range, setRange];
}
