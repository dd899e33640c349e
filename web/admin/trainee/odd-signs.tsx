import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";

const texts = {
  mixed_scripts: () => m.trainees_odd_mixed_scripts(),
  invisible: () => m.trainees_odd_invisible(),
};

/** Warns of a name or an address with look-alike or invisible letters. */
export function OddSigns({ odd }: { odd: NonNullable<TraineeDetails["odd"]> }) {
  const { signs, alike } = odd;
  return (
    <Banner kind="error">
      {signs.map((sign) => (
        <p key={sign}>{texts[sign]()}</p>
      ))}
      {alike && (
        <p>
          <Link to={adminPaths.trainee(alike.id)} className="underline">
            {m.trainees_odd_alike({ name: alike.name })}
          </Link>
        </p>
      )}
      <p>{m.trainees_odd_advice()}</p>
    </Banner>
  );
}
