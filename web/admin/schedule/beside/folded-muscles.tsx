import { m } from "../../../paraglide/messages.js";
import { FoldedCard } from "../../../ui/folded-card.tsx";
import { Muscles } from "./muscles.tsx";

/** The muscles under the day, where nothing fits beside it. */
export function FoldedMuscles({ day }: { day: number }) {
  return (
    <div className="order-last">
      <FoldedCard icon="body" title={m.muscle_map_title()} className="px-5 pb-4">
        <Muscles day={day} />
      </FoldedCard>
    </div>
  );
}
