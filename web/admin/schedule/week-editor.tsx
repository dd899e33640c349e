import { Suspense, useState } from "react";
import type { PlannedWeek } from "../../../domain/contract/schedules/weeks.ts";
import { lazyPart } from "../../frame/again.tsx";
import { errorText } from "../../lib/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { toast } from "../../ui/toast.tsx";
import { AppliedMark } from "../apply/applied-mark.tsx";
import { WeekPlanner } from "./planner.tsx";
import { createWeek, refreshWeeks } from "./queries.ts";
import type { useScheduleAddress } from "./use-schedule-address.ts";
import { useWeekEdits } from "./use-week-edits.ts";
import { CopyFrom, CopyLastWeek, type CopyProps, WeekTools } from "./week-tools.tsx";

const CopyFromDialog = lazyPart(
  async () => (await import("./copy-from/copy-from-dialog.tsx")).CopyFromDialog,
);
const PrintDialog = lazyPart(async () => (await import("./print/print-dialog.tsx")).PrintDialog);
const ShoppingDialog = lazyPart(async () => (await import("./shopping-dialog.tsx")).ShoppingDialog);
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
  const [printing, setPrinting] = useState(false);
  const [shopping, setShopping] = useState(false);
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
      <WeekTools
        {...{ edits, onCopyFrom }}
        onApply={() => setApplying(true)}
        onPrint={() => setPrinting(true)}
        onShopping={() => setShopping(true)}
      />
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
        {printing && <PrintDialog week={week} onClose={() => setPrinting(false)} />}
        {shopping && <ShoppingDialog week={week} onClose={() => setShopping(false)} />}
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
