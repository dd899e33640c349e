import { Suspense, useRef, useState } from "react";
import type { ImportKind } from "../../../domain/copies/sheet/kinds.ts";
import type { WorkbookSheet } from "../../../domain/copies/workbook/grid.ts";
import { textOfGrid } from "../../../domain/copies/workbook/sheet-text.ts";
import { lazyPart } from "../../frame/again.tsx";
import { useDraft } from "../../lib/waiting/drafts.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { ReadingProgress } from "../../ui/reading-progress.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useFileDrop } from "../../ui/use-file-drop.ts";
import { beginImport, type ImportDraft, importDrafts, sheetTexts } from "./draft.ts";
import { faultText, needsTexts } from "./texts.ts";
import { isPlain, takeWorkbook, type WorkbookDraft, workbooks } from "./workbook/draft.ts";
import { useOpenFile } from "./workbook/use-open-file.ts";

const SheetChoice = lazyPart(async () => (await import("./workbook/sheet-choice.tsx")).SheetChoice);

type SourceStepProps = {
  kind: ImportKind;
  /** The unfinished draft of an earlier import. */
  kept: ImportDraft | undefined;
  onRead: () => void;
  onResume: () => void;
};

/** The source of the sheet: a workbook or a text by choice, drop or paste, or pasted cells. */
export function SourceStep({ kind, kept, onRead, onResume }: SourceStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState("");
  const [failure, setFailure] = useState<string>();
  const workbook = useDraft(workbooks, kind);

  const begin = (text: string, file: string | null): boolean => {
    const refused = beginImport(kind, text, file);
    setFailure(refused && faultText(refused.fault));
    if (!refused) onRead();
    return !refused;
  };
  const onText = (text: string, file: string | null) => {
    if (begin(text, file)) workbooks.keep(kind, undefined);
  };
  const take = ({ sheets, chosen, taken, file }: WorkbookDraft) => {
    const sheet = chosen === undefined ? undefined : sheets[chosen];
    if (!sheet) return;
    const text = textOfGrid(sheet.grid, taken);
    // The same cells keep their corrected columns, unless some are imported already.
    const isBegun = text === sheetTexts.read(kind) && !isAnyMade(importDrafts.read(kind));
    if (isBegun) onRead();
    else begin(text, file);
  };
  const onSheets = (sheets: WorkbookSheet[], file: string) => {
    setFailure(undefined);
    const taken = takeWorkbook(kind, file, sheets);
    if (isPlain(taken)) take(taken);
  };
  const { share, open, cancel } = useOpenFile({ onText, onSheets, onFailure: setFailure });
  const isOver = useFileDrop((files) => void open(files));

  return (
    <>
      {failure && <Banner kind="error">{failure}</Banner>}
      {workbook && share === undefined && (
        <Suspense>
          <SheetChoice kind={kind} workbook={workbook} onTake={() => take(workbook)} />
        </Suspense>
      )}
      <Card className={isOver ? "outline-2 outline-accent-ink outline-dashed" : ""}>
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
          <p>{needsTexts[kind]()}</p>
          {share === undefined ? (
            <div className="grid justify-items-start gap-1.5">
              <Button variant="secondary" onClick={() => input.current?.click()}>
                <Icon name="upload" />
                {m.imports_choose_file()}
              </Button>
              <p className="text-sm text-muted">
                {isOver ? m.imports_drop() : m.imports_file_hint()}
              </p>
            </div>
          ) : (
            <ReadingProgress share={share} onCancel={cancel} />
          )}
          <FileInput of={input} label={m.imports_choose_file()} onChoose={(file) => open([file])} />
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
          <Button
            variant={workbook ? "secondary" : "primary"}
            className="justify-self-start"
            onClick={() => onText(pasted, null)}
          >
            {m.imports_next()}
          </Button>
        </div>
      </Card>
    </>
  );
}

const isAnyMade = (draft: ImportDraft | undefined) =>
  draft !== undefined && Object.keys(draft.made).length > 0;
