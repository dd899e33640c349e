import { useEffect, useRef, useState } from "react";
import type { PhotoPose } from "../../../../../domain/check-ins/progress-photos.ts";
import type { CheckInReview } from "../../../../../domain/contract/check-ins/review.ts";
import { poseTexts } from "../../../../check-ins/photos/poses.ts";
import { useAddresses } from "../../../../check-ins/photos/use-addresses.ts";
import { useShown } from "../../../../check-ins/photos/use-shown.ts";
import { errorText } from "../../../../lib/format/error-text.ts";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Icon } from "../../../../ui/every-icon.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import { Key } from "../../../keys/key.tsx";
import { openPhotos } from "../acts.ts";
import { type Arrangement, Arrangements } from "./arrangements.tsx";
import { Compare } from "./compare.tsx";
import { LargePhotos } from "./large-photos.tsx";
import { Noted } from "./noted.tsx";
import type { ReviewPhotosProps } from "./review-photos.tsx";
import { Row } from "./row.tsx";
import { columnsOf, type Shot, shotsOf, titleOf } from "./shots.ts";

type PhotosCardProps = ReviewPhotosProps & { first: CheckInReview["photos"][number] };

/** The photos of a check-in by pose, beside the last and the first ones. They are asked for when they are shown. */
export function PhotosCard({ review, first, acts, onAskAgain }: PhotosCardProps) {
  const { photos, person } = review;
  const [pose, setPose] = useState(first.pose);
  const [arrangement, setArrangement] = useState<Arrangement>("beside");
  const compared = photos.find((each) => each.pose === pose) ?? first;
  const [now, ...earlier] = shotsOf(compared);
  const shots: [Shot, ...Shot[]] = [now, ...earlier];
  const { addresses, error, ask, onLost } = useAddresses(
    shots.map(({ id }) => id),
    (ids) => openPhotos(review, ids),
  );
  const { isShown, toggle: turn, hide, press } = useShown(() => void ask());
  const card = useRef<HTMLElement>(null);
  const [isLarge, setLarge] = useState(false);
  // Each way into another view begins hidden.
  const enlarge = (large: boolean) => {
    hide();
    setLarge(large);
  };
  const choose = (next: PhotoPose) => {
    hide();
    setPose(next);
  };
  useEffect(() => {
    acts.current = {
      toggle: () => {
        if (!isShown) card.current?.scrollIntoView({ block: "nearest" });
        turn();
      },
      enlarge: () => enlarge(true),
    };
    return () => {
      acts.current = undefined;
    };
  });

  const other = earlier.find(({ which }) => which === arrangement);
  const shown = {
    addressOf: ({ id }: Shot) => (isShown ? addresses.get(id) : undefined),
    isShown,
    isWaiting: isShown && !error,
    onLost,
    press,
    poseName: poseTexts[pose](),
  };
  const arrangements = earlier.length > 0 && (
    <Arrangements
      possible={["beside", ...earlier.map(({ which }) => which)]}
      value={other?.which ?? "beside"}
      onChange={setArrangement}
    />
  );
  const pictures = !isLarge && (
    <div className="grid grid-cols-1 gap-3">
      {arrangements}
      {other ? (
        <Compare now={now} other={other} {...shown} />
      ) : (
        <Row shots={shots} className={columnsOf(photos)} {...shown} />
      )}
    </div>
  );
  return (
    <Card
      ref={card}
      title={titleOf(photos)}
      action={
        <Button variant="ghost" onClick={turn} className="-me-3">
          {isShown ? m.review_photos_hide() : m.review_photos_show()}
          <ByKey name="P" />
        </Button>
      }
      className="grid scroll-mt-20 grid-cols-1 content-start gap-3"
    >
      {photos.length > 1 ? (
        <Tabs
          label={m.review_photos_poses()}
          value={pose}
          onValueChange={(value) => choose(value as PhotoPose)}
          tabs={photos.map((each) => ({
            value: each.pose,
            label: poseTexts[each.pose](),
            content: pictures,
          }))}
        />
      ) : (
        pictures
      )}
      {isShown && error && <p role="alert">{errorText(error)}</p>}
      <Noted person={person} />
      <div className="flex flex-wrap gap-2 *:grow">
        <Button variant="secondary" onClick={() => enlarge(true)}>
          {m.review_photos_enlarge()}
          <ByKey name="F" />
        </Button>
        {onAskAgain && (
          <Button variant="secondary" onClick={onAskAgain}>
            <Icon name="camera" />
            {m.review_photos_ask()}
            <ByKey name="R" />
          </Button>
        )}
      </div>
      {isLarge && (
        <LargePhotos
          poses={photos.map((each) => each.pose)}
          pose={pose}
          onPose={choose}
          shots={shots}
          other={other}
          arrangements={arrangements}
          error={isShown ? error : undefined}
          onToggle={turn}
          onClose={() => enlarge(false)}
          {...shown}
        />
      )}
    </Card>
  );
}

/** The key beside its button, where there is a keyboard. */
const ByKey = ({ name }: { name: string }) => (
  <span aria-hidden="true" className="-my-1 hidden @5xl:inline pointer-coarse:hidden">
    <Key>{name}</Key>
  </span>
);
