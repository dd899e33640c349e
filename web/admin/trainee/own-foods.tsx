import { queryOptions } from "@tanstack/react-query";
import { useState } from "react";
import type { OwnFood, OwnFoods } from "../../../domain/contract/activity/own-foods.ts";
import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { viewAsHeader } from "../../../domain/people/view-as.ts";
import { LabelThumb } from "../../foods/label-thumb.tsx";
import { OwnFoodFigures } from "../../foods/own-food-figures.tsx";
import { OwnFoodHeading } from "../../foods/own-food-heading.tsx";
import { portionText } from "../../foods/portion-text.ts";
import { photoOf } from "../../foods/texts.ts";
import { Loaded } from "../../frame/loaded.tsx";
import { formatNumber } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { FoldedCard } from "../../ui/folded-card.tsx";
import { area } from "../live/moves.ts";

const ownFoodsQuery = (id: string) =>
  queryOptions({
    queryKey: area("own-foods", id),
    queryFn: ({ signal }) =>
      answer(
        traineeClient()["own-foods"].$get(
          {},
          { headers: { [viewAsHeader]: id }, init: { signal } },
        ),
      ) as Promise<OwnFoods>,
  });

/** A trainee's recipes and foods, read when the card is opened. */
export function TraineeOwnFoods({
  trainee: { id, gender },
}: {
  trainee: Pick<TraineeDetails, "id" | "gender">;
}) {
  return (
    <FoldedCard
      icon="bowl"
      title={m.own_foods_of_trainee({ gender: gender ?? "other" })}
      className="px-5 pb-4"
    >
      <Loaded query={ownFoodsQuery(id)} heights={["h-16", "h-17"]}>
        {({ foods }) =>
          foods.length === 0 ? (
            <p className="text-sm text-muted">{m.own_foods_of_trainee_none()}</p>
          ) : (
            <ul className="divide-y divide-line">
              {foods.map((food) => (
                <ShownFood key={food.id} food={food} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </FoldedCard>
  );
}

function ShownFood({ food }: { food: OwnFood }) {
  const { photo, parts, finishedGrams } = food;
  const [enlarged, setEnlarged] = useState(false);
  const label = photoOf(food);
  return (
    <li className="flex items-start gap-3 py-2">
      {photo && <LabelThumb photo={photo} label={label} onOpen={() => setEnlarged(true)} />}
      <details className="group/food min-w-0 grow">
        <summary className="flex min-h-12 cursor-pointer list-none items-start gap-2">
          <OwnFoodHeading food={food} />
          <Icon
            name="sort-down"
            className="mt-1 shrink-0 text-muted transition group-open/food:rotate-180"
          />
        </summary>
        <div className="grid gap-3 pt-2 pb-2">
          <OwnFoodFigures food={food} />
          {parts.length > 0 && (
            <ul aria-label={m.own_foods_parts()} className="divide-y divide-line">
              {parts.map((part) => (
                <li
                  key={`${part.foodId}:${part.grams}`}
                  className="flex justify-between gap-3 py-1.5"
                >
                  <bdi className="min-w-0 wrap-anywhere">{nameIn(part)}</bdi>
                  <span className="shrink-0 text-muted">
                    {part.portion && <bdi>{portionText(part.portion)} · </bdi>}
                    {m.diet_grams({ grams: formatNumber(part.grams) })}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {finishedGrams !== null && (
            <p className="text-sm text-muted">
              {m.own_foods_finished_is({ grams: formatNumber(finishedGrams) })}
            </p>
          )}
        </div>
      </details>
      {enlarged && photo && (
        <Dialog open title={label} onClose={() => setEnlarged(false)}>
          <img src={photo} alt="" className="mx-auto max-h-[70dvh] rounded-lg" />
        </Dialog>
      )}
    </li>
  );
}
