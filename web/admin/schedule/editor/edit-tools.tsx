import type { ReactNode } from "react";
import { useOnline } from "../../../lib/waiting/use-waiting-writes.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { BesideTools } from "../beside/beside.tsx";
import type { Beside } from "../beside/use-beside.ts";
import type { WeekEdits } from "../edits/use-week-edits.ts";

type EditToolsProps = {
  edits: WeekEdits;
  beside: Beside;
  /** Rarer actions. */
  menu: readonly MenuItem[];
  /** Buttons with words, where there is room for them. */
  children?: ReactNode;
};

/** The end of the bar: the state of saving, undo and redo, the columns beside the days, and the actions on a week. */
export function EditTools({ edits, beside, menu, children }: EditToolsProps) {
  const { undo, redo, canUndo, canRedo, saving, week } = edits;
  const waits = !useOnline() && saving;
  const state = waits
    ? m.schedule_saving_offline()
    : saving
      ? m.schedule_saving()
      : m.schedule_saved();
  return (
    <div className="ms-auto flex items-center md:flex-wrap md:gap-x-1">
      {week.editable && (
        <>
          <p
            role="status"
            title={state}
            className={`flex items-center gap-1.5 px-1.5 text-sm ${waits ? "text-warn" : "text-muted max-[22.5rem]:sr-only"}`}
          >
            <Icon name={waits ? "offline" : saving ? "refresh" : "check"} />
            <span className={waits ? "" : "max-[110rem]:sr-only"}>{state}</span>
          </p>
          <IconButton label={m.schedule_undo()} disabled={!canUndo} onClick={() => undo()}>
            <Icon name="undo" />
          </IconButton>
          <IconButton
            label={m.schedule_redo()}
            disabled={!canRedo}
            onClick={redo}
            className="max-md:disabled:hidden"
          >
            <Icon name="redo" />
          </IconButton>
        </>
      )}
      <BesideTools beside={beside} />
      {children}
      <Menu
        trigger={
          <IconButton label={m.schedule_more_tools()}>
            <Icon name="dots" />
          </IconButton>
        }
        items={menu}
      />
    </div>
  );
}
