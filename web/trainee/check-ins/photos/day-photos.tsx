import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { LocalDate } from "../../../../domain/calendar.ts";
import type { ProgressPhotos } from "../../../../domain/contract/check-ins/progress-photos.ts";
import { PhotoFrame } from "../../../check-ins/photos/photo-frame.tsx";
import { posesClass, poseTexts } from "../../../check-ins/photos/poses.ts";
import { useAddresses } from "../../../check-ins/photos/use-addresses.ts";
import { useShown } from "../../../check-ins/photos/use-shown.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { formatKg } from "../../../lib/format/format.ts";
import { useToday } from "../../../lib/format/today.ts";
import { answer } from "../../../lib/session/answer.ts";
import { traineeClient } from "../../../lib/session/clients.ts";
import { queryClient as client } from "../../../lib/session/query-client.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { FactLine } from "../../../ui/fact-line.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { toast } from "../../../ui/toast.tsx";
import { dayText, momentText } from "../when-text.ts";
import { progressPhotosKey } from "./keys.ts";
import { openOwnPhotos } from "./queries.ts";

type Photo = ProgressPhotos["photos"][number];
type DayPhotosProps = { date: LocalDate; photos: readonly Photo[] };

/** The photos of a day: shown together while they are held, with the trainer's last view of each. */
export function DayPhotos({ date, photos }: DayPhotosProps) {
  const today = useToday();
  const ids = photos.map(({ id }) => id);
  const { addresses, error, ask, onLost } = useAddresses(ids, openOwnPhotos);
  const { isShown, press } = useShown(() => void ask());
  const [dropping, setDropping] = useState<Photo>();
  const weight = photos.find((each) => each.weight !== null)?.weight;
  return (
    <Card className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">{dayText(date, today)}</h2>
        <FactLine
          className="text-sm text-muted"
          facts={[
            m.photos_count({ count: photos.length }),
            weight != null && m.check_in_fact_kg({ kg: formatKg(weight) }),
            m.photos_touch(),
          ]}
        />
      </div>
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={m.photos_show_day({ day: dayText(date, today) })}
        className={`${posesClass} touch-manipulation rounded-lg`}
        {...press}
      >
        {photos.map(({ id, pose }) => (
          <PhotoFrame
            key={id}
            address={isShown ? addresses.get(id) : undefined}
            name={poseTexts[pose]()}
            onError={onLost}
          />
        ))}
      </button>
      {isShown && error && <p role="alert">{errorText(error)}</p>}
      <ul className={posesClass}>
        {photos.map((photo) => (
          <li key={photo.id} className="grid min-w-0 content-start">
            <span className="flex items-center justify-between">
              <span className="font-medium">{poseTexts[photo.pose]()}</span>
              <IconButton
                label={m.photos_erase_pose({ pose: poseTexts[photo.pose]() })}
                onClick={() => setDropping(photo)}
              >
                <Icon name="trash" />
              </IconButton>
            </span>
            <span className="text-sm text-muted">{stateText(photo, today)}</span>
          </li>
        ))}
      </ul>
      <EraseDialog photo={dropping} onClose={() => setDropping(undefined)} />
    </Card>
  );
}

function stateText({ checkInId, viewedAt }: Photo, today: LocalDate): string {
  if (viewedAt !== null) return m.photos_viewed({ when: momentText(viewedAt, today) });
  return checkInId === null ? m.photos_not_sent() : m.photos_not_viewed();
}

type EraseDialogProps = {
  photo: Photo | undefined;
  onClose: () => void;
};

function EraseDialog({ photo, onClose }: EraseDialogProps) {
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (id: string) =>
      answer(traineeClient()["progress-photos"][":id"].$delete({ param: { id }, json: {} })),
    onSuccess: () => toast({ kind: "success", text: m.photos_erased() }),
    onError: (error) => toast({ kind: "error", text: errorText(error) }),
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: progressPhotosKey });
    },
  });
  return (
    <ConfirmDialog
      open={photo !== undefined}
      onClose={onClose}
      danger
      title={m.photos_erase_title()}
      text={m.photos_erase_text()}
      confirmLabel={m.photos_erase()}
      pending={isPending}
      onConfirm={() => photo && mutate(photo.id)}
    />
  );
}
