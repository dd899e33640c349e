import { type ReactNode, Suspense } from "react";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Muscles } from "./muscles.tsx";
import type { Beside } from "./use-beside.ts";

type BesideColumnProps = {
  beside: Beside;
  /** The open day, or the one that the library adds to. */
  day: number;
  library: ReactNode;
};

const panelClass = "overflow-hidden rounded-lg border border-line bg-raised";

/** Small in a low window, and away while exercises are selected there, or in large text: the rows need the room. */
const underLibrary =
  "h-42 shrink-0 [--map-width:7.5rem] [@media(min-height:68.75rem)]:h-80 [@media(min-height:68.75rem)]:[--map-width:13.5rem] [@media(min-height:80rem)]:h-2/5 [@media(min-height:80rem)]:[--map-width:18rem] [@media(max-height:80rem)]:group-has-[[data-adding]]/beside:hidden [@container(height<40rem)]:hidden";

/** What stands beside the days and stays in sight: the library, with the muscles under it or instead of it. */
export function BesideColumn({ beside, day, ...parts }: BesideColumnProps) {
  const { library, muscles } = beside;
  if (!library?.shown && !muscles?.shown) return null;
  return (
    <div className="group/beside sticky top-[calc(4rem+var(--above,0px))] flex [container-type:size] h-[calc(100dvh-9rem-var(--above,0px))] [:root:has([data-health])_&]:h-[calc(100dvh-11rem-var(--above,0px))] w-60 shrink-0 flex-col gap-2 min-[100rem]:w-72 min-[110rem]:w-80">
      {library?.shown && (
        <aside
          aria-label={m.schedule_library()}
          className={`min-h-0 grow [container-type:size] ${panelClass}`}
        >
          <Suspense>{parts.library}</Suspense>
        </aside>
      )}
      {muscles?.shown && (
        <aside
          aria-label={m.muscle_map_title()}
          className={`flex flex-col ${panelClass} ${library?.shown ? underLibrary : "max-h-full"}`}
        >
          <Muscles day={day} onFold={muscles.toggle} />
        </aside>
      )}
    </div>
  );
}

/** The buttons that show each part. */
export function BesideTools({ beside: { library, muscles } }: { beside: Beside }) {
  return (
    <>
      {library && !library.shown && (
        <IconButton label={m.schedule_library()} aria-expanded={false} onClick={library.toggle}>
          <Icon name="panel" />
        </IconButton>
      )}
      {muscles && (
        <IconButton
          label={m.muscle_map_title()}
          aria-expanded={muscles.shown}
          onClick={muscles.toggle}
          className="aria-expanded:text-accent-ink"
        >
          <Icon name="body" />
        </IconButton>
      )}
    </>
  );
}
