import { useMutation } from "@tanstack/react-query";
import { errorText } from "../../lib/format/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { rowLink } from "../list/use-row-keys.ts";

type DecisionProps = {
  name: string;
  /** Which of what somebody asks for. */
  reason: string;
  decide: (status: "granted" | "declined") => Promise<void>;
};

/** Yes or no to what somebody asks for, in the line itself. */
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
