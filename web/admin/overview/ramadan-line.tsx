import { Suspense, useState } from "react";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Overview, RamadanEvenings } from "../../../domain/contract/attention/overview.ts";
import { sparePart } from "../../frame/again.tsx";

const Questions = sparePart(async () => (await import("./ramadan-evenings.tsx")).RamadanQuestions);

/** The questions of an evening, loaded where there are any. An answered one stays until the trainer leaves. */
export function RamadanLine({
  evenings,
  today,
}: {
  evenings: Overview["ramadan"];
  today: LocalDate;
}) {
  const [asked, setAsked] = useState<{ today: LocalDate; evenings: RamadanEvenings }>();
  if (evenings && asked?.today !== today) setAsked({ today, evenings });
  if (asked?.today !== today) return null;
  return (
    <Suspense>
      <Questions key={today} {...asked} />
    </Suspense>
  );
}
