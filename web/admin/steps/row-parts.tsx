import { stepsTone } from "../../../domain/activity/performance.ts";
import { stepsPercent } from "../../../domain/activity/step-days.ts";
import type { StepsPage, StepsRow } from "../../../domain/contract/activity/steps.ts";
import { formatCount, formatDay, formatPercent, fullDay } from "../../lib/format/format.ts";
import { today } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import type { RowProps } from "../list/list-noun.ts";
import { MessageLink } from "../list/message-link.tsx";
import { CardLine, RowName } from "../list/row-parts.tsx";

/** The types of the list of a day's steps. */
export interface Steps {
  sort: "name" | "steps";
  filters: { date: string };
  page: StepsPage;
  row: StepsRow;
  kind: never;
}

export type StepsProps = RowProps<Steps>;

export function Walker({ row, open }: StepsProps) {
  return (
    <div className="flex items-center gap-2.5">
      <Avatar name={row.name} id={row.id} src={row.photo ?? undefined} size={32} />
      <RowName name={row.name} onOpen={() => open("edit", row)} />
    </div>
  );
}

export function Count({ steps }: { steps: number }) {
  return steps > 0 ? (
    <span className="font-medium">{formatCount(steps)}</span>
  ) : (
    <span className="text-muted">
      <span aria-hidden="true">—</span>
      <span className="sr-only">{m.steps_none()}</span>
    </span>
  );
}

export function Progress({ row, page }: Pick<StepsProps, "row" | "page">) {
  const percent = stepsPercent(row);
  return (
    <span className="flex items-center gap-2">
      <ProgressBar
        value={Math.min(100, percent)}
        label={m.steps_bar_of({ day: `${row.name}، ${formatDay(page.date, fullDay)}` })}
        tone={stepsTone(percent, { over: page.date < today() })}
        className="w-30 shrink-0"
      />
      <span className="w-11 text-sm text-muted">{row.steps > 0 ? formatPercent(percent) : ""}</span>
    </span>
  );
}

export function StepsMenu({ row, open }: StepsProps) {
  return (
    <div className="flex items-center">
      <MessageLink person={row} />
      <IconButton
        label={m.steps_manage_of({ name: row.name })}
        onClick={() => open("edit", row)}
        className="text-muted hover:text-ink"
      >
        <Icon name="chart" />
      </IconButton>
    </div>
  );
}

/** A row on a phone: the name, the figures, then the bar. */
export function StepsCard(props: StepsProps) {
  const { row, page, open } = props;
  const target = m.steps_of_target({ target: formatCount(row.target) });
  return (
    <CardLine
      face={<Avatar name={row.name} id={row.id} src={row.photo ?? undefined} size={44} />}
      name={<RowName name={row.name} onOpen={() => open("edit", row)} />}
      facts={row.steps > 0 ? [`${formatCount(row.steps)} ${target}`] : [m.steps_none(), target]}
      under={
        <ProgressBar
          value={Math.min(100, stepsPercent(row))}
          label={m.steps_bar_of({ day: row.name })}
          tone={stepsTone(stepsPercent(row), { over: page.date < today() })}
          className="mt-1 mb-1.5 max-w-80"
        />
      }
      menu={<StepsMenu {...props} />}
    />
  );
}
