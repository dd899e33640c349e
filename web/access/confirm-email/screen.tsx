import { useEffect, useState } from "react";
import { paths } from "../../../domain/paths.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Column } from "../column.tsx";
import type { ConfirmResult } from "./confirm.ts";

/** Opened by the mailed link; confirms at once. */
export function ConfirmEmail() {
  const [result, setResult] = useState<ConfirmResult>();
  useEffect(() => {
    import("./confirm.ts").then(
      async ({ confirm }) => setResult(await confirm()),
      () => setResult({ confirmed: false, text: m.error_offline() }),
    );
  }, []);
  return (
    <Column title={m.access_confirm_title()}>
      {result ? (
        <div className="grid gap-4">
          <Banner kind={result.confirmed ? "success" : "error"}>{result.text}</Banner>
          <LinkButton size="lg" href={paths.trainee.signIn}>
            {m.access_back_to_sign_in()}
          </LinkButton>
        </div>
      ) : (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          {m.access_confirming()}
        </p>
      )}
    </Column>
  );
}
