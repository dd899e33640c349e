import { useMutation } from "@tanstack/react-query";
import { errorText } from "../../lib/format/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { rowLink } from "../list/use-row-keys.ts";

type DecisionProps = {
  name: string;
  /** The reason of the line that it answers. */
  reason: string;
  decide: (status: "granted" | "declined") => Promise<void>;
};

/** Accept and decline buttons in the line of a request. */
export function Decision({ name, reason, decide }: DecisionProps) {
  const deciding = useMutation({
    mutationFn: decide,
    onError: (error) => toast({ kind: "error", text: errorText(error, m.absence_failed()) }),
  });
  const button = (status: "granted" | "declined", label: string) => (
    <Button
      variant="secondary"
      aria-label={m.overview_do_for({ action: label, name, reason })}
      pending={deciding.isPending && deciding.variables === status}
      onClick={() => deciding.mutate(status)}
      className="shrink-0"
      {...(status === "granted" ? rowLink : {})}
    >
      {label}
    </Button>
  );
  return (
    <>
      {button("granted", m.absence_grant())}
      {button("declined", m.absence_decline())}
    </>
  );
}
