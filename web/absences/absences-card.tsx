import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Absence } from "../../domain/contract/body/absences.ts";
import { LoadFailure } from "../frame/load-failure.tsx";
import { errorText } from "../lib/format/error-text.ts";
import { datedDay, formatDay } from "../lib/format/format.ts";
import { useToday } from "../lib/format/today.ts";
import { queryClient } from "../lib/session/query-client.ts";
import { m } from "../paraglide/messages.js";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { toast } from "../ui/toast.tsx";
import { AbsenceDialog } from "./absence-dialog.tsx";
import type { AbsencesApi } from "./api.ts";
import { kindTexts, statusTexts, statusTones } from "./texts.ts";

type AbsencesCardProps = {
  api: AbsencesApi;
  text: string;
  /** Labels of the button that opens the form, and of the one that saves. */
  actions: { open: string; save: string };
  /** The toast after saving. */
  saved?: string;
};

/** A trainee's absences with their actions. */
export function AbsencesCard({ api, text, actions, saved }: AbsencesCardProps) {
  const today = useToday();
  const [open, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: api.key,
    queryFn: ({ signal }) => api.list(signal),
  });
  return (
    <Card
      title={m.absence_title()}
      action={
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {actions.open}
        </Button>
      }
    >
      <p className="pb-3 text-sm text-muted">{text}</p>
      {data ? (
        <Absences api={api} absences={data.absences} today={today} />
      ) : error ? (
        <LoadFailure
          error={error}
          title={m.absence_load_failed()}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <Loading>
          <Skeleton className="h-12" />
        </Loading>
      )}
      {open && (
        <AbsenceDialog
          api={api}
          today={today}
          title={actions.open}
          action={actions.save}
          onSaved={() => {
            setOpen(false);
            if (saved) toast({ kind: "success", text: saved });
            void queryClient.invalidateQueries({ queryKey: api.key });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}

type AbsencesProps = { api: AbsencesApi; absences: readonly Absence[]; today: string };

function Absences({ api, absences, today }: AbsencesProps) {
  if (absences.length === 0) return <p className="text-muted">{m.absence_none()}</p>;
  return (
    <ul className="grid gap-1">
      {absences.map((absence) => (
        <li
          key={absence.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-0"
        >
          <div className="min-w-0 grow basis-48">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{kindTexts[absence.kind]()}</span>
              <Badge tone={statusTones[absence.status]}>{statusTexts[absence.status]()}</Badge>
            </p>
            <p className="text-sm text-muted">{daysText(absence)}</p>
            {absence.note && <p className="text-sm wrap-anywhere">{absence.note}</p>}
          </div>
          <Answers api={api} absence={absence} today={today} />
        </li>
      ))}
    </ul>
  );
}

function daysText({ startsOn, endsOn }: Absence): string {
  const [from, until] = [formatDay(startsOn, datedDay), formatDay(endsOn, datedDay)];
  return startsOn === endsOn ? from : m.absence_days({ from, until });
}

/** The actions on an absence, by the side of the reader. */
function Answers({ api, absence, today }: { api: AbsencesApi; absence: Absence; today: string }) {
  const { answer, takeBack } = api;
  const { id, status, endsOn } = absence;
  if (answer && (status === "asked" || status === "declined")) {
    return (
      <>
        <Answer api={api} label={m.absence_grant()} say={() => answer(id, "granted")} />
        {status === "asked" && (
          <Answer api={api} label={m.absence_decline()} say={() => answer(id, "declined")} />
        )}
      </>
    );
  }
  if (answer && status === "granted" && endsOn >= today)
    return <Answer api={api} label={m.absence_end()} say={() => answer(id, "ended")} />;
  if (takeBack && status === "asked")
    return <Answer api={api} label={m.absence_take_back()} say={() => takeBack(id)} />;
  return null;
}

type AnswerProps = { api: AbsencesApi; label: string; say: () => Promise<unknown> };

function Answer({ api, label, say }: AnswerProps): ReactNode {
  const saying = useMutation({
    mutationFn: say,
    onError: (error) => toast({ kind: "error", text: errorText(error, m.absence_failed()) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.key }),
  });
  return (
    <Button variant="secondary" pending={saying.isPending} onClick={() => saying.mutate()}>
      {label}
    </Button>
  );
}
