import { useMutation } from "@tanstack/react-query";
import type { OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { consentFailed } from "../check-ins/consent-failed.ts";
import { ConsentSwitch } from "../check-ins/consent-switch.tsx";
import { tellAnsweredElsewhere } from "./answered-elsewhere.ts";
import { DoctorVisit } from "./doctor-visit.tsx";
import { ramadanKey, showYes } from "./queries.ts";

type DoctorCardProps = {
  doctorOn: string | null;
  consent: OwnRamadan["consents"]["fasting_health"];
};

/** What follows from a yes: the doctor's appointment, when the fast is broken, and whether the trainer knows. */
export function DoctorCard({ doctorOn, consent }: DoctorCardProps) {
  const gender = useWho()?.gender ?? "other";
  const { mutate, isPending, variables } = useMutation({
    networkMode: "always",
    // One after the other, so that the last decision counts.
    scope: { id: "fasting-health-consent" },
    mutationFn: showYes,
    onError: (error) => tellAnsweredElsewhere(error) || consentFailed(error, ramadanKey),
  });
  return (
    <section className="grid grid-cols-1 gap-4 rounded-xl border border-line bg-raised p-4">
      <div className="grid gap-1">
        <h3 className="text-lg">{m.fasting_doctor({ gender })}</h3>
        <p className="text-muted">{m.fasting_doctor_text()}</p>
      </div>
      <DoctorVisit doctorOn={doctorOn} />
      <div className="grid gap-1">
        <h4 className="font-medium">{m.fasting_break()}</h4>
        <p className="text-muted">{m.fasting_break_text()}</p>
      </div>
      <ConsentSwitch
        label={m.fasting_show_yes()}
        hint={m.fasting_show_yes_hint()}
        consent={consent}
        deciding={isPending ? variables : undefined}
        onDecide={mutate}
      />
    </section>
  );
}
