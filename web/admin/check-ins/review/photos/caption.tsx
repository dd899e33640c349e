import { datedDay, formatDay, formatKg } from "../../../../lib/format/format.ts";
import { m } from "../../../../paraglide/messages.js";
import { type Shot, whichTexts } from "./shots.ts";

const dayOf = ({ date }: Shot) => formatDay(date, datedDay);

/** The alternative text of a photo. */
export const shotName = (poseName: string, shot: Shot) =>
  [poseName, whichTexts[shot.which](), dayOf(shot)].join(m.ui_comma());

/** Which photo it is, with its day and the weight of that day. */
export function Caption({ shot }: { shot: Shot }) {
  return (
    <span className="grid min-h-18 content-start">
      <span className="font-medium">{whichTexts[shot.which]()}</span>
      <span className="text-sm text-muted">{dayOf(shot)}</span>
      {shot.weight !== null && (
        <span className="text-sm whitespace-nowrap">
          {m.check_in_fact_kg({ kg: formatKg(shot.weight) })}
        </span>
      )}
    </span>
  );
}
