import { useCallback, useEffect, useState } from "react";
import { paths } from "../../../domain/paths.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Column } from "../column.tsx";
import { EmailField } from "../email-field.tsx";
import { TextButton, TextLink } from "../links.tsx";
import { useDeferredForm } from "../use-deferred-form.ts";

export function ResetPassword() {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? (
    <Column title={m.access_reset_title()} text={m.access_reset_text()}>
      <ResetForm onSent={setSentTo} />
    </Column>
  ) : (
    <Column title={m.access_reset_sent_title()}>
      <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />
    </Column>
  );
}

function ResetForm({ onSent }: { onSent: (email: string) => void }) {
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

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div className="grid gap-4">
      <Banner kind="success">
        <p>{m.access_reset_sent()}</p>
        <Ltr className="max-w-full font-medium break-all">{email}</Ltr>
      </Banner>
      <LinkButton size="lg" href={useSignInPath()}>
        {m.access_back_to_sign_in()}
      </LinkButton>
      <div className="text-center">
        <TextButton onPress={onAgain}>{m.access_reset_again()}</TextButton>
      </div>
    </div>
  );
}

/** The sign-in that the visitor came from; by default the trainees'. */
function useSignInPath(): string {
  const [path, setPath] = useState<string>(paths.trainee.signIn);
  useEffect(() => {
    const { referrer } = document;
    if (referrer && new URL(referrer).pathname === paths.trainerSignIn)
      setPath(paths.trainerSignIn);
  }, []);
  return path;
}
