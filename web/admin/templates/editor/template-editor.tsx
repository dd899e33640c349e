import { Suspense, useState } from "react";
import type { TemplateJob } from "../../../../domain/contract/templates/template-jobs.ts";
import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import { lazyPart } from "../../../frame/again.tsx";
import { nameIn } from "../../../lib/format/names.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { useNow } from "../../../lib/use-now.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { useCopyWeekBefore } from "../../schedule/editor/use-copy-week-before.ts";
import { WeekTabs } from "../../schedule/editor/week-tabs.tsx";
import { useWeekEdits } from "../../schedule/edits/use-week-edits.ts";
import { FollowBanner } from "../follow/follow-banner.tsx";
import { JobProgress } from "../jobs/job-progress.tsx";
import { templateWeekQuery, templateWeekSource } from "./queries.ts";
import type { TemplatePlan } from "./template-plan.ts";
import type { useTemplateAddress } from "./use-template-address.ts";
import { removeLastWeek, WeeksNav } from "./weeks-nav.tsx";

const PrintDialog = lazyPart(
  async () => (await import("../../schedule/print/print-dialog.tsx")).PrintDialog,
);

type TemplateEditorProps = {
  known: TemplatePlan;
  /** Whether the last refresh failed. */
  stale: boolean;
  address: ReturnType<typeof useTemplateAddress>;
};

/** A week of a template with its tools, in the editor of trainees' weeks. */
export function TemplateEditor({ known, stale, address }: TemplateEditorProps) {
  const { week, day, change } = address;
  const { id } = known.template;
  const edits = useWeekEdits(templateWeekSource(id, week), known);
  const { template } = edits.week;
  // A template of meals alone opens on the meals.
  const [first] = useState<ScheduleKind>(() =>
    template.exercises === 0 && template.meals > 0 ? "meals" : "exercises",
  );
  const kind = address.kind ?? first;
  const [printing, setPrinting] = useState(false);
  const copyBefore = useCopyWeekBefore({
    edits,
    told: m.templates_week_copied,
    load: () => queryClient.fetchQuery(templateWeekQuery(id, week - 1)),
  });
  return (
    <>
      <WeeksNav template={template} week={week} onWeek={(next) => change({ week: next })} />
      <WeekTabs
        edits={edits}
        kind={kind}
        day={day}
        onChange={change}
        menu={[
          ...(copyBefore
            ? [
                {
                  label: m.templates_copy_week_before(),
                  icon: <Icon name="copy" />,
                  disabled: copyBefore.pending,
                  onSelect: copyBefore.copy,
                },
              ]
            : []),
          {
            label: m.schedule_print(),
            icon: <Icon name="print" />,
            onSelect: () => setPrinting(true),
          },
          "separator",
          {
            label: m.templates_remove_week({ number: template.weeks }),
            icon: <Icon name="trash" />,
            danger: true,
            disabled: template.weeks === 1 || edits.saving,
            onSelect: () => {
              if (week === template.weeks - 1) change({ week: week - 1 });
              void removeLastWeek(template);
            },
          },
        ]}
      >
        <div className="grid w-full gap-2 empty:hidden">
          <RecentJob job={known.job} />
          <FollowBanner template={template} saving={edits.saving} />
          {stale && <Banner kind="error">{m.templates_week_stale()}</Banner>}
        </div>
      </WeekTabs>
      {printing && (
        <Suspense>
          <PrintDialog
            week={edits.week}
            title={{ name: nameIn(template), of: m.templates_week({ number: week + 1 }) }}
            onClose={() => setPrinting(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The last job with a template, from any device, as long as it can be undone. */
function RecentJob({ job }: { job: TemplateJob | null }) {
  const now = useNow();
  if (!job || (job.undoableUntil ?? 0) <= now) return null;
  return <JobProgress key={job.id} job={job} />;
}
