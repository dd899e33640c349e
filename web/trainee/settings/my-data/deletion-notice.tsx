import { useId, useState } from "react";
import { errorText } from "../../../lib/format/error-text.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.tsx";
import { dayText } from "./day-text.ts";
import { keepAccount } from "./queries.ts";

/** The date of the coming deletion, and a button that cancels it. */
export function DeletionNotice({ deletesAt }: { deletesAt: number }) {
  const id = useId();
  const [pending, setPending] = useState(false);
  const keep = async () => {
    setPending(true);
    try {
      await keepAccount();
      toast({ kind: "success", text: m.my_data_kept() });
    } catch (error) {
      toast({ kind: "error", text: errorText(error, m.my_data_keep_failed()) });
    }
    setPending(false);
  };
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-3 rounded-md border border-bad/30 bg-bad-soft px-4 py-3"
    >
      <div className="min-w-0 grow basis-56">
        <p id={id} className="font-medium">
          {m.my_data_goes({ day: dayText(deletesAt) })}
        </p>
        <p className="text-sm text-muted">{m.my_data_goes_text()}</p>
      </div>
      <Button variant="secondary" pending={pending} onClick={() => void keep()}>
        {m.my_data_keep()}
      </Button>
    </section>
  );
}
