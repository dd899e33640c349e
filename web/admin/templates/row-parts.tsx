import { useNavigate } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { Template, TemplatesPage } from "../../../domain/contract/templates/templates.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import type { TemplateLevel, TemplateSort } from "../../../domain/templates/templates.ts";
import type { Goal } from "../../../domain/trainee.ts";
import { formatCount } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import type { RowProps } from "../list/list-noun.ts";
import { RowMenu, RowName } from "../list/row-parts.tsx";
import { duplicate } from "./duplicate.ts";
import { AheadMark, Tags } from "./tags.tsx";
import { countsOf, descriptionIn } from "./texts.ts";

/** The types of the template list. */
export interface Templates {
  sort: TemplateSort;
  filters: { goal: Goal; level: TemplateLevel; kind: ScheduleKind };
  page: TemplatesPage;
  row: Template;
  kind: "give";
}

type TemplateProps = RowProps<Templates>;

export function TemplateName({ row }: TemplateProps) {
  const description = descriptionIn(row);
  return (
    <RowName name={nameIn(row)} to={adminPaths.template(row.id)}>
      {description && (
        <span dir="auto" className="min-w-0 clamp-line block text-sm text-muted">
          {description}
        </span>
      )}
    </RowName>
  );
}

/** The column's head already says what the number counts. */
export function FollowersCell({ row }: TemplateProps) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {row.people > 0 ? formatCount(row.people) : "—"}
      <AheadMark template={row} />
    </span>
  );
}

export function TemplateMenu({ row, open, className }: TemplateProps & { className?: string }) {
  const navigate = useNavigate();
  return (
    <RowMenu
      label={m.templates_actions_of({ name: nameIn(row) })}
      edit={{ label: m.templates_edit(), onSelect: () => open("edit", row) }}
      items={[
        {
          label: m.templates_open(),
          icon: <Icon name="calendar" />,
          onSelect: () => void navigate(adminPaths.template(row.id)),
        },
        {
          label: m.templates_give(),
          icon: <Icon name="send" />,
          onSelect: () => open("give", row),
        },
        {
          label: m.templates_duplicate(),
          icon: <Icon name="copy" />,
          onSelect: () => void duplicate(row, (to) => void navigate(to)),
        },
      ]}
      remove={{ label: m.templates_delete(), onSelect: () => open("delete", row) }}
      className={className}
    />
  );
}

/** A template on a narrow screen: its name, its tags and its content. */
export function TemplateCard(props: TemplateProps) {
  const { row } = props;
  return (
    <>
      <div className="grid min-w-0 grow gap-1 py-1">
        <RowName lines={2} name={nameIn(row)} to={adminPaths.template(row.id)} />
        <p className="flex flex-wrap gap-1 empty:hidden">
          <Tags template={row} />
        </p>
        <p className="flex flex-wrap gap-x-2 text-sm text-muted">
          {countsOf(row).map((count) => (
            <span key={count} className="whitespace-nowrap">
              {count}
            </span>
          ))}
        </p>
        {row.people > 0 && (
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            {m.templates_followers({ count: row.people })}
            <AheadMark template={row} />
          </p>
        )}
      </div>
      <TemplateMenu {...props} />
    </>
  );
}
