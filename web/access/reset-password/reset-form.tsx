import { useCallback } from "react";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { EmailField } from "../email-field.tsx";
import { TextLink } from "../links.tsx";
import { useDeferredForm } from "../use-deferred-form.ts";
import { useSignInPath } from "../use-sign-in-path.ts";

export function ResetForm({ onSent }: { onSent: (email: string) => void }) {
  const load = useCallback(async () => {
    const { submitReset } = await import("./submit-reset.ts");
    return (data: FormData) => submitReset(data, onSent);
  }, [onSent]);
  const { formProps, pending, errors, failure } = useDeferredForm(load);
  return (
    <>
      <form method="post" className="grid grid-cols-1 gap-4" {...formProps}>
        {failure && <Banner kind="error">{failure}</Banner>}
        <EmailField error={errors.email} />
        <Button type="submit" size="lg" pending={pending} pendingLabel={m.access_reset_sending()}>
          {m.access_reset_send()}
        </Button>
      </form>
      <div className="-mt-4 text-center">
        <TextLink href={useSignInPath()}>{m.access_back_to_sign_in()}</TextLink>
      </div>
    </>
  );
}
