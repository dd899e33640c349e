import type { ExerciseSubstitute } from "../../../domain/libraries/exercises.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";

type SubstituteLineProps = { substitute: ExerciseSubstitute | null | undefined };

/** The exercise that a trainee did instead of the planned one. */
export function SubstituteLine({ substitute }: SubstituteLineProps) {
  if (!substitute) return null;
  return (
    <p className="w-full text-sm text-muted">
      <bdi className="wrap-anywhere">{m.lifted_substitute({ name: nameIn(substitute) })}</bdi>
    </p>
  );
}
