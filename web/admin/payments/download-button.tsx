import { useState } from "react";
import { readProblem } from "../../lib/api-error.ts";
import { adminClient } from "../../lib/clients.ts";
import { errorText } from "../../lib/error-text.ts";
import { saveFile } from "../../lib/share-picture.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { toast } from "../../ui/toast.tsx";

/** A month's ledger for a spreadsheet. */
export function DownloadButton({ month, disabled }: { month: string; disabled: boolean }) {
  const [pending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const response: Response = await adminClient().payments.file.$get({ query: { month } });
      if (!response.ok) throw await readProblem(response);
      saveFile(new File([await response.blob()], `miran-payments-${month}.csv`));
    } catch (error) {
      toast({ kind: "error", text: errorText(error, m.payments_file_failed()) });
    }
    setPending(false);
  };
  return (
    <Button
      variant="secondary"
      pending={pending}
      disabled={disabled}
      onClick={() => void download()}
    >
      <Icon name="download" />
      {m.payments_file()}
    </Button>
  );
}
