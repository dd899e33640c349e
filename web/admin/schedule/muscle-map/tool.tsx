import { Suspense, useState } from "react";
import { lazyPart } from "../../../frame/again.tsx";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { EditedWeek } from "../edits/edited-week.ts";

const MuscleSheet = lazyPart(async () => (await import("./sheet.tsx")).MuscleSheet);

type MuscleMapToolProps = {
  week: EditedWeek;
  /** The open day, if any. */
  day: number;
};

/** Opens the muscle map of the week in a sheet. */
export function MuscleMapTool(props: MuscleMapToolProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={m.muscle_map_title()} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="body" />
      </IconButton>
      {open && (
        <Suspense>
          <MuscleSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
