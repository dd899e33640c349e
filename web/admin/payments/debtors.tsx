import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { DebtKind } from "../../../domain/attention/debts.ts";
import { daysBetween } from "../../../domain/calendar.ts";
import type { Debtor, DebtorsPage } from "../../../domain/contract/attention/debtors.ts";
import type { JobAudience } from "../../../domain/contract/jobs/jobs.ts";
import { lazyPart } from "../../frame/again.tsx";
import { ownDayAt } from "../../lib/format/own-zone.ts";
import { useToday } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { Menu } from "../../ui/menu.tsx";
import { handOver } from "../shown-dialogs.ts";
import { debtorsAudience, dueText, remindedText } from "./debts.ts";
import { OwingLine } from "./owing-line.tsx";
import { furtherDebtorsQuery, refreshPayments } from "./queries.ts";

const JobDialog = lazyPart(async () => (await import("../trainee-jobs/job-dialog.tsx")).JobDialog);

type DebtorsProps = {
  kind: DebtKind;
  /** The first page, which came with the ledger. */
  first: DebtorsPage;
  onRecord: (debtor: Debtor) => void;
};

/** Who owes, the overdue debts first: names, amounts and ages, each with its payment and its reminder. */
export function Debtors({ kind, first, onRecord }: DebtorsProps) {
  const [reminding, setReminding] = useState<JobAudience>();
  const [wantsMore, setWantsMore] = useState(false);
  const further = useInfiniteQuery({
    ...furtherDebtorsQuery(first.next ?? 0),
    enabled: wantsMore && first.next !== null,
  });
  const pages = [first, ...(further.data?.pages ?? [])];
  const loaded = pages.flatMap((page) => page.debtors);
  const debtors = kind === "open" ? loaded : loaded.filter(({ overdue }) => overdue);
  const { people } = first[kind];
  if (people === 0) {
    return (
      <EmptyState
        icon={<Icon name="double-check" />}
        title={kind === "open" ? m.debts_none() : m.debts_none_overdue()}
        text={
          kind === "overdue" && first.open.people > 0
            ? m.debts_none_overdue_text()
            : m.debts_none_text()
        }
      />
    );
  }
  const more = () => {
    setWantsMore(true);
    if (further.data) void further.fetchNextPage();
    else if (further.isError) void further.refetch();
  };
  return (
    <Card
      padded={false}
      title={m.debts_oldest_first()}
      action={
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => setReminding(debtorsAudience(kind))}
        >
          <Icon name="bell" />
          {m.debts_remind_all()}
        </Button>
      }
    >
      <ul
        aria-label={kind === "open" ? m.debts_open() : m.debts_overdue()}
        className="divide-y divide-line border-t border-line"
      >
        {debtors.map((debtor) => (
          <Row
            key={debtor.traineeId}
            debtor={debtor}
            onRecord={() => onRecord(debtor)}
            onRemind={() => setReminding({ kind: "chosen", ids: [debtor.traineeId] })}
          />
        ))}
      </ul>
      {debtors.length < people && (
        <div className="p-2">
          <LoadMore
            label={m.debts_more()}
            pending={further.isFetching}
            failed={further.isError}
            onMore={more}
          />
        </div>
      )}
      {reminding && (
        <Suspense>
          <JobDialog
            choice="remind"
            audience={reminding}
            plans={[]}
            onClose={() => setReminding(undefined)}
            onDone={() => {
              setReminding(undefined);
              refreshPayments();
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}

type RowProps = { debtor: Debtor; onRecord: () => void; onRemind: () => void };

function Row({ debtor, onRecord, onRemind }: RowProps) {
  const { traineeId, name, days, remindedAt } = debtor;
  const today = useToday();
  return (
    <OwingLine
      person={debtor}
      className="text-lg font-semibold"
      facts={[
        <span key="age" className={debtor.overdue ? "text-warn" : ""}>
          {dueText(days)}
        </span>,
        remindedAt !== null && remindedText(daysBetween(ownDayAt(remindedAt), today)),
      ]}
      onRecord={onRecord}
    >
      <Menu
        trigger={
          <IconButton label={m.debts_remind_of({ name })} className="text-muted">
            <Icon name="bell" />
          </IconButton>
        }
        items={[
          {
            label: m.debts_remind_here(),
            icon: <Icon name="chat" />,
            onSelect: onRemind,
          },
          {
            label: m.contact_whatsapp(),
            icon: <Icon name="whatsapp" />,
            // After the menu has returned the focus to its button.
            onSelect: () =>
              void setTimeout(() => handOver({ id: traineeId, name, matter: "debt" })),
          },
        ]}
      />
    </OwingLine>
  );
}
