import { Link } from "react-router";
import { m } from "../../paraglide/messages.js";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";

/** The week editor needs the whole width: the section leads there. */
export function ScheduleLink({ traineeId }: { traineeId: string }) {
  return (
    <EmptyState
      icon={<Icon name="calendar" />}
      title={m.schedule_title()}
      text={m.schedule_section_text()}
      action={
        <Link to={paths.admin.schedule(traineeId)} className={buttonClass()}>
          {m.schedule_open()}
        </Link>
      }
    />
  );
}
