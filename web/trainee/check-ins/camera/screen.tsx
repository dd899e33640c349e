import { paths } from "../../../../domain/paths.ts";
import { useAddress } from "../../../lib/use-address.ts";
import { useDraft } from "../../../lib/waiting/drafts.ts";
import { m } from "../../../paraglide/messages.js";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { covered } from "../../covered.tsx";
import { TraineeHeader } from "../../trainee-header.tsx";
import { formAddress } from "../address.ts";
import { checkInDrafts } from "../drafts.ts";
import { placeOf } from "./address.ts";
import { leaveCamera } from "./open-camera.ts";
import { CameraVisit } from "./visit.tsx";

/** The camera for the photos of a check-in: a document of its own, the only one that may open a camera. */
function CameraScreen() {
  const place = placeOf(useAddress().params);
  const draft = useDraft(checkInDrafts, place.key);
  const question = draft?.asked.questions.find(({ id }) => id === place.questionId);
  if (!draft || question?.kind !== "photos") {
    return (
      <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-3">
        <TraineeHeader
          title={m.photos_camera()}
          to={paths.trainee.checkIns}
          backLabel={m.check_in_back()}
        />
        <EmptyState icon={<Icon name="camera" />} title={m.photos_nothing_asked()} />
      </div>
    );
  }
  return (
    <CameraVisit
      place={place}
      poses={question.poses}
      onLeave={() => void leaveCamera(formAddress(draft.asked.formId))}
    />
  );
}

export default covered(m.photos_camera, CameraScreen);
