import { useEffect, useEffectEvent, useState } from "react";
import type { WeightRecord } from "../../../domain/body/weight.ts";
import { parseNumber } from "../../../domain/numerals.ts";
import { weightBounds } from "../../../domain/person-bounds.ts";
import { useKeptState } from "../../app-lock/use-kept-state.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { FailureBanner } from "./failure-banner.tsx";
import { useDoubt } from "./use-doubt.tsx";
import { useSendWeight } from "./use-send-weight.ts";
import { readTyped } from "./use-weight-draft.ts";

type UpdateDialogProps = {
  open: boolean;
  /** The initial value in kg. */
  value: number;
  /** Known records of other days. */
  days?: readonly WeightRecord[];
  onClose: () => void;
  onSaved: () => void;
};

/** Corrects today's weight by hand. */
export function UpdateDialog(props: UpdateDialogProps) {
  return props.open ? <OpenUpdateDialog {...props} /> : null;
}

function OpenUpdateDialog({ value, days, onClose, onSaved }: UpdateDialogProps) {
  const [typed, setTyped] = useKeptState("weight update", String(value));
  const [problem, setProblem] = useState<string>();
  const { send, sending, kept, error, reset } = useSendWeight("updated");

  const { question, sendUnlessDoubted } = useDoubt(days);

  const finish = () => {
    onSaved();
    onClose();
  };
  const onKept = useEffectEvent(finish);
  useEffect(() => {
    if (kept) onKept();
  }, [kept]);

  const save = () => {
    const read = readTyped(parseNumber(typed));
    if ("error" in read) setProblem(read.error);
    else sendUnlessDoubted(read.kg, () => send(read.kg, finish));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.weight_update_title()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button pending={sending} pendingLabel={m.weight_sending()} onClick={save}>
            {m.ui_save()}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <NumberField
          label={m.weight_field()}
          name="weight"
          unit={m.weight_unit()}
          {...weightBounds}
          defaultValue={typed}
          onValueChange={(_, text) => {
            setTyped(text);
            setProblem(undefined);
            if (error) reset();
          }}
          error={problem}
          stepper
          autoFocus
        />
        {error && <FailureBanner title={m.weight_update_failed()} error={error} />}
      </form>
      {question}
    </Dialog>
  );
}
