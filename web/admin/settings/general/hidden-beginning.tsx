import { useMutation } from "@tanstack/react-query";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.tsx";
import { showBeginning } from "../queries.ts";

/** Shows the first steps again after the trainer has hidden them. */
export function HiddenBeginning() {
  const showing = useMutation({
    mutationFn: showBeginning,
    onSuccess: () => toast({ text: m.beginning_shown() }),
    onError: () => toast({ kind: "error", text: m.settings_choice_failed() }),
  });
  return (
    <p className="flex flex-wrap items-center gap-x-2 px-5 text-sm text-muted">
      {m.beginning_is_hidden()}
      <Button
        variant="ghost"
        className="px-2! text-sm"
        pending={showing.isPending}
        onClick={() => showing.mutate()}
      >
        {m.beginning_show()}
      </Button>
    </p>
  );
}
