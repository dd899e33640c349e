import type { Debtor } from "../../../domain/contract/attention/debtors.ts";
import { m } from "../../paraglide/messages.js";
import { Money } from "../../payments/money.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";

type DebtorChecksProps = {
  debtors: readonly Debtor[];
  payers: readonly { id: string; name: string }[];
  onChange: (chosen: ReadonlyMap<string, string>) => void;
};

/** The people who owe, with the amount of each, above the search for everybody. */
export function DebtorChecks({ debtors, payers, onChange }: DebtorChecksProps) {
  const chosen = new Map(payers.map(({ id, name }) => [id, name]));
  const tick = ({ traineeId, name }: Debtor, ticked: boolean) => {
    const others = [...chosen].filter(([id]) => id !== traineeId);
    onChange(new Map(ticked ? [...others, [traineeId, name]] : others));
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="pb-2 font-medium">{m.debts_first()}</legend>
      <ul className="max-h-60 overflow-y-auto rounded-md border border-line px-4 py-1">
        {debtors.map((debtor) => (
          <li key={debtor.traineeId} className="flex items-center justify-between gap-3">
            <Checkbox
              name="debtor"
              value={debtor.traineeId}
              label={<bdi className="wrap-anywhere">{debtor.name}</bdi>}
              checked={chosen.has(debtor.traineeId)}
              onChange={(event) => tick(debtor, event.currentTarget.checked)}
            />
            <Money agorot={debtor.agorot} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
