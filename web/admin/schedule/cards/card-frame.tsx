import type { ReactNode } from "react";
import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import { isDone, type Planned } from "../../../../domain/schedules/week-items.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Glyph, outlines } from "../../../ui/glyph.tsx";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { removeItems } from "../edits/make-edits.ts";
import { usePlanner } from "../edits/planner-context.ts";

type CardFrameProps = {
  item: Planned;
  children: ReactNode;
  problem?: string | undefined;
  /** Further actions, above the common ones. */
  actions?: readonly MenuItem[];
  /** Called for F2 anywhere in the card. */
  onDetails?: () => void;
  /** The classes of a card in a superset, and the superset's name. */
  rail?: string;
  heading?: ReactNode;
};

const statusTexts: Record<ScheduleKind, Record<string, () => string>> = {
  exercises: { completed: m.schedule_status_completed, skipped: m.schedule_status_skipped },
  meals: { consumed: m.schedule_status_consumed, skipped: m.schedule_status_skipped_meal },
};

/** The common parts of an item: its grip, its name, its menu or its status. */
export function CardFrame(props: CardFrameProps) {
  const { item, children, problem, actions = [], onDetails, rail = "" } = props;
  const { week, kind, editable, grid, grabbed, dragged, grip, selected, onSelect } = usePlanner();
  const from = week.fromTemplate.find(({ itemId }) => itemId === item.id);
  const locked = isDone(item);
  const open = editable && !locked;
  const held = grabbed === item.id || dragged === item.id;
  const isSelected = selected.has(item.id);
  const selects = open && kind === "exercises";
  return (
    <li
      data-item={item.id}
      onPointerDown={(event) => {
        const onControl = (event.target as Element).closest("button, input, a, [role=menu]");
        if (open && event.pointerType === "mouse" && !onControl) grip.onPointerDown(event, item);
      }}
      onClick={(event) => {
        if (!selects || (event.target as Element).closest("button, input, a, label")) return;
        const isAsked = event.shiftKey || event.ctrlKey || event.metaKey || selected.size > 0;
        if (isAsked) onSelect([item.id], !isSelected);
      }}
      onKeyDown={(event) => {
        // By the key's place: an Arabic keyboard has another letter there.
        const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
        const inText = (event.target as Element).matches("input, [role=menuitem]");
        if (event.code === "KeyX" && plain && selects && !inText) {
          event.preventDefault();
          onSelect([item.id], !isSelected);
        }
        if (event.key !== "F2" || !open || !onDetails) return;
        event.preventDefault();
        // The typed value is written first, and the focus returns here.
        event.currentTarget.querySelector<HTMLElement>("[data-grip]")?.focus();
        onDetails();
      }}
      data-selected={isSelected || undefined}
      className={`group/card @container relative rounded-md border bg-raised data-selected:border-accent-ink data-selected:bg-accent-soft p-1.5 transition-[border-color,opacity,box-shadow] select-none ${grabbed === item.id ? "border-accent-ink shadow-overlay" : "border-line"} ${dragged === item.id ? "opacity-40" : ""} ${open ? "cursor-grab" : ""} ${held ? "cursor-grabbing" : ""} ${rail}`}
    >
      {props.heading}
      {/* With large text, the name is above its grip and its menu. */}
      <div
        className={`flex items-start ${grid ? "" : "@max-[13rem]:flex-wrap @max-[13rem]:justify-between"}`}
      >
        {open && <Grip item={item} />}
        <p
          title={nameIn(item)}
          className={`min-w-0 grow wrap-anywhere ${open ? "" : "ps-1"} ${grid ? "py-0.5 text-sm" : "py-2 @max-[13rem]:order-first @max-[13rem]:basis-full"} ${locked ? "text-muted" : "font-medium"}`}
        >
          <bdi className={grid ? "clamp-lines-3" : ""}>
            {isSelected && <span className="sr-only">{m.schedule_selected_mark()} </span>}
            {from && !from.byHand && <FollowsMark />}
            {nameIn(item)}
          </bdi>
        </p>
        {open && (
          <span className={grid ? narrowMenu : "contents"}>
            <ItemMenu item={item} actions={actions} />
          </span>
        )}
      </div>
      {children}
      {from?.byHand && <ByHandMark />}
      {week.gone?.includes(item.id) && <GoneMark />}
      {problem && (
        <p role="alert" className="px-1 pt-1 text-sm text-bad">
          {problem}
        </p>
      )}
      {locked && (
        <p className="flex pt-1">
          <Badge tone={item.status === "skipped" ? "neutral" : "good"}>
            <Icon name={item.status === "skipped" ? "close" : "check"} />
            {statusTexts[kind][item.status]?.()}
          </Badge>
        </p>
      )}
    </li>
  );
}

