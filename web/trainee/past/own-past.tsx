import { paths } from "../../../domain/paths.ts";
import { m } from "../../paraglide/messages.js";
import { PastView } from "../../past/past-view.tsx";
import { TraineeHeader } from "../trainee-header.tsx";
import { ownPast } from "./queries.ts";

/** The trainee's own past in other apps. */
export function OwnPast() {
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <TraineeHeader
        title={m.past_own_title()}
        to={paths.trainee.profile}
        backLabel={m.past_back_own()}
      />
      <PastView side={ownPast} />
    </div>
  );
}
