import { useMemo } from "react";
import { type ImportKind, importKinds } from "../../../domain/copies/sheet/kinds.ts";
import { useAddress } from "../../lib/use-address.ts";
import { useDraft } from "../../lib/waiting/drafts.ts";
import { m } from "../../paraglide/messages.js";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { ScreenHeader } from "../../ui/screen-header.tsx";
import { watchEdges } from "../../ui/watch-edges.ts";
import { CheckStep } from "./check-step.tsx";
import { ColumnsStep } from "./columns-step.tsx";
import { importDrafts, sheetOf, sheetTexts } from "./draft.ts";
import { SourceStep } from "./source-step.tsx";
import { type ImportStep, importSteps, StepList } from "./step-list.tsx";
import { kindTexts } from "./texts.ts";

/** The import of a sheet: its source, its columns, and its rows. */
export default function ImportsScreen() {
  const { params, change } = useAddress();
  const kind = importKinds.find((each) => each === params.get("kind")) ?? "trainees";
  const text = useDraft(sheetTexts, kind);
  const draft = useDraft(importDrafts, kind);
  const sheet = useMemo(() => (text === undefined ? undefined : sheetOf(kind, text)), [kind, text]);
  const isThere = draft !== undefined && sheet !== undefined && !("fault" in sheet);
  const asked = importSteps.find((each) => each === params.get("step")) ?? "source";
  const step = isThere ? asked : "source";
  const go = (to: { kind?: ImportKind; step?: ImportStep }) =>
    change(() => {
      const next = new URLSearchParams({ kind: to.kind ?? kind });
      if (to.step && to.step !== "source") next.set("step", to.step);
      return next;
    }, {});

  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-4">
      <ScreenHeader title={m.imports_title()} text={m.imports_text()} />
      <ChoiceChips
        label={m.imports_kind()}
        labelHidden
        oneLine
        lineRef={watchEdges}
        name="kind"
        options={importKinds.map((value) => ({ value, label: kindTexts[value]() }))}
        value={[kind]}
        onChange={([chosen]) => go({ kind: chosen as ImportKind })}
      />
      <StepList step={step} />
      {step === "source" && (
        <SourceStep
          key={kind}
          kind={kind}
          kept={isThere ? draft : undefined}
          onRead={() => go({ step: "columns" })}
          onResume={() => go({ step: "check" })}
        />
      )}
      {isThere && step === "columns" && (
        <ColumnsStep
          kind={kind}
          sheet={sheet}
          draft={draft}
          onBack={() => go({ step: "source" })}
          onNext={() => go({ step: "check" })}
        />
      )}
      {isThere && step === "check" && (
        <CheckStep
          key={kind}
          kind={kind}
          sheet={sheet}
          draft={draft}
          onBack={() => go({ step: "columns" })}
          onAnother={() => go({ step: "source" })}
        />
      )}
    </div>
  );
}
