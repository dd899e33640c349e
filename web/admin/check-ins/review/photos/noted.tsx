import { givenName } from "../../../../../domain/accounts/given-name.ts";
import type { CheckInReview } from "../../../../../domain/contract/check-ins/review.ts";
import { m } from "../../../../paraglide/messages.js";

/** Says that each view is noted, and that a page prevents no screenshot. */
export function Noted({ person }: Pick<CheckInReview, "person">) {
  return (
    <p className="text-sm text-muted">
      {m.review_photos_noted({ gender: person.gender ?? "other", name: givenName(person.name) })}
    </p>
  );
}
