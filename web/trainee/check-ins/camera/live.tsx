import { useRef, useState } from "react";
import type { PhotoPose } from "../../../../domain/check-ins/progress-photos.ts";
import { prepareTones } from "../../../lib/tones.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { ChosenFile } from "./chosen-file.tsx";
import { type Delay, delays, useCountdown } from "./countdown.ts";
import { chime, tick } from "./sounds.ts";
import { Stage } from "./stage.tsx";
import { takePicture } from "./take.ts";
import type { Facing } from "./use-camera.ts";
import { useGhost } from "./use-ghost.ts";

type LiveProps = {
  pose: PhotoPose;
  stream: MediaStream;
  facing: Facing;
  onTaken: (picture: ImageBitmap) => void;
};

/** The open camera: the guide, the ghost of the last photo, and the timer with its sounds. */
export function Live({ pose, stream, facing, onTaken }: LiveProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [delay, setDelay] = useState<Delay>(10);
  const [isGhostShown, setGhostShown] = useState(true);
  const ghost = useGhost(pose);

  const take = async () => {
    if (!video.current?.videoWidth) return;
    const picture = await takePicture(video.current);
    chime();
    onTaken(picture);
  };
  const countdown = useCountdown({
    onSecond: tick,
    // A picture that could not be taken leaves the camera as it is.
    onEnd: () => void take().catch(() => {}),
  });
  const isCounting = countdown.left !== undefined;

  const begin = () => {
    prepareTones();
    countdown.start(delay);
  };

  return (
    <div className="grid grid-cols-1 gap-3">
      <Stage
        video={video}
        stream={stream}
        facing={facing}
        ghost={isGhostShown ? ghost : undefined}
        left={countdown.left}
      />
      {!isCounting && (
        <div className="flex flex-wrap items-end justify-between gap-3">
          <ChoiceChips
            name="delay"
            label={m.photos_timer()}
            required
            options={delays.map((each) => ({
              value: String(each),
              label: m.photos_timer_seconds({ count: each }),
            }))}
            value={[String(delay)]}
            onChange={([chosen]) => setDelay(chosen === "3" ? 3 : 10)}
          />
          {ghost !== undefined && (
            <Switch
              label={m.photos_ghost()}
              checked={isGhostShown}
              onCheckedChange={setGhostShown}
            />
          )}
        </div>
      )}
      {/* One button, so that it keeps the focus. */}
      <Button
        size="lg"
        variant={isCounting ? "secondary" : "primary"}
        onClick={isCounting ? countdown.stop : begin}
      >
        {!isCounting && <Icon name="camera" />}
        {isCounting ? m.photos_timer_stop() : m.photos_take()}
      </Button>
      {!isCounting && <ChosenFile onChosen={onTaken}>{m.photos_choose()}</ChosenFile>}
    </div>
  );
}
