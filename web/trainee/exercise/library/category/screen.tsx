import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router";
import {
  type ExerciseCategory,
  exerciseCategories,
} from "../../../../../domain/libraries/exercises.ts";
import { paths } from "../../../../../domain/paths.ts";
import { LoadFailure } from "../../../../frame/load-failure.tsx";
import { m } from "../../../../paraglide/messages.js";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { TraineeHeader } from "../../../trainee-header.tsx";
import { Dock } from "../../dock.tsx";
import { exerciseLibraryQuery } from "../../queries.ts";
import { categoryTexts } from "../../texts.ts";
import { ExerciseList } from "../exercise-list.tsx";
import ListSkeleton from "./skeleton.tsx";

/** The exercises of one category. */
export default function CategoryScreen() {
  const param = useParams().category;
  const category = exerciseCategories.find((each) => each === param);
  if (!category) return <Navigate to={paths.trainee.exerciseLibrary} replace />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <TraineeHeader
        title={m.training_category_title({ category: categoryTexts[category]() })}
        to={paths.trainee.exerciseLibrary}
        backLabel={m.training_back_all()}
      />
      <CategoryList category={category} />
      <Dock />
    </div>
  );
}

function CategoryList({ category }: { category: ExerciseCategory }) {
  const { data, error, isFetching, refetch } = useQuery(exerciseLibraryQuery());
  if (!data && error) {
    return (
      <LoadFailure
        error={error}
        title={m.training_library_failed()}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  if (!data) return <ListSkeleton />;
  const exercises = data.exercises.filter((exercise) => exercise.category === category);
  if (exercises.length > 0) return <ExerciseList exercises={exercises} />;
  return (
    <EmptyState
      icon={<Icon name="dumbbell" />}
      title={m.training_library_empty()}
      text={m.training_category_empty_text()}
    />
  );
}
