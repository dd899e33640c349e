import type { TraineeJobPreview } from "../../../domain/contract/jobs/jobs.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { LeftOut } from "./left-out.tsx";
import { reachesText } from "./texts.ts";

/** The names of a job's people, and the excluded ones with the reasons. */
export function Who({ preview, waiting }: { preview: TraineeJobPreview; waiting: boolean }) {
  const { total, people, leftOut } = preview;
  const more = total - people.length;
  return (
    <section
      aria-label={m.bulk_who()}
      aria-busy={waiting || undefined}
      className={`grid grid-cols-1 gap-2 transition-opacity ${waiting ? "opacity-60" : ""}`}
    >
      <p role="status" className="font-medium">
        {total > 0 ? reachesText(total) : m.bulk_nobody()}
      </p>
      {total > 0 && (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list needs keyboard focus
          tabIndex={0}
          aria-label={m.bulk_who()}
          className="flex max-h-32 flex-wrap gap-1.5 overflow-y-auto overscroll-contain rounded-md border border-line p-2"
        >
          {people.map(({ id, name }) => (
            <li key={id} className="max-w-full rounded-full bg-soft px-2.5 py-0.5 text-sm">
              <bdi className="wrap-anywhere">{name}</bdi>
            </li>
          ))}
          {more > 0 && (
            <li className="px-1 py-0.5 text-sm text-muted">
              {m.bulk_and_more({ total: formatCount(more) })}
            </li>
          )}
        </ul>
      )}
      <LeftOut leftOut={leftOut} />
    </section>
  );
}
