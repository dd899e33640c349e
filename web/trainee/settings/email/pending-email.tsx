import { useMutation } from "@tanstack/react-query";
import { errorText } from "../../../lib/format/error-text.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.tsx";
import { cancelEmailChange, mailLinkAgain } from "./queries.ts";

/** A new address without confirmation: resend the link, or cancel. */
export function PendingEmail({ email }: { email: string }) {
  const onError = (error: Error) =>
    toast({ kind: "error", text: errorText(error, m.security_email_failed()) });
  const again = useMutation({
    mutationFn: mailLinkAgain,
    onError,
    onSuccess: () => toast({ kind: "success", text: m.security_email_sent({ email }) }),
  });
  const cancel = useMutation({
    mutationFn: cancelEmailChange,
    onError,
    onSuccess: () => toast({ kind: "success", text: m.security_email_cancelled() }),
  });
  return (
    <>
      <Banner kind="info">{m.security_email_pending({ email })}</Banner>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" pending={again.isPending} onClick={() => again.mutate()}>
          {m.security_email_again()}
        </Button>
        <Button variant="ghost" pending={cancel.isPending} onClick={() => cancel.mutate()}>
          {m.security_email_cancel()}
        </Button>
      </div>
    </>
  );
}
