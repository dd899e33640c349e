import { formatCount, formatMoney } from "../../lib/format/format.ts";
import { nameIn, otherNameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { OtherLanguage } from "../../ui/bidi.tsx";
import { Cell, HeaderCell, Row, Table } from "../../ui/table.tsx";
import { tableLook } from "../list/list-table.tsx";
import { CardLine, RowName } from "../list/row-parts.tsx";
import { StatusBadge } from "../list/status-badge.tsx";
import { useRowKeys } from "../list/use-row-keys.ts";
import { useWide } from "../list/use-wide.ts";
import { PlanMenu, type PlanProps } from "./plan-parts.tsx";
import { statusTexts } from "./texts.ts";

type PlanListProps = Omit<PlanProps, "plan">;

/** The plans in the trainer's order: a table, or cards on a narrow screen. */
export function PlanList(props: PlanListProps) {
  const wide = useWide();
  const keys = useRowKeys((id) => {
    const plan = props.plans.find((each) => each.id === id);
    if (plan) props.onEdit(plan);
  });
  const drawn = { ...props, onRowClick: keys.onRowClick };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the rows' own buttons
    <div ref={keys.list} onKeyDown={keys.onKeyDown}>
      {wide ? <PlanTable {...drawn} /> : <PlanCards {...drawn} />}
    </div>
  );
}

type RowsProps = PlanListProps & Pick<ReturnType<typeof useRowKeys>, "onRowClick">;

function PlanTable({ onRowClick, ...props }: RowsProps) {
  return (
    <Table label={m.memberships_plans()} className={tableLook()}>
      <thead>
        <tr>
          <HeaderCell>{m.memberships_name()}</HeaderCell>
          <HeaderCell numeric>{m.memberships_price()}</HeaderCell>
          <HeaderCell>{m.memberships_duration()}</HeaderCell>
          <HeaderCell numeric>{m.memberships_people()}</HeaderCell>
          <HeaderCell numeric>{m.memberships_month()}</HeaderCell>
          <HeaderCell>{m.memberships_status()}</HeaderCell>
          <HeaderCell>
            <span className="sr-only">{m.memberships_actions()}</span>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {props.plans.map((plan) => {
          const other = otherNameIn(plan);
          return (
            <Row
              key={plan.id}
              onClick={(event) => onRowClick(event, plan.id)}
              className="cursor-pointer has-[[data-row-link]:focus-visible]:bg-accent-soft has-[[data-row-link]:focus-visible]:[outline:2px_solid_var(--color-accent-ink)] has-[[data-row-link]:focus-visible]:[outline-offset:-2px]"
            >
              <Cell head className="w-full max-w-0 min-w-56">
                <RowName name={nameIn(plan)} onOpen={() => props.onEdit(plan)}>
                  {other && (
                    <OtherLanguage className="min-w-0 clamp-line text-sm text-muted">
                      {other}
                    </OtherLanguage>
                  )}
                </RowName>
              </Cell>
              <Cell numeric>{formatMoney(plan.priceAgorot)}</Cell>
              <Cell className="whitespace-nowrap">{m.plan_months({ months: plan.months })}</Cell>
              <Cell numeric>{formatCount(plan.people)}</Cell>
              <Cell numeric>{formatMoney(plan.monthAgorot)}</Cell>
              <Cell>
                <StatusBadge status={plan.status} texts={statusTexts} />
              </Cell>
              <Cell className="w-14 px-1!">
                <PlanMenu plan={plan} {...props} />
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

function PlanCards({ onRowClick, ...props }: RowsProps) {
  return (
    <ul
      aria-label={m.memberships_plans()}
      className="grid grid-cols-1 overflow-clip rounded-lg border border-line bg-raised"
    >
      {props.plans.map((plan) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside serves the keyboard
        <li
          key={plan.id}
          onClick={(event) => onRowClick(event, plan.id)}
          className="@container cursor-pointer border-t border-line transition first:border-t-0 active:bg-soft has-[[data-row-link]:focus-visible]:[outline:2px_solid_var(--color-accent-ink)] has-[[data-row-link]:focus-visible]:-outline-offset-2"
        >
          <div className="flex min-h-18 items-center gap-3 py-1.5 ps-4 pe-1.5">
            <CardLine
              name={<RowName name={nameIn(plan)} onOpen={() => props.onEdit(plan)} />}
              facts={[
                m.memberships_price_for({
                  price: formatMoney(plan.priceAgorot),
                  months: m.plan_months({ months: plan.months }),
                }),
                m.memberships_people_count({
                  count: plan.people,
                  total: formatCount(plan.people),
                }),
              ]}
              mark={
                plan.status !== "active" && <StatusBadge status={plan.status} texts={statusTexts} />
              }
              menu={<PlanMenu plan={plan} {...props} />}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
