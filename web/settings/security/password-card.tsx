import { useState } from "react";
import { errorText } from "../../lib/format/error-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { type SubmitOutcome, useForm } from "../../ui/form.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { toast } from "../../ui/toast.tsx";
import type { SecurityApi } from "./api.ts";
import { OwnName } from "./own-name.tsx";
import { PasswordRules } from "./password-rules.tsx";
import { refreshSecurity } from "./queries.ts";
import { type PasswordChange, passwordTextsOf, readPasswordChange } from "./read-password.ts";

/** A new password, by the present one; a sent form is replaced by an empty one. */
export function PasswordCard({ api }: { api: SecurityApi }) {
  const [round, setRound] = useState(0);
  return (
    <Card title={m.security_password()}>
      <PasswordForm key={round} api={api} onDone={() => setRound(round + 1)} />
    </Card>
  );
}

function PasswordForm({ api, onDone }: { api: SecurityApi; onDone: () => void }) {
  const [typed, setTyped] = useState("");
  const submit = async (change: PasswordChange): Promise<SubmitOutcome> => {
    try {
      await api.changePassword(change);
    } catch (error) {
      const fields = error instanceof ApiError ? passwordTextsOf(error.fields) : {};
      return { ok: false, message: errorText(error, m.security_password_failed()), fields };
    }
    toast({ kind: "success", text: m.security_password_changed() });
    void refreshSecurity(api);
    onDone();
    return { ok: true };
  };
  const { formProps, pending, errors, failure } = useForm({ read: readPasswordChange, submit });
  return (
    <form method="post" className="grid grid-cols-1 gap-4" {...formProps}>
      <p className="text-muted">{m.security_password_text()}</p>
      {failure && <Banner kind="error">{failure}</Banner>}
      <OwnName />
      <PasswordField
        label={m.security_password_current()}
        name="currentPassword"
        autoComplete="current-password"
        error={errors.currentPassword}
        required
      />
      <div className="grid grid-cols-1 gap-2">
        <PasswordField
          label={m.security_password_new()}
          name="newPassword"
          autoComplete="new-password"
          error={errors.newPassword}
          onChange={(event) => setTyped(event.currentTarget.value)}
          required
        />
        <PasswordRules typed={typed} />
      </div>
      <PasswordField
        label={m.security_password_again()}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
        required
      />
      <Button type="submit" pending={pending} className="justify-self-start max-sm:w-full">
        {m.security_password_change()}
      </Button>
    </form>
  );
}
