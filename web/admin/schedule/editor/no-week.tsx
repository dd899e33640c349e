import { useState } from "react";
import type { PlannedWeek } from "../../../../domain/contract/planning/weeks.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { WeekEdits } from "../edits/use-week-edits.ts";
import { createWeek } from "../queries.ts";
import { useCopyLastWeek, type WeekDialog } from "./week-menu.tsx";

type NoWeekProps = {
  edits: WeekEdits<PlannedWeek>;
  onOpen: (dialog: WeekDialog) => void;
};

/** An unplanned week, with the ways to begin it. */
export function NoWeek({ edits, onOpen }: NoWeekProps) {
  const { week } = edits;
  const copyLast = useCopyLastWeek(edits);
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
            {copyLast && (
              <Button variant="secondary" pending={copyLast.pending} onClick={copyLast.copy}>
                <Icon name="copy" />
                {m.schedule_copy_week()}
              </Button>
            )}
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => onOpen("give")}>
              <Icon name="layers" />
              {m.templates_from()}
            </Button>
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => onOpen("copy-from")}>
              <Icon name="users" />
              {m.schedule_copy_from()}
            </Button>
          </div>
        )
      }
    />
  );
}
