import { Suspense } from "react";
import { sparePart } from "../../frame/again.tsx";

const MovementPlayer = sparePart(async () => (await import("./player.tsx")).MovementPlayer);

type MovingProps = Parameters<typeof MovementPlayer>[0];

/** A movement that moves; its place stands before its code has come. */
export function Moving(props: MovingProps) {
  return (
    <Suspense fallback={<div className="aspect-4/3 max-h-[40dvh] w-full rounded-lg bg-stage" />}>
      <MovementPlayer {...props} />
    </Suspense>
  );
}
