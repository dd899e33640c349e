import type { Muscle } from "../../../domain/libraries/movement/muscle-names.ts";
import type { Worked } from "../../../domain/libraries/movement/muscles.ts";
import { m } from "../../paraglide/messages.js";
import { muscleTexts } from "./muscle-texts.ts";

/** The muscles of a movement by name, in the colours of its drawing. */
export function WorkedMuscles({ worked: { works, helps } }: { worked: Worked }) {
  return (
    <dl className="grid gap-2 text-sm">
      <Named title={m.movement_works()} muscles={works} dot="bg-accent" />
      <Named title={m.movement_helps()} muscles={helps} dot="bg-accent/45" />
    </dl>
  );
}

type NamedProps = { title: string; muscles: readonly Muscle[]; dot: string };

function Named({ title, muscles, dot }: NamedProps) {
  if (muscles.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="flex items-baseline gap-1.5 text-muted">
        <span aria-hidden="true" className={`size-2.5 rounded-full ${dot}`} />
        {title}
      </dt>
      <dd className="font-medium">
        {muscles.map((muscle) => muscleTexts[muscle]()).join(m.ui_comma())}
      </dd>
    </div>
  );
}
