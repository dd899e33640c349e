import { useState } from "react";
import type { AttentionReason } from "../../../domain/attention/attention.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { mediaHook } from "../../ui/use-media.ts";
import { reasonTexts } from "./reasons.ts";

type ReasonChipsProps = {
  /** The reasons with lines, most important first. */
  offered: readonly AttentionReason[];
  counts: Record<AttentionReason, number>;
  total: number;
  chosen: AttentionReason | undefined;
  onChoose: (reason: AttentionReason | undefined) => void;
};

/** Reasons that a phone shows before the others are asked for. */
const shownOnPhone = 1;

const useRoomy = mediaHook("(min-width: 48rem)");

/** The reasons of the queue as a filter, all of them inside their column; a phone ends them with a count. */
export function ReasonChips({ offered, counts, total, chosen, onChoose }: ReasonChipsProps) {
  const roomy = useRoomy();
  const [all, setAll] = useState(false);
  const isCut = !roomy && !all && offered.length > shownOnPhone + 1;
  const shown = isCut
    ? offered.filter((reason, place) => place < shownOnPhone || reason === chosen)
    : offered;
  return (
    <div className="flex flex-wrap items-center">
      <FilterChips
        wraps
        name="reason"
        label={m.overview_filter()}
        all={`${m.overview_all()} ${total}`}
        options={shown.map((value) => ({
          value,
          label: `${reasonTexts[value]()} ${counts[value]}`,
        }))}
        value={chosen}
        onChange={onChoose}
      />
      {isCut && (
        <Button variant="ghost" className="px-2!" onClick={() => setAll(true)}>
          {m.overview_more_reasons({ count: offered.length - shown.length })}
        </Button>
      )}
      {!roomy && all && (
        <Button variant="ghost" onClick={() => setAll(false)}>
          {m.overview_fewer_reasons()}
        </Button>
      )}
    </div>
  );
}
