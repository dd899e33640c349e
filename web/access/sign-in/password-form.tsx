import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { paths } from "../../../domain/paths.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { EmailField } from "../email-field.tsx";
import { TextLink } from "../links.tsx";
import { useDeferredForm } from "../use-deferred-form.ts";
import { type Area, readRememberedEmail } from "./remembered-email.ts";
import type { CodeStep } from "./sign-in.tsx";

type PasswordFormProps = {
  area: Area;
  notice?: string;
  onCodeRequired: (step: CodeStep) => void;
  /** Called without an answer of the server; the demo is then offered. */
  onUnanswered: (offer?: ReactNode) => void;
};

export function PasswordForm(props: PasswordFormProps) {
  const { area, notice, onCodeRequired, onUnanswered } = props;
  const load = useCallback(async () => {
    const { submitPassword } = await import("./submit-password.tsx");
    return (data: FormData) => submitPassword(data, area, { onCodeRequired, onUnanswered });
  }, [area, onCodeRequired, onUnanswered]);
  const { formProps, pending, errors, failure = notice } = useDeferredForm(load);
  const form = useRememberedEmail(area);

  return (
    <form ref={form} method="post" className="grid grid-cols-1 gap-4" {...formProps}>
      {failure && <Banner kind="error">{failure}</Banner>}
      <EmailField error={errors.email} />
      <PasswordField
        label={m.access_password()}
        name="password"
        autoComplete="current-password"
        error={errors.password}
        required
      />
      <div className="-my-1 flex flex-wrap items-start justify-between gap-x-4">
        <Checkbox label={m.access_remember()} name="remember" />
        <TextLink href={paths.resetPassword}>{m.access_forgot()}</TextLink>
      </div>
      <Button type="submit" size="lg" pending={pending} pendingLabel={m.access_signing_in()}>
        {m.access_sign_in()}
      </Button>
    </form>
  );
}

/** Fills in the remembered address, unless something was typed before hydration. */
function useRememberedEmail(area: Area) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const remembered = readRememberedEmail(area);
    const email = form.current?.elements.namedItem("email");
    const remember = form.current?.elements.namedItem("remember");
    if (!remembered || !(email instanceof HTMLInputElement) || email.value) return;
    email.value = remembered;
    if (remember instanceof HTMLInputElement) remember.checked = true;
  }, [area]);
  return form;
}
