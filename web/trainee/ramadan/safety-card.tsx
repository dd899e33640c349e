import type { HomeRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { Loaded } from "../../frame/loaded.tsx";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { toast } from "../../ui/toast.tsx";
import { DoctorVisit } from "./doctor-visit.tsx";
import { ramadanQuery } from "./queries.ts";
import { SafetyQuestion } from "./safety-question.tsx";

type SafetyCardProps = { asks: NonNullable<HomeRamadan["asks"]> };

/** What the home asks of somebody who chose to train while fasting, or whose appointment is over; each until one answer. */
export const SafetyCard = ({ asks }: SafetyCardProps) =>
  asks === "appointment" ? (
    <Card title={m.fasting_visit()}>
      <Loaded query={ramadanQuery} heights={["h-40"]} failed={m.ramadan_load_failed()}>
        {({ health }) => <DoctorVisit doctorOn={health?.doctorOn ?? null} />}
      </Loaded>
    </Card>
  ) : (
    <Card title={m.fasting_health()}>
      <SafetyQuestion
        onAnswered={(yes) => yes && toast({ kind: "info", text: m.fasting_health_moved() })}
      />
    </Card>
  );
