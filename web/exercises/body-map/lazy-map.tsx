import { Suspense } from "react";
import { lazyPart, sparePart } from "../../frame/again.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { BodyMapProps, MuscleGlanceProps } from "./body-map.tsx";
import { glanceClass, mapClass } from "./frame.ts";

const BodyMap = lazyPart(async () => (await import("./body-map.tsx")).BodyMap);

/** The map, with its drawing code loaded on demand. */
export function LazyMap(props: BodyMapProps) {
  return (
    <Suspense fallback={<MapSkeleton folded={props.shown !== undefined} />}>
      <BodyMap {...props} />
    </Suspense>
  );
}

const MuscleGlance = sparePart(async () => (await import("./body-map.tsx")).MuscleGlance);

/** The muscles at a glance, loaded like the map. */
export function LazyGlance(props: MuscleGlanceProps) {
  return (
    <Suspense
      fallback={
        <div className={glanceClass}>
          <Skeleton className={`${mapClass} rounded-lg!`} />
        </div>
      }
    >
      <MuscleGlance {...props} />
    </Suspense>
  );
}

/** A folded list has six rows of 36 px. */
function MapSkeleton({ folded }: { folded: boolean }) {
  return (
    <Loading className="@container grid gap-3">
      <span className="grid gap-x-6 gap-y-3 @md:grid-cols-2 @md:items-center">
        <Skeleton className={`${mapClass} mb-8 rounded-xl!`} />
        <Skeleton className={folded ? "h-54" : "h-72"} />
      </span>
    </Loading>
  );
}
