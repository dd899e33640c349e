import { useMutation } from "@tanstack/react-query";
import { decisionErrorText } from "../../lib/format/decision-error.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { changeHealth } from "./queries.ts";

/**
 * The question before the first session while fasting. Its answer is one of two, and says nothing of which reason it is.
 * @param onAnswered called once the answer is stored
 */
export function SafetyQuestion({ onAnswered }: { onAnswered: (yes: boolean) => void }) {
  const gender = useWho()?.gender ?? "other";
  const { mutate, isPending, variables, error } = useMutation({
    // An answer counts once the server has it, as the days follow it.
    networkMode: "always",
    mutationFn: (yes: boolean) => changeHealth({ kind: "answer", yes }),
    onSuccess: (_, yes) => onAnswered(yes),
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      {error && <Banner kind="error">{decisionErrorText(error, m.fasting_health_failed())}</Banner>}
      <p>{m.fasting_health_question({ gender })}</p>
      <p className="text-sm text-muted">{m.fasting_health_privacy()}</p>
      <div className="grid grid-cols-1 gap-2">
        {[false, true].map((yes) => (
          <Button
            key={String(yes)}
            variant="secondary"
            pending={isPending && variables === yes}
            disabled={isPending}
            onClick={() => mutate(yes)}
          >
            {yes ? m.fasting_health_yes() : m.fasting_health_no()}
          </Button>
        ))}
      </div>
    </div>
  );
}
