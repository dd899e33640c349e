import type { Steps } from "../../../domain/libraries/movement/steps.ts";
import { m } from "../../paraglide/messages.js";

/** The steps of an exercise, in words. */
export function MovementSteps({ steps }: { steps: Steps }) {
  const { start, motion, breathing, mistakes } = steps;
  return (
    <dl className="grid gap-3">
      <Step title={m.movement_start()}>{start}</Step>
      <Step title={m.movement_motion()}>{motion}</Step>
      <Step title={m.movement_breathing()}>{breathing}</Step>
      <div>
        <dt className="font-medium">{m.movement_mistakes()}</dt>
        {mistakes.map((mistake) => (
          <dd key={mistake} className="mt-1 border-s-2 border-warn ps-3 text-muted">
            {mistake}
          </dd>
        ))}
      </div>
    </dl>
  );
}

function Step({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <dt className="font-medium">{title}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}
