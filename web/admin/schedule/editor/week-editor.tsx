import { Suspense, useState } from "react";
import type { PlannedWeek } from "../../../../domain/contract/planning/weeks.ts";
import { lazyPart } from "../../../frame/again.tsx";
import { queryClient } from "../../../lib/session/query-client.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { AppliedMark } from "../../apply/applied-mark.tsx";
import { FollowingMark } from "../../templates/following/following-mark.tsx";
import { traineeQuery } from "../../trainees/queries.ts";
import { useWeekEdits } from "../edits/use-week-edits.ts";
import { refreshWeeks, weekSource } from "../queries.ts";
import { weekText } from "../texts.ts";
import type { useScheduleAddress } from "../use-schedule-address.ts";
import { HealthLine } from "./health-line.tsx";
import { NoWeek } from "./no-week.tsx";
import { useWeekMenu, type WeekDialog } from "./week-menu.tsx";
import { WeekTabs } from "./week-tabs.tsx";
import { useRoomy } from "./widths.ts";

const CopyFromDialog = lazyPart(
  async () => (await import("../copy-from/copy-from-dialog.tsx")).CopyFromDialog,
);
const PrintDialog = lazyPart(async () => (await import("../print/print-dialog.tsx")).PrintDialog);
const WeekCalendarDialog = lazyPart(
  async () => (await import("../../../week-calendar/week-calendar-dialog.tsx")).WeekCalendarDialog,
);
const ShoppingDialog = lazyPart(
  async () => (await import("../dialogs/shopping-dialog.tsx")).ShoppingDialog,
);
const ApplyDialog = lazyPart(
  async () => (await import("../../apply/apply-dialog.tsx")).ApplyDialog,
);
const SaveDialog = lazyPart(
  async () => (await import("../../templates/save/save-dialog.tsx")).SaveDialog,
);
const ChooseAndGive = lazyPart(
  async () => (await import("../../templates/give/choose-and-give.tsx")).ChooseAndGive,
);

type WeekEditorProps = {
  known: PlannedWeek;
  /** Whether the last refresh failed. */
  stale: boolean;
  address: ReturnType<typeof useScheduleAddress>;
};

/** A week with its tools and its two tabs, or the ways to begin one. */
export function WeekEditor({ known, stale, address }: WeekEditorProps) {
  const { kind, day, change } = address;
  const { traineeId: id, weekStart } = known;
  const edits = useWeekEdits(weekSource({ id, weekStart }), known);
  const { week } = edits;
  const [opened, setOpened] = useState<WeekDialog>();
  const close = () => setOpened(undefined);
  const roomy = useRoomy();
  const menu = useWeekMenu({ edits, roomy, onOpen: setOpened });
  const empty = week.scheduleId === null && week.exercises.length + week.meals.length === 0;
  const begins = empty && !edits.saving;
  const following = <FollowingMark week={week} kind={kind} />;
  return (
    <>
      {begins ? (
        <div className="grid w-full gap-2">
          {following}
          <NoWeek edits={edits} onOpen={setOpened} />
        </div>
      ) : (
        <WeekTabs
          edits={edits}
          kind={kind}
          day={day}
          onChange={change}
          marks={
            <>
              <AppliedMark key={kind} week={week} kind={kind} onApply={() => setOpened("apply")} />
              {following}
            </>
          }
          menu={menu}
          tools={
            roomy &&
            week.editable && (
              <Button
                variant="secondary"
                disabled={edits.saving}
                onClick={() => setOpened("apply")}
                className="px-3! text-sm"
              >
                <Icon name="refresh" />
                {m.schedule_apply()}
              </Button>
            )
          }
        >
          {stale && (
            <Banner kind="error" className="w-full">
              {m.schedule_stale()}
            </Banner>
          )}
          {kind === "exercises" && week.healthNote && (
            <HealthLine traineeId={id} note={week.healthNote} />
          )}
          {!week.editable && (
            <Banner kind="info" className="w-full">
              {m.schedule_past()}
            </Banner>
          )}
        </WeekTabs>
      )}
      <Suspense>
        {opened === "copy-from" && <CopyFromDialog edits={edits} kind={kind} onClose={close} />}
        {opened === "print" && (
          <PrintDialog
            week={week}
            title={{ name: week.traineeName, of: weekText(weekStart) }}
            onClose={close}
          />
        )}
        {opened === "calendar" && (
          <WeekCalendarDialog
            personId={id}
            name={`${m.app_name()} ${week.traineeName}`}
            weekStart={weekStart}
            exercises={week.exercises}
            read={async (withMeals) => ({
              zone: (await queryClient.ensureQueryData(traineeQuery(id))).timeZone,
              meals: withMeals ? week.meals : [],
            })}
            onClose={close}
          />
        )}
        {opened === "shopping" && <ShoppingDialog week={week} onClose={close} />}
        {opened === "save" && <SaveDialog week={week} onClose={close} />}
        {opened === "give" && (
          <ChooseAndGive
            audience={{ kind: "chosen", ids: [id] }}
            name={week.traineeName}
            startsOn={weekStart}
            onClose={close}
          />
        )}
        {opened === "apply" && (
          <ApplyDialog
            weekStart={weekStart}
            kind={kind}
            traineeId={id}
            onClose={() => {
              close();
              refreshWeeks(id);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