/** In a column beside the library, a mouse or the focus uncovers the menu on the card's edge, and the name has its place. */
const narrowMenu =
  "[@media(hover:hover)]:@max-[9rem]:absolute [@media(hover:hover)]:@max-[9rem]:-top-3 [@media(hover:hover)]:@max-[9rem]:end-1 [@media(hover:hover)]:@max-[9rem]:z-5 [@media(hover:hover)]:@max-[9rem]:rounded-sm [@media(hover:hover)]:@max-[9rem]:bg-raised [@media(hover:hover)]:@max-[9rem]:ring-1 [@media(hover:hover)]:@max-[9rem]:ring-line [@media(hover:hover)]:@max-[9rem]:not-group-hover/card:not-focus-within:not-has-aria-expanded:opacity-0";

/** Before the name of an item that follows a template; behind it, it would need another line. */
function FollowsMark() {
  return (
    <>
      <span title={m.templates_item_from()} className="text-sm text-muted *:inline">
        <Icon name="layers" />
        <span className="sr-only">{m.templates_item_from()}</span>
      </span>{" "}
    </>
  );
}

/** Edits of the template do not reach it. */
function ByHandMark() {
  return (
    <p className="flex items-center gap-1 px-1 pt-0.5 text-sm text-muted">
      <Icon name="edit" className="shrink-0" />
      {m.templates_by_hand()}
    </p>
  );
}

/** An item of a template whose library row is gone. */
function GoneMark() {
  return (
    <p className="flex items-start gap-1 px-1 pt-0.5 text-sm text-warn">
      <Glyph d={outlines.warning} className="mt-1 shrink-0" />
      {m.templates_item_gone()}
    </p>
  );
}

function Grip({ item }: { item: Planned }) {
  const { run, kind, grabbed, grid, grip } = usePlanner();
  return (
    <button
      type="button"
      data-grip={item.id}
      aria-label={m.schedule_grip({ name: nameIn(item) })}
      aria-pressed={grabbed === item.id}
      aria-describedby="schedule-move-hint"
      onPointerDown={(event) => grip.onPointerDown(event, item)}
      // A press of the mouse has a count; Enter, Space and screen readers have none.
      onClick={(event) => event.detail === 0 && grip.onToggle(item)}
      onKeyDown={(event) => {
        if (event.key === "Delete" && grabbed !== item.id) {
          event.preventDefault();
          run(
            removeItems(kind, [item.id]),
            m.schedule_removed({ name: nameIn(item) }),
            m.schedule_remove_failed(),
          );
        } else grip.onKeyDown(event, item);
      }}
      className={`grid shrink-0 cursor-grab touch-none place-items-center rounded-sm text-muted hover:bg-soft hover:text-ink ${grid ? "h-7 w-6" : "size-11"}`}
    >
      <Icon name="grip" />
    </button>
  );
}

function ItemMenu({ item, actions }: { item: Planned; actions: readonly MenuItem[] }) {
  const { run, kind, grid, onMove } = usePlanner();
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={m.schedule_item_menu({ name: nameIn(item) })}
          className={`grid shrink-0 place-items-center rounded-sm text-muted hover:bg-soft hover:text-ink ${grid ? "h-7 w-6" : "size-11"}`}
        >
          <Icon name="dots" />
        </button>
      }
      items={[
        ...actions,
        {
          label: m.schedule_move(),
          icon: <Icon name="calendar" />,
          onSelect: () => onMove(item),
        },
        {
          label: m.schedule_remove(),
          icon: <Icon name="trash" />,
          danger: true,
          onSelect: () =>
            run(
              removeItems(kind, [item.id]),
              m.schedule_removed({ name: nameIn(item) }),
              m.schedule_remove_failed(),
            ),
        },
      ]}
    />
  );
}
