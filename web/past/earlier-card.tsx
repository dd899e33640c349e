import { localDateAt } from "../../domain/calendar.ts";
import type { PastOverview } from "../../domain/contract/copies/past.ts";
import { datedDay, formatCount, formatDay } from "../lib/format/format.ts";
import { ownZone } from "../lib/format/own-zone.ts";
import { m } from "../paraglide/messages.js";
import { Badge } from "../ui/badge.tsx";
import { Card } from "../ui/card.tsx";
import { UndoButton } from "../ui/undo-button.tsx";
import type { PastSide } from "./side.ts";
import { appName } from "./texts.ts";

type Import = PastOverview["imports"][number];

type EarlierCardProps = {
  reader: PastSide["reader"];
  imports: readonly Import[];
  undoing: boolean;
  onUndo: (id: string) => void;
};

/** The earlier imports of a person; the undo of one as long as it is possible. */
export function EarlierCard({ reader, imports, undoing, onUndo }: EarlierCardProps) {
  if (imports.length === 0) return null;
  return (
    <Card title={m.past_earlier()} padded={false}>
      <ul aria-label={m.past_earlier()} className="divide-y divide-line border-t border-line">
        {imports.map(({ id, app, file, by, createdAt, undoableUntil, undoneAt, total }) => (
          <li key={id} className="grid gap-2 px-5 py-3">
            <div className="flex flex-wrap items-center gap-x-3">
              <p className="min-w-0 grow basis-48 wrap-anywhere">
                <bdi className="font-medium">{appName(app)}</bdi>
                <span className="text-muted">
                  {" · "}
                  <bdi>{file}</bdi>
                </span>
              </p>
              {undoneAt !== null && <Badge>{m.past_earlier_undone()}</Badge>}
            </div>
            <p className="text-sm text-muted">
              {[
                formatDay(localDateAt(createdAt, ownZone()), datedDay),
                m.past_values({ count: total, shown: formatCount(total) }),
                writerText(by, reader),
              ].join(" · ")}
            </p>
            {undoneAt === null && total > 0 && (
              <UndoButton until={undoableUntil} pending={undoing} onUndo={() => onUndo(id)} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function writerText(by: Import["by"], reader: PastSide["reader"]): string {
  if (by === reader) return m.my_data_value_by_you();
  return by === "trainer" ? m.my_data_value_by_trainer() : m.my_data_value_by_trainee();
}
