import { useCallback } from "react";
import { m } from "../../paraglide/messages.js";
import { PasswordFields } from "../../person-form/password-fields.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { useDeferredForm } from "../use-deferred-form.ts";

type NewPasswordFormProps = {
  token: string | undefined;
  onInvalidLink: () => void;
  onDone: (area: "trainer" | "trainee") => void;
};

export function NewPasswordForm({ token = "", onInvalidLink, onDone }: NewPasswordFormProps) {
  const load = useCallback(async () => {
    const { submitNewPassword } = await import("./submit-new-password.ts");
    return (data: FormData) => submitNewPassword(token, data, { onDone, onInvalidLink });
  }, [token, onDone, onInvalidLink]);
  const { formProps, pending, errors, failure } = useDeferredForm(load);
  return (
    <form method="post" className="grid grid-cols-1 gap-4" {...formProps}>
      {failure && <Banner kind="error">{failure}</Banner>}
      <PasswordFields errors={errors} label={m.access_new_password()} stacked />
      <Button
        type="submit"
        size="lg"
        pending={pending}
        pendingLabel={m.access_new_password_saving()}
      >
        {m.access_new_password_save()}
      </Button>
    </form>
  );
}
