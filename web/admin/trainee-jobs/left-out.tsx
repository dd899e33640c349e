import { Fragment } from "react";
import type { TraineeJobPreview } from "../../../domain/contract/jobs/jobs.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { leftOutTexts } from "./texts.ts";

/** The people whom a job excludes, with the reasons. */
export function LeftOut({ leftOut }: Pick<TraineeJobPreview, "leftOut">) {
  if (leftOut.length === 0) return null;
  return (
    <div className="text-sm text-muted">
      <p>{m.bulk_left_out()}</p>
      <ul className="list-disc ps-5">
        {leftOut.map(({ reason, count, names }) => (
          <li key={reason}>
            {leftOutTexts[reason]()}: {formatCount(count)}
            {names.length > 0 && (
              <>
                {" ("}
                {names.map((name, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a name
                  <Fragment key={index}>
                    {index > 0 ? m.ui_comma() : ""}
                    <bdi>{name}</bdi>
                  </Fragment>
                ))}
                {names.length < count ? "…)" : ")"}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
