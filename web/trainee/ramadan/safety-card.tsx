import { useQuery } from "@tanstack/react-query";
import type { HomeRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { DoctorVisit } from "./doctor-visit.tsx";
import { ramadanQuery } from "./queries.ts";
import { SafetyQuestion } from "./safety-question.tsx";

type SafetyCardProps = { asks: NonNullable<HomeRamadan["asks"]> };

/** What the home asks of somebody who chose to train while fasting, or whose appointment is over; each until one answer. */
export const SafetyCard = ({ asks }: SafetyCardProps) =>
  asks === "appointment" ? (
    <Card title={m.fasting_visit()}>
      <OverVisit />
    </Card>
  ) : (
    <Card title={m.fasting_health()}>
      <SafetyQuestion
        onAnswered={(yes) => yes && toast({ kind: "info", text: m.fasting_health_moved() })}
      />
    </Card>
  );

function OverVisit() {
  const { data, error, isFetching, refetch } = useQuery(ramadanQuery);
  if (data) return <DoctorVisit doctorOn={data.health?.doctorOn ?? null} />;
  if (!error) return <Skeleton className="h-40" />;
  return (
    <LoadFailure
      title={m.ramadan_load_failed()}
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
