import { useState } from "react";
import type { PastOverview } from "../../domain/contract/copies/past.ts";
import { errorText } from "../lib/format/error-text.ts";
import { datedDay, formatCount, formatDay } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Card } from "../ui/card.tsx";
import { toast } from "../ui/toast.tsx";
import { NameRows } from "./name-rows.tsx";
import type { PastSide } from "./side.ts";

type KnownNamesCardProps = { side: PastSide; overview: PastOverview };

/** The names of earlier files, each with its exercise, to correct at any time. */
export function KnownNamesCard({ side, overview: { names, library } }: KnownNamesCardProps) {
  /** Corrections that are being written. */
  const [pending, setPending] = useState<Readonly<Record<string, string | null>>>({});
  if (names.length === 0) return null;
  const correct = async (name: string, exerciseId: string | null) => {
    setPending((all) => ({ ...all, [name]: exerciseId }));
    try {
      await side.correct({ names: [{ name, exerciseId }] });
      toast({ kind: "success", text: m.past_names_corrected() });
    } catch (error) {
      toast({ kind: "error", text: errorText(error, m.past_names_failed()) });
    }
    await side.refresh();
    setPending(({ [name]: _, ...others }) => others);
  };
  return (
    <Card title={m.past_names_correct()} padded={false}>
      <p className="px-5 pb-3 text-muted">{m.past_names_correct_text()}</p>
      <NameRows
        label={m.past_names_correct()}
        library={library}
        disabled={false}
        onChoose={(name, id) => void correct(name, id)}
        rows={names.map(({ name, exerciseId, days, lastOn }) => {
          const written = pending[name];
          return {
            name,
            text: m.past_names_days({
              days: m.past_days({ count: days, shown: formatCount(days) }),
              day: formatDay(lastOn, datedDay),
            }),
            exerciseId: written === undefined ? exerciseId : written,
            isSuggested: false,
          };
        })}
      />
    </Card>
  );
}
