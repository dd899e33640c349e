import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { withTaken } from "../../../domain/copies/sheet/asides.ts";
import type { ImportKind } from "../../../domain/copies/sheet/kinds.ts";
import type { Sheet } from "../../../domain/copies/sheet/rows.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { plansQuery } from "../memberships/queries.ts";
import { Asides } from "./asides.tsx";
import { Contacts } from "./contacts.tsx";
import { changeImport, type ImportDraft } from "./draft.ts";
import { Findings } from "./findings.tsx";
import { ImportPanel } from "./import-panel.tsx";
import { Memberships } from "./memberships.tsx";
import { checkQuery } from "./queries.ts";
import { portionsOf, readRows } from "./read-rows.ts";

type CheckStepProps = {
  kind: ImportKind;
  sheet: Sheet;
  draft: ImportDraft;
  onBack: () => void;
  onAnother: () => void;
};

/** The dry run: new rows, existing rows, and the errors by cell. */
export function CheckStep({ kind, sheet, draft, onBack, onAnother }: CheckStepProps) {
  const plans = useQuery({ ...plansQuery, enabled: kind === "trainees" });
  const offered = (plans.data?.plans ?? []).filter(({ status }) => status === "active");
  const isReady = kind !== "trainees" || plans.data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp changes with columns and orders
  const read = useMemo(
    () => readRows(kind, sheet, draft, offered),
    [kind, sheet, draft.stamp, plans.data],
  );
  const plan = offered.some(({ id }) => id === draft.plan) ? draft.plan : offered[0]?.id;
  const portions = portionsOf(kind, read.rows, {
    plan: plan ?? "-",
    paid: false,
    invitations: "links",
  });
  const check = useQuery({ ...checkQuery(kind, draft, portions), enabled: isReady });
  const error = plans.error ?? check.error;

  if (error && !check.data) {
    return (
      <LoadFailure
        title={m.imports_check_failed()}
        error={error}
        pending={check.isFetching || plans.isFetching}
        onRetry={() => void (plans.error ? plans.refetch() : check.refetch())}
      />
    );
  }
  if (!check.data) {
    return (
      <Loading className="grid gap-3">
        <p className="text-muted">{m.imports_checking()}</p>
        <Skeleton className="h-40 rounded-xl!" />
      </Loading>
    );
  }
  const states = new Map(check.data.map((each) => [each.row, each]));
  const made = new Set(Object.keys(draft.made).map(Number));
  const fresh = read.rows.filter(({ row }) => states.get(row)?.state === "new");
  const known = check.data.filter(({ row, state }) => state === "known" && !made.has(row)).length;
  const figures = [
    { label: m.imports_new(), count: fresh.filter(({ row }) => !made.has(row)).length },
    { label: m.imports_done(), count: made.size },
    { label: m.imports_known(), count: known },
    {
      label: m.imports_left_out(),
      count:
        withTaken(sheet, draft.taken).rows.length -
        known -
        new Set([...fresh.map(({ row }) => row), ...made]).size,
    },
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {figures.map(({ label, count }) => (
          <div key={label} className="rounded-xl border border-line bg-raised px-4 py-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-lg font-semibold leading-digits">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      <ImportPanel
        kind={kind}
        draft={draft}
        plan={plan}
        offered={offered}
        read={read.rows}
        states={check.data}
        rows={fresh}
        onAnother={onAnother}
      />
      {kind === "trainees" && <Contacts kind={kind} read={read} fresh={fresh} />}
      {kind === "trainees" && (
        <Memberships
          rows={fresh.filter(({ row }) => !made.has(row))}
          plans={offered}
          common={{ plan, paid: draft.paid ?? null }}
        />
      )}
      <Findings
        findings={read.findings}
        states={check.data}
        made={made}
        plans={offered}
        onFirstOnly={(row) =>
          changeImport(kind, {
            firstOnly: [...(draft.firstOnly ?? []), row],
            stamp: Date.now(),
          })
        }
      />
      <Asides kind={kind} sheet={sheet} draft={draft} />
      <Button variant="secondary" className="justify-self-start" onClick={onBack}>
        {m.imports_back()}
      </Button>
    </>
  );
}
