import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { OwnCheckIns } from "../../../domain/contract/check-ins/check-ins.ts";
import { paths } from "../../../domain/paths.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { nameIn } from "../../lib/format/names.ts";
import { useToday } from "../../lib/format/today.ts";
import { useLocked } from "../../lib/session/app-lock.ts";
import { viewedId } from "../../lib/session/viewing.ts";
import { useAddress } from "../../lib/use-address.ts";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { LockedScreen } from "../covered.tsx";
import { ScreenLink } from "../screen-link.tsx";
import { TraineeHeader } from "../trainee-header.tsx";
import { formParam } from "./address.ts";
import { dueParam } from "./address-of-closed.ts";
import { ArchiveConsent } from "./archive-consent.tsx";
import { ClosedCard, ClosedDraftPage } from "./closed-draft.tsx";
import { DueCard } from "./due-card.tsx";
import { CheckInFormPage } from "./form.tsx";
import { forgetLeftFiles } from "./photos/keep-photo.ts";
import { SentRow } from "./sent-row.tsx";
import CheckInsSkeleton from "./skeleton.tsx";
import { useCheckIns } from "./use-check-ins.ts";
import { useClosedDrafts } from "./use-closed-drafts.ts";
import { momentText } from "./when-text.ts";

/** The trainee's check-ins: to answer now, the next one, and the sent ones with their replies. */
export default function CheckInsScreen() {
  const { query, known, now } = useCheckIns();
  const sentOnes = known?.sent.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the opening, and after each sending
  useEffect(() => void forgetLeftFiles(), [sentOnes]);
  const today = useToday();
  const { params } = useAddress();
  const navigate = useNavigate();
  const closed = useClosedDrafts(known?.due ?? []);
  const dueOn = params.get(dueParam);
  const isOfAddress = (each: { formId: string; dueOn: string }) =>
    each.formId === params.get(formParam) && (dueOn === null || each.dueOn === dueOn);
  const locked = useLocked();
  if (locked && params.has(formParam)) return <LockedScreen title={m.trainee_check_ins()} />;
  const opened = known?.due.find(isOfAddress);
  if (opened) {
    const toList = () => void navigate(paths.trainee.checkIns, { replace: true });
    const isQuick = known?.repliesWithinDay;
    return <CheckInFormPage due={opened} now={now} isQuick={isQuick} onSent={toList} />;
  }
  const left = known && closed.findLast(({ asked }) => isOfAddress(asked));
  if (left) return <ClosedDraftPage draft={left} />;
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-3">
      <TraineeHeader title={m.trainee_check_ins()} />
      {known ? (
        <>
          {known.due.map((due) => (
            <DueCard key={`${due.formId} ${due.dueOn}`} due={due} now={now} />
          ))}
          {closed.map((draft) => (
            <ClosedCard key={draft.id} draft={draft} />
          ))}
          {known.next && <Next next={known.next} now={now} today={today} />}
          {known.sent.length > 0 ? (
            <section aria-labelledby="sent-check-ins">
              <h2 id="sent-check-ins" className="px-1 pt-2 pb-2 text-lg">
                {m.check_in_sent_ones()}
              </h2>
              <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-raised shadow-raised">
                {known.sent.map((sent) => (
                  <SentRow
                    key={sent.id}
                    sent={sent}
                    today={today}
                    isQuick={known.repliesWithinDay}
                  />
                ))}
              </ul>
              {query.hasNextPage && (
                <LoadMore
                  label={m.check_in_older()}
                  pending={query.isFetchingNextPage}
                  failed={query.isFetchNextPageError}
                  onMore={() => void query.fetchNextPage()}
                />
              )}
            </section>
          ) : (
            known.due.length + closed.length === 0 && (
              <EmptyState
                icon={<Icon name="check" />}
                title={known.next ? m.check_in_none_sent() : m.check_in_none()}
                text={m.check_in_none_text()}
              />
            )
          )}
          <ScreenLink
            to={paths.trainee.photos}
            className={buttonClass({ variant: "ghost" }, "w-fit justify-self-center")}
          >
            <Icon name="image" />
            {m.photos_title()}
          </ScreenLink>
          {!locked && viewedId === undefined && <ArchiveConsent consent={known.archiveConsent} />}
        </>
      ) : query.error ? (
        <LoadFailure
          error={query.error}
          title={m.check_in_load_failed()}
          onRetry={() => void query.refetch()}
          pending={query.isFetching}
        />
      ) : (
        <CheckInsSkeleton />
      )}
    </div>
  );
}

type NextProps = { next: NonNullable<OwnCheckIns["next"]>; now: number; today: string };

/** The next check-in, with its hour and its opening. */
function Next({ next: { formName, formEnglishName, opensAt, dueAt }, now, today }: NextProps) {
  return (
    <section className="flex items-center gap-3 rounded-xl bg-soft px-4 py-3">
      <Icon name="calendar" className="shrink-0 text-lg text-muted" />
      <div className="min-w-0">
        <p className="text-sm text-muted">{m.check_in_next()}</p>
        <p className="font-medium">
          <bdi className="wrap-anywhere">
            {nameIn({ name: formName, englishName: formEnglishName })}
          </bdi>
        </p>
        <FactLine
          sentences
          className="text-sm text-muted"
          facts={[
            momentText(dueAt, today),
            // An earlier answer has no questions of a form that has opened since.
            now < opensAt
              ? m.check_in_opens({ when: momentText(opensAt, today) })
              : m.check_in_opens_online(),
          ]}
        />
      </div>
    </section>
  );
}
