import type { Debtor } from "../../../domain/contract/attention/debtors.ts";
import { readShekels } from "../../../domain/memberships/money.ts";
import {
  type Due,
  firstPaidOn,
  maxPayers,
  paymentFields,
  sumOf,
} from "../../../domain/memberships/payments.ts";
import { fieldText } from "../../lib/format/field-text.ts";
import { formatMoney } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Money } from "../../payments/money.tsx";
import { methodOptions } from "../../payments/texts.ts";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { TextField } from "../../ui/field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TraineeChecklist } from "../trainees/trainee-checklist.tsx";
import { AmountField } from "./amount-field.tsx";
import { linesOf, type Payer, type PaymentDraft, withChosen } from "./draft.ts";

type PaymentFieldsProps = {
  draft: PaymentDraft;
  today: string;
  dues: ReadonlyMap<string, Due>;
  /** The text of a payer's field. */
  textOf: (payer: Payer) => string;
  /** Whether it was submitted; errors then show. */
  tried: boolean;
  isChoosing: boolean;
  /** People who owe, to be ticked first. */
  debtors: readonly Debtor[];
  onChange: (changes: Partial<PaymentDraft>) => void;
};

export function PaymentFields(props: PaymentFieldsProps) {
  const { draft, today, tried, isChoosing, onChange } = props;
  const { payers, method, note } = draft;
  const paidOn = draft.paidOn ?? today;
  return (
    <>
      {isChoosing && (
        <TraineeChecklist
          everybody
          chosen={new Map(payers.map(({ id, name }) => [id, name]))}
          most={maxPayers}
          {...(props.debtors.length > 0 && { first: debtorsFirst(props.debtors) })}
          onChange={(chosen) => onChange({ payers: withChosen(payers, chosen) })}
        />
      )}
      <Amounts {...props} />
      <ChoiceChips
        label={m.payments_method()}
        name="method"
        options={methodOptions()}
        defaultValue={[method]}
        onChange={([value]) => onChange({ method: value as PaymentDraft["method"] })}
      />
      <TextField
        label={m.payments_day()}
        name="paidOn"
        type="date"
        min={firstPaidOn}
        max={today}
        value={paidOn}
        error={tried ? dayProblem(paidOn, today) : undefined}
        onChange={({ currentTarget: { value } }) =>
          onChange({ paidOn: value === today ? null : value })
        }
      />
      <TextArea
        label={m.payments_note()}
        name="note"
        hint={m.payments_note_hint()}
        dir="auto"
        rows={2}
        value={note}
        maxLength={paymentFields.note.max}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  );
}

/** Who owes, with the amount of each, at the head of the list of everybody. */
const debtorsFirst = (debtors: readonly Debtor[]) => ({
  title: m.debts_first(),
  others: m.debts_others(),
  people: debtors.map(({ traineeId: id, name, agorot }) => ({
    id,
    name,
    beside: <Money agorot={agorot} />,
  })),
});

function dayProblem(paidOn: string, today: string): string | undefined {
  if (paidOn === "") return fieldText({ code: "required" });
  if (paidOn > today) return fieldText({ code: "in_future" });
  return paidOn < firstPaidOn ? fieldText({ code: "too_old" }) : undefined;
}

/** The amount of each payer, and the sum of several. */
function Amounts({ draft, dues, textOf, tried, isChoosing, onChange }: PaymentFieldsProps) {
  const { payers } = draft;
  const lines = linesOf(payers, textOf);
  const type = (id: string, amount: string) =>
    onChange({ payers: payers.map((payer) => (payer.id === id ? { ...payer, amount } : payer)) });
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {payers.map((payer) => {
        const due = dues.get(payer.id);
        const text = textOf(payer);
        return (
          <AmountField
            key={payer.id}
            label={isChoosing ? m.payments_amount_of({ name: payer.name }) : m.payments_amount()}
            name={`amount-${payer.id}`}
            value={text}
            hint={due && dueHint(due, text)}
            error={tried ? amountProblem(text) : undefined}
            onChange={(amount) => type(payer.id, amount)}
          />
        );
      })}
      {payers.length > 1 && lines && (
        <p role="status" className="font-medium md:col-span-2">
          {m.payments_sum({ count: payers.length, amount: formatMoney(sumOf(lines)) })}
        </p>
      )}
    </div>
  );
}

/** What is due, and what the typed amount leaves of it. */
function dueHint({ agorot }: Due, text: string): string {
  if (agorot <= 0) return m.payments_settled();
  const amount = formatMoney(agorot);
  const read = readShekels(text);
  if ("problem" in read) return m.payments_due_hint({ amount });
  const left = agorot - read.agorot;
  if (left === 0) return m.payments_due_whole({ amount });
  return left > 0
    ? m.payments_due_left({ amount, left: formatMoney(left) })
    : m.payments_due_over({ amount, over: formatMoney(-left) });
}

/** The error text of a typed amount. */
export function amountProblem(text: string): string | undefined {
  const read = readShekels(text);
  if (!("problem" in read)) return undefined;
  const { problem } = read;
  return problem.code === "invalid" ? m.payments_two_decimals() : fieldText(problem);
}
