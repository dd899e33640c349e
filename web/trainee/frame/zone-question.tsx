import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { answer } from "../../lib/answer.ts";
import { traineeClient } from "../../lib/clients.ts";
import { errorText } from "../../lib/error-text.ts";
import { queryClient } from "../../lib/query-client.ts";
import { followPerson } from "../../lib/session.ts";
import { useWho } from "../../lib/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.tsx";
import { isDeclined, keepDeclined, showsOtherTime, zoneName } from "./zones.ts";

/** Asks once, where this device tells another time than the trainee's days follow. */
export function ZoneQuestion() {
  const who = useWho();
  const [device] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [declined, setDeclined] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => answer(traineeClient()["time-zone"].$put({ json: { timeZone: device } })),
    onSuccess: () => {
      followPerson({ timeZone: device });
      void queryClient.invalidateQueries();
      toast({ kind: "success", text: m.zone_followed({ zone: zoneName(device) }) });
    },
    onError: (error) => toast({ kind: "error", text: errorText(error, m.zone_failed()) }),
  });
  const own = who?.timeZone;
  if (!who || !own || declined || !showsOtherTime(own, device, Date.now())) return null;
  const question = { accountId: who.id, own, device };
  if (isDeclined(question)) return null;
  return (
    <section aria-label={m.zone_title()} className="border-b border-line bg-soft">
      <div className="mx-auto grid max-w-5xl gap-2 px-4 py-3 md:px-6">
        <p className="flex items-start gap-2">
          <Icon name="clock" className="mt-1 text-muted" />
          <span>{m.zone_question({ device: zoneName(device), own: zoneName(own) })}</span>
        </p>
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
