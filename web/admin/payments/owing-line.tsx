import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { m } from "../../paraglide/messages.js";
import { Money } from "../../payments/money.tsx";
import { Button } from "../../ui/button.tsx";
import { FactLine } from "../../ui/fact-line.tsx";

type OwingLineProps = Pick<ComponentProps<typeof FactLine>, "facts"> & {
  person: { traineeId: string; name: string; agorot: number };
  /** Of the amount. */
  className: string;
  /** Without it nothing is left to pay. */
  onRecord?: (() => void) | undefined;
  /** Other actions, before the payment. */
  children: ReactNode;
};

/** A line of who owes or owed: the name, what is known of the debt, the amount, and the payment. */
export function OwingLine({ person, facts, className, onRecord, children }: OwingLineProps) {
  const { traineeId, name, agorot } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2">
      <div className="min-w-0 grow basis-40 md:max-w-80">
        <Link
          to={`${adminPaths.trainee(traineeId)}?tab=payments`}
          className="touch font-medium wrap-anywhere hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <FactLine className="text-sm text-muted" facts={facts} />
      </div>
      <Money agorot={agorot} className={className} />
      <div className="flex flex-wrap items-center ms-auto justify-end gap-1">
        {children}
        {onRecord && (
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={m.payments_record_of({ name })}
            onClick={onRecord}
          >
            {m.payments_record()}
          </Button>
        )}
      </div>
    </li>
  );
}
