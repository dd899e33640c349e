import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { maxChosenTrainees } from "../../../domain/notifications/notifications.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { TraineeChecklist } from "../trainees/trainee-checklist.tsx";
import { ContentFields } from "./content-fields.tsx";
import { type Draft, useDraft } from "./draft.ts";
import { activeTraineesQuery } from "./queries.ts";
import { isWritten, problemOf, sendDraft } from "./send.ts";

const closesAfterMs = 2000;

export function SendDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { draft, change: write } = useDraft();
  const [state, setState] = useState<"writing" | "sending" | "sent">("writing");
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);
  // Errors belong to the previous values.
  const change = (changes: Partial<Draft>) => {
    setFailure(undefined);
    write(changes);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    const problem = problemOf(draft);
    setFailure(problem);
    if (problem) return;
    busy.current = true;
    setState("sending");
    try {
      await sendDraft(draft);
      setState("sent");
    } catch (error) {
      setFailure((error as Error).message);
      setState("writing");
      busy.current = false;
    }
  };

  useEffect(() => {
    if (state !== "sent") return;
    const timer = setTimeout(onClose, closesAfterMs);
    return () => clearTimeout(timer);
  }, [state, onClose]);

  return (
    <Dialog
      open
      size="lg"
      title={m.notifications_new()}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!isWritten(draft) || state === "sent"}
            pending={state === "sending"}
            pendingLabel={m.notifications_sending()}
          >
            <Icon name="send" />
            {m.notifications_send()}
          </Button>
        </>
      }
    >
      <div className="sticky top-0 z-10 bg-overlay">
        {failure && <Banner kind="error">{failure}</Banner>}
        {state === "sent" && <Banner kind="success">{m.notifications_sent()}</Banner>}
      </div>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-5 pt-2"
      >
        <Fields draft={draft} onChange={change} />
      </form>
    </Dialog>
  );
}

type FieldsProps = { draft: Draft; onChange: (changes: Partial<Draft>) => void };

function Fields({ draft, onChange }: FieldsProps) {
  const { audience, chosen } = draft;
  const everyone = useQuery(activeTraineesQuery()).data;
  return (
    <>
      <ChoiceChips
        label={m.notifications_audience()}
        name="audience"
        options={[
          { value: "all", label: m.notifications_audience_all() },
          { value: "chosen", label: m.notifications_audience_chosen() },
        ]}
        defaultValue={[audience]}
        onChange={([value]) => onChange({ audience: value === "chosen" ? "chosen" : "all" })}
        hint={audience === "all" ? m.notifications_hint_all() : m.notifications_hint_chosen()}
      />
      {audience === "all" && (
        // Reserved, so that the sheet does not grow under a finger.
        <p role="status" className="-mt-4 min-h-lh text-sm font-medium">
          {everyone !== undefined && m.notifications_reaches({ count: everyone })}
        </p>
      )}
      {audience === "chosen" && (
        <TraineeChecklist
          chosen={chosen}
          most={maxChosenTrainees}
          onChange={(next) => onChange({ chosen: next })}
        />
      )}
      <ContentFields content={draft} onChange={onChange} />
    </>
  );
}
