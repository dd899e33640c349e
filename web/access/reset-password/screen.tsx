import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Column } from "../column.tsx";
import { TextButton } from "../links.tsx";
import { useSignInPath } from "../use-sign-in-path.ts";
import { ResetForm } from "./reset-form.tsx";

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
