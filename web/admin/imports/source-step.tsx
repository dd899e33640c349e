import { useRef, useState } from "react";
import { decodeSheet, type SheetFault, sheetLimits } from "../../../domain/copies/sheet/decode.ts";
import type { ImportKind } from "../../../domain/copies/sheet/kinds.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { beginImport, type ImportDraft } from "./draft.ts";
import { faultText, needsTexts } from "./texts.ts";

type SourceStepProps = {
  kind: ImportKind;
  /** The unfinished draft of an earlier import. */
  kept: ImportDraft | undefined;
  onRead: () => void;
  onResume: () => void;
};

/** The source of the sheet: a file, or pasted cells. */
export function SourceStep({ kind, kept, onRead, onResume }: SourceStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState("");
  const [failure, setFailure] = useState<string>();

  const take = (text: string, file: string | null) => {
    const refused = beginImport(kind, text, file);
    if (refused) return tell(refused.fault);
    setFailure(undefined);
    onRead();
  };
  const tell = (fault: SheetFault) => setFailure(faultText(fault));
  const open = async (file: File) => {
    // A file that is too large is refused before it is read.
    if (file.size > sheetLimits.bytes) return tell({ code: "too_large" });
    try {
      const decoded = decodeSheet(new Uint8Array(await file.arrayBuffer()));
      if ("fault" in decoded) return tell(decoded.fault);
      take(decoded.text, file.name);
    } catch {
      setFailure(m.imports_read_failed());
    }
  };

  return (
    <Card>
      <div className="grid grid-cols-1 gap-5">
        {kept && (
          <Banner
            kind="info"
            action={
              <Button variant="ghost" onClick={onResume}>
                {m.imports_resume()}
              </Button>
            }
          >
            {m.imports_kept({ name: kept.file ?? m.imports_kept_pasted() })}
          </Banner>
        )}
        {failure && <Banner kind="error">{failure}</Banner>}
        <p>{needsTexts[kind]()}</p>
        <div className="grid justify-items-start gap-1.5">
          <Button variant="secondary" onClick={() => input.current?.click()}>
            <Icon name="upload" />
            {m.imports_choose_file()}
          </Button>
          <p className="text-sm text-muted">{m.imports_file_hint()}</p>
          <input
            ref={input}
            type="file"
            aria-label={m.imports_choose_file()}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              // A corrected file with the same name must count as a change.
              event.currentTarget.value = "";
              if (file) void open(file);
            }}
          />
        </div>
        <TextArea
          label={m.imports_paste()}
          name="sheet"
          hint={m.imports_paste_hint()}
          rows={6}
          dir="auto"
          spellCheck={false}
          value={pasted}
          onChange={(event) => setPasted(event.currentTarget.value)}
        />
        <Button className="justify-self-start" onClick={() => take(pasted, null)}>
          {m.imports_next()}
        </Button>
      </div>
    </Card>
  );
}
