import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { yearNear } from "../../../../domain/ramadan/when-shown.ts";
import type { Gender } from "../../../../domain/trainee.ts";
import { useToday } from "../../../lib/format/today.ts";
import { m } from "../../../paraglide/messages.js";
import { ramadanQuery } from "../../settings/queries.ts";
import { StarterGroup } from "./starters.tsx";
import { ramadanOffer } from "./starters-offer.ts";

type RamadanStartersProps = {
  person: { name: string; gender: Gender | null };
  isEmpty: boolean;
  className?: string;
};

/** Texts for the month, from two weeks before it until Eid's days are over, to a trainer who has Ramadan on. */
export function RamadanStarters(props: RamadanStartersProps) {
  const year = yearNear(useToday());
  const { data } = useQuery({ ...ramadanQuery, enabled: year !== undefined });
  const offer = useMemo(() => year !== undefined && ramadanOffer(year), [year]);
  if (!offer || !data?.on) return null;
  return <StarterGroup {...props} offer={offer} heading={m.replies_ramadan()} />;
}
