import { useCallback, useEffect, useState } from "react";
import { paths } from "../../../domain/paths.ts";
import { m } from "../../paraglide/messages.js";
import { PasswordFields } from "../../person-form/password-fields.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Column } from "../column.tsx";
import { readFragment } from "../read-fragment.ts";
import { useDeferredForm } from "../use-deferred-form.ts";

const toSignInMs = 3000;
const signInPaths = { trainer: paths.trainerSignIn, trainee: paths.trainee.signIn };

type Stage = "asking" | "invalid" | "done";

/** Opened by the mailed link, whose token is in the fragment and so in no server log. */
export function NewPassword() {
  const [stage, setStage] = useState<Stage>("asking");
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const found = readFragment("access_token");
    setToken(found);
    if (!found) setStage("invalid");
  }, []);
  const onInvalidLink = useCallback(() => setStage("invalid"), []);
  const onDone = useCallback((area: keyof typeof signInPaths) => {
    setStage("done");
    history.replaceState(null, "", location.pathname);
    setTimeout(() => location.replace(signInPaths[area]), toSignInMs);
  }, []);

  return (
    <Column
      title={m.access_new_password_title()}
      text={stage === "asking" ? m.access_new_password_text() : undefined}
    >
      {stage === "asking" && (
        <NewPasswordForm token={token} onInvalidLink={onInvalidLink} onDone={onDone} />
      )}
      {stage === "invalid" && <InvalidLink />}
      {stage === "done" && (
        <Banner kind="success">
          <p className="font-medium">{m.access_new_password_done()}</p>
          <p>{m.access_new_password_next()}</p>
        </Banner>
      )}
    </Column>
  );
}

type NewPasswordFormProps = {
  token: string | undefined;
  onInvalidLink: () => void;
  onDone: (area: "trainer" | "trainee") => void;
};

function NewPasswordForm({ token = "", onInvalidLink, onDone }: NewPasswordFormProps) {
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

function InvalidLink() {
  return (
    <div className="grid gap-4">
      <Banner kind="error">
        <p className="font-medium">{m.error_reset_link_invalid()}</p>
        <p>{m.access_link_invalid_text()}</p>
      </Banner>
      <LinkButton size="lg" href={paths.resetPassword}>
        {m.access_link_again()}
      </LinkButton>
    </div>
  );
}
