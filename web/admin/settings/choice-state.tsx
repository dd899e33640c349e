import { errorText } from "../../lib/format/error-text.ts";
import type { useChoice } from "../../lib/waiting/use-choice.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";

type ChoiceStateProps = {
  of: Pick<ReturnType<typeof useChoice>, "keeping" | "error" | "chooseAgain">;
};

/** Whether a choice is saved; after a failure, the effective value and a retry. */
export function ChoiceState({ of: { keeping, error, chooseAgain } }: ChoiceStateProps) {
  return (
    <>
      {keeping === "failed" && (
        <Banner
          kind="error"
          action={
            <Button variant="ghost" onClick={chooseAgain}>
              {m.ui_retry()}
            </Button>
          }
        >
          {errorText(error, m.settings_choice_failed())}
        </Banner>
      )}
      <p role="status" className="min-h-6 text-sm text-muted">
        {keeping === "kept" ? m.settings_kept_mark() : ""}
      </p>
    </>
  );
}
