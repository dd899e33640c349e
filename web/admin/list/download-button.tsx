import { useState } from "react";
import { errorText } from "../../lib/format/error-text.ts";
import { readProblem } from "../../lib/session/api-error.ts";
import { saveFile } from "../../lib/share-picture.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { toast } from "../../ui/toast.tsx";

type DownloadButtonProps = {
  label: string;
  /** The file's name on the device. */
  name: string;
  load: () => Promise<Response>;
  disabled: boolean;
  /** Whether the label is hidden on narrow screens. */
  brief?: true;
};

/** Downloads all matching rows for a spreadsheet. */
export function DownloadButton({ label, name, load, disabled, brief }: DownloadButtonProps) {
  const [pending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const response = await load();
      if (!response.ok) throw await readProblem(response);
      saveFile(new File([await response.blob()], name));
    } catch (error) {
      toast({ kind: "error", text: errorText(error, m.list_file_failed()) });
    }
    setPending(false);
  };
  return (
    <Button
      variant="secondary"
      pending={pending}
      disabled={disabled}
      onClick={() => void download()}
      {...(brief && {
        "aria-label": label,
        title: label,
        className: "me-1 max-lg:size-11 max-lg:px-0",
      })}
    >
      {!pending && <Icon name="download" />}
      <span className={brief && "max-lg:hidden"}>{label}</span>
    </Button>
  );
}
