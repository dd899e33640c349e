import { useState } from "react";
import { newId } from "../../../../domain/id.ts";
import { m } from "../../../paraglide/messages.js";
import { ProofStep } from "../../../settings/security/two-factor/proof-step.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { orderBusinessArchive } from "./queries.ts";

/** Asks for the password, as the file contains everything. */
export function BusinessArchiveDialog({ onClose }: { onClose: () => void }) {
  // One id for all attempts: a repeated request orders one copy.
  const [id] = useState(newId);
  return (
    <Dialog open title={m.business_archive_ask_title()} onClose={onClose}>
      <ProofStep
        text={m.business_archive_ask_text()}
        label={m.business_archive_prepare()}
        coded={false}
        onProve={async ({ password }) => {
          await orderBusinessArchive({ id, password });
          onClose();
        }}
      />
    </Dialog>
  );
}
