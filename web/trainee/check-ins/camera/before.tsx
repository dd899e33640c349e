import { useWho } from "../../../lib/session/use-who.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { ChosenFile } from "./chosen-file.tsx";
import type { CameraProblem, Facing, useCamera } from "./use-camera.ts";

type BeforeProps = {
  state: ReturnType<typeof useCamera>["state"];
  facing: Facing;
  onFacing: (facing: Facing) => void;
  onStart: () => void;
  onChosen: (picture: ImageBitmap) => void;
};

const problemTexts: Record<CameraProblem, () => string> = {
  denied: m.photos_camera_denied,
  missing: m.photos_camera_missing,
  busy: m.photos_camera_busy,
  unsupported: m.photos_camera_unsupported,
};

/** What will happen, before the phone asks for the camera; a picture of the phone is the other way. */
export function Before({ state, facing, onFacing, onStart, onChosen }: BeforeProps) {
  const gender = useWho()?.gender ?? "other";
  return (
    <div className="mx-auto grid w-full max-w-md grid-cols-1 gap-4 py-2">
      <ul className="grid list-disc gap-1.5 ps-5">
        <li>{m.photos_hint_neck({ gender })}</li>
        <li>{m.photos_hint_place({ gender })}</li>
        <li>{m.photos_hint_phone()}</li>
      </ul>
      {state.kind === "failed" ? (
        <>
          <Banner kind="error">{problemTexts[state.problem]()}</Banner>
          {(state.problem === "denied" || state.problem === "busy") && (
            <Button onClick={onStart}>{m.ui_retry()}</Button>
          )}
          <ChosenFile capture={facing} onChosen={onChosen}>
            {m.photos_take_with_phone()}
          </ChosenFile>
        </>
      ) : (
        <>
          <ChoiceChips
            name="facing"
            label={m.photos_facing()}
            required
            options={[
              { value: "user", label: m.photos_facing_front() },
              { value: "environment", label: m.photos_facing_back() },
            ]}
            value={[facing]}
            onChange={([chosen]) => onFacing(chosen === "environment" ? "environment" : "user")}
          />
          <p className="text-sm text-muted">{m.photos_camera_asks()}</p>
          <Button size="lg" onClick={onStart} pending={state.kind === "starting"}>
            <Icon name="camera" />
            {m.photos_camera_open({ gender })}
          </Button>
        </>
      )}
      <ChosenFile onChosen={onChosen}>{m.photos_choose()}</ChosenFile>
    </div>
  );
}
