import { useMutation } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { clockAt } from "../../lib/format/clock.ts";
import { deviceZone } from "../../lib/format/device-zone.ts";
import { zoneName } from "../../lib/format/zone-name.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { followPerson } from "../../lib/session/session.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { useNow } from "../../lib/use-now.ts";
import { tellRefusal } from "../../lib/waiting/tell-refusal.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.tsx";
import { useMovedOn } from "./use-moved-on.ts";
import { isDeclined, keepDeclined, showsOtherTime } from "./zones.ts";

/**
 * Asks once, if the time of this device differs from the trainee's zone. It appears only with a new screen, so that no
 * target moves under a thumb.
 */
export function ZoneQuestion() {
  const moved = useMovedOn();
  const who = useWho();
  return moved && who?.timeZone ? <Question accountId={who.id} own={who.timeZone} /> : null;
}

function Question({ accountId, own }: { accountId: string; own: string }) {
  const [device] = useState(deviceZone);
  const [declined, setDeclined] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => answer(traineeClient()["time-zone"].$put({ json: { timeZone: device } })),
    onSuccess: () => {
      followPerson({ timeZone: device });
      void queryClient.invalidateQueries();
      toast({ kind: "success", text: m.zone_followed({ zone: zoneName(device) }) });
    },
    onError: (error) => tellRefusal(error, m.zone_failed()),
  });
  const question = { accountId, own, device };
  if (declined || !showsOtherTime(own, device, Date.now()) || isDeclined(question)) return null;
  return (
    <section aria-label={m.zone_title()} className="border-b border-line bg-soft">
      <div className="mx-auto grid max-w-5xl gap-2 px-4 py-3 md:px-6">
        <p className="flex items-start gap-2 font-semibold">
          <Icon name="clock" className="mt-1 text-muted" />
          {m.zone_question()}
        </p>
        <TwoClocks device={device} own={own} />
        <div className="flex flex-wrap gap-2">
          <Button pending={isPending} onClick={() => mutate()}>
            {m.zone_follow()}
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              keepDeclined(question);
              setDeclined(true);
            }}
          >
            {m.zone_stay()}
          </Button>
        </div>
      </div>
    </section>
  );
}

function TwoClocks({ device, own }: { device: string; own: string }) {
  const now = useNow();
  const clocks = [
    { name: m.zone_of_device(), zone: device },
    { name: m.zone_of_days(), zone: own },
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
      {clocks.map(({ name, zone }) => (
        <Fragment key={zone}>
          <dt className="text-muted">{name}</dt>
          <dd>
            <span className="font-semibold tabular-nums">{clockAt(now, zone)}</span>{" "}
            {zoneName(zone)}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
