import { Suspense, useState } from "react";
import { maxOwnFoods } from "../../../../domain/activity/own-foods.ts";
import type { OwnFood } from "../../../../domain/contract/activity/own-foods.ts";
import { paths } from "../../../../domain/paths.ts";
import { lazyPart } from "../../../frame/again.tsx";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { TraineeHeader } from "../../trainee-header.tsx";
import { onDay, useDay } from "../use-day.ts";
import { EatDialog } from "./eat-dialog.tsx";
import { LabelDialog } from "./label-dialog.tsx";
import { OwnFoodRow } from "./own-food-row.tsx";
import { RecipeDialog } from "./recipe-dialog.tsx";
import RecipesSkeleton from "./skeleton.tsx";
import { useEat } from "./use-eat.ts";
import { useOwnFoods } from "./use-own-foods.ts";

// The others open without a network too, so their code comes with the screen.
const LabelPhotoDialog = lazyPart(
  async () => (await import("./label-photo-dialog.tsx")).LabelPhotoDialog,
);

type Open = { kind: "recipe" | "label"; food?: OwnFood } | { kind: "eat" | "photo"; food: OwnFood };

/** The trainee's own recipes, and foods of packages: to eat of them, and to change them. */
export default function RecipesScreen() {
  const { date, today } = useDay();
  const { foods, error, fetching, retry, isWaiting, save, remove } = useOwnFoods();
  const eat = useEat();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const full = (foods?.length ?? 0) >= maxOwnFoods;
  return (
    <div className="grid grid-cols-1 gap-4">
      <TraineeHeader
        title={m.own_foods_title()}
        to={onDay(paths.trainee.diet, date, today)}
        backLabel={m.diet_back()}
      />
      {full && <Banner kind="info">{m.own_foods_full()}</Banner>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2">
        <Button disabled={full} onClick={() => setOpen({ kind: "recipe" })}>
          <Icon name="plus" />
          {m.own_foods_new_recipe()}
        </Button>
        <Button variant="secondary" disabled={full} onClick={() => setOpen({ kind: "label" })}>
          {m.own_foods_new_label()}
        </Button>
      </div>
      {error ? (
        <LoadFailure
          error={error}
          title={m.own_foods_failed()}
          onRetry={retry}
          pending={fetching}
        />
      ) : !foods ? (
        <RecipesSkeleton />
      ) : foods.length === 0 ? (
        <EmptyState
          icon={<Icon name="bowl" />}
          title={m.own_foods_none()}
          text={m.own_foods_none_text()}
        />
      ) : (
        <ul
          aria-label={m.own_foods_title()}
          className="divide-y divide-line rounded-xl border border-line bg-raised shadow-raised"
        >
          {foods.map((food) => (
            <OwnFoodRow
              key={food.id}
              food={food}
              onEat={() => setOpen({ kind: "eat", food })}
              onChange={() => setOpen({ kind: food.kind, food })}
              onPhoto={() => setOpen({ kind: "photo", food })}
              onRemove={() => remove(food)}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {open?.kind === "recipe" && <RecipeDialog food={open.food} onSave={save} onClose={close} />}
        {open?.kind === "label" && <LabelDialog food={open.food} onSave={save} onClose={close} />}
        {open?.kind === "eat" && (
          <EatDialog
            food={open.food}
            onEat={(meal) => {
              eat(meal, date);
              close();
            }}
            onClose={close}
          />
        )}
        {open?.kind === "photo" && (
          <LabelPhotoDialog food={open.food} waiting={isWaiting(open.food.id)} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
