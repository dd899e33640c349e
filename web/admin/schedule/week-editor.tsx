import { Suspense, useState } from "react";
import { addDays } from "../../../domain/calendar.ts";
import type { PlannedWeek } from "../../../domain/contract/schedules/weeks.ts";
import { newId } from "../../../domain/id.ts";
import { copyWeek } from "../../../domain/schedules/week-items.ts";
import { lazyPart } from "../../frame/again.tsx";
import { errorText } from "../../lib/error-text.ts";
import { queryClient } from "../../lib/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { toast } from "../../ui/toast.tsx";
import { AppliedMark } from "../apply/applied-mark.tsx";
import { copyItems } from "./make-edits.ts";
import { WeekPlanner } from "./planner.tsx";
import { createWeek, refreshWeeks, weekQuery } from "./queries.ts";
import type { useScheduleAddress } from "./use-schedule-address.ts";
import { useWeekEdits, type WeekEdits } from "./use-week-edits.ts";

const CopyFromDialog = lazyPart(
  async () => (await import("./copy-from/copy-from-dialog.tsx")).CopyFromDialog,
);
const ApplyDialog = lazyPart(async () => (await import("../apply/apply-dialog.tsx")).ApplyDialog);

type WeekEditorProps = {
  known: PlannedWeek;
  /** Whether the last look for news failed. */
  stale: boolean;
  address: ReturnType<typeof useScheduleAddress>;
};

/** One week with its tools and its two tabs, or the way to begin one. */
export function WeekEditor({ known, stale, address }: WeekEditorProps) {
  const { kind, day, change } = address;
  const edits = useWeekEdits(known);
  const { week } = edits;
  const [applying, setApplying] = useState(false);
  const [copying, setCopying] = useState(false);
  const onCopyFrom = () => setCopying(true);
  const copyFrom = (
    <Suspense>
      {copying && <CopyFromDialog {...{ edits, kind }} onClose={() => setCopying(false)} />}
    </Suspense>
  );
  const empty = week.scheduleId === null && week.exercises.length + week.meals.length === 0;
  const tab = (value: "exercises" | "meals", label: string) => ({
    value,
    label,
    content: <WeekPlanner kind={value} edits={edits} day={day} onDay={(day) => change({ day })} />,
  });
  if (empty && !edits.saving) {
    return (
      <>
        <NoWeek {...{ edits, onCopyFrom }} />
        {copyFrom}
      </>
    );
  }
  return (
    <>
      {week.editable && <Tools {...{ edits, onCopyFrom }} onApply={() => setApplying(true)} />}
      {stale && <Banner kind="error">{m.schedule_stale()}</Banner>}
      {!week.editable && <Banner kind="info">{m.schedule_past()}</Banner>}
      <AppliedMark key={kind} {...{ week, kind }} onApply={() => setApplying(true)} />
      <Tabs
        className="xl:[&>[role=tablist]]:justify-self-start"
        label={m.schedule_tabs()}
        value={kind}
        onValueChange={(tab) => change({ tab: tab === "meals" ? "meals" : "exercises" })}
        tabs={[tab("exercises", m.schedule_tab_exercises()), tab("meals", m.schedule_tab_meals())]}
      />
      {copyFrom}
      <Suspense>
        {applying && (
          <ApplyDialog
            traineeId={week.traineeId}
            weekStart={week.weekStart}
            kind={kind}
            onClose={() => {
              setApplying(false);
              refreshWeeks(week.traineeId);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

type CopyProps = { edits: WeekEdits; onCopyFrom: () => void };

function NoWeek({ edits, onCopyFrom }: CopyProps) {
  const { week } = edits;
  const [creating, setCreating] = useState(false);
  const create = async () => {
    setCreating(true);
    try {
      await createWeek({ id: week.traineeId, weekStart: week.weekStart });
    } catch (error) {
      toast({ kind: "error", text: errorText(error, m.schedule_create_failed()) });
    } finally {
      setCreating(false);
    }
  };
  return (
    <EmptyState
      icon={<Icon name="calendar" />}
      title={m.schedule_none()}
      text={week.editable ? m.schedule_none_text() : m.schedule_none_past()}
      action={
        week.editable && (
          <div className="flex flex-wrap justify-center gap-2">
            <Button pending={creating} onClick={() => void create()}>
              {m.schedule_create()}
            </Button>
            <CopyLastWeek edits={edits} />
            <CopyFrom onCopyFrom={onCopyFrom} />
          </div>
        )
      }
    />
  );
}

function CopyFrom({ onCopyFrom }: Pick<CopyProps, "onCopyFrom">) {
  return (
    <Button variant="secondary" aria-haspopup="dialog" onClick={onCopyFrom}>
      <Icon name="users" />
      {m.schedule_copy_from()}
    </Button>
  );
}

function Tools({ edits, onCopyFrom, onApply }: CopyProps & { onApply: () => void }) {
  const { undo, redo, canUndo, canRedo, saving } = edits;
  return (
    <div className="flex flex-wrap items-center gap-1 xl:col-span-1!">
      <IconButton label={m.schedule_undo()} disabled={!canUndo} onClick={() => undo()}>
        <Icon name="undo" />
      </IconButton>
      <IconButton label={m.schedule_redo()} disabled={!canRedo} onClick={redo}>
        <Icon name="redo" />
      </IconButton>
      <p
        role="status"
        className="grow px-2 text-sm text-muted md:order-last xl:order-first xl:text-end"
      >
        {saving ? m.schedule_saving() : m.schedule_saved()}
      </p>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow max-md:*:px-2.5 max-md:*:text-sm">
        <CopyLastWeek edits={edits} />
        <CopyFrom onCopyFrom={onCopyFrom} />
        <Button variant="secondary" disabled={saving} onClick={onApply}>
          <Icon name="refresh" />
          {m.schedule_apply()}
        </Button>
      </div>
    </div>
  );
}

/** Everything of the week before that this one does not have yet. */
function CopyLastWeek({ edits: { week, run } }: { edits: WeekEdits }) {
  const [pending, setPending] = useState(false);
  const { previous } = week;
  if (!previous || previous.exercises + previous.meals === 0) return null;
  const copy = async () => {
    setPending(true);
    try {
      const address = { id: week.traineeId, weekStart: addDays(week.weekStart, -7) };
      const source = await queryClient.fetchQuery(weekQuery(address));
      const exercises = copyWeek(source.exercises, week.exercises, { newId });
      const meals = copyWeek(source.meals, week.meals, { newId });
      const count = exercises.copy.length + meals.copy.length;
      if (count === 0) toast({ text: m.schedule_nothing_to_copy() });
      else {
        run(
          copyItems(week, source, { exercises, meals }),
          m.schedule_week_copied({ count }),
          m.schedule_copy_failed(),
        );
      }
    } catch (error) {
      toast({ kind: "error", text: errorText(error, m.schedule_copy_failed()) });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="secondary" pending={pending} onClick={() => void copy()}>
      <Icon name="copy" />
      {m.schedule_copy_week()}
    </Button>
  );
}
