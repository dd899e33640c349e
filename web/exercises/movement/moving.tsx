import { type ComponentProps, Suspense } from "react";
import { sparePart } from "../../frame/again.tsx";
import type { ShownMovement } from "./engine.ts";

const MovementPlayer = sparePart(async () => (await import("./player.tsx")).MovementPlayer);

type MovingProps = Omit<ComponentProps<typeof MovementPlayer>, "shown"> & {
  /** Undefined while it loads. */
  shown: ShownMovement | undefined;
};

/** An animated movement; its place is reserved before it loads. */
export function Moving({ shown, plain = false, ...props }: MovingProps) {
  const place = (
    <div className="grid gap-2">
      <div className="aspect-4/3 max-h-[40dvh] w-full rounded-lg bg-stage" />
      {!plain && <div className="min-h-11" />}
    </div>
  );
  return (
    <Suspense fallback={place}>
      {shown ? <MovementPlayer {...props} plain={plain} shown={shown} /> : place}
    </Suspense>
  );
}
