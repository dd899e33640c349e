import { useEffect, useState } from "react";
import { videoSourceOf } from "../../../domain/libraries/video.ts";
import { m } from "../../paraglide/messages.js";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { TextField } from "../../ui/field.tsx";
import type { FieldErrors } from "../../ui/form.ts";
import { VideoPlayer } from "../../video/player.tsx";
import { getVideoTicket } from "./queries.ts";
import { UploadField } from "./upload/upload-field.tsx";
import type { StoredFile, useVideoUpload } from "./upload/use-video-upload.ts";

const videoKinds = ["none", "address", "file"] as const;
export type VideoKind = (typeof videoKinds)[number];

export const videoKindNamed = (name: string | undefined): VideoKind =>
  videoKinds.find((kind) => kind === name) ?? "none";

type VideoFieldProps = {
  name: string;
  kind: VideoKind;
  onKind: (kind: VideoKind) => void;
  videoUrl: string;
  /** The exercise's stored file. */
  stored: StoredFile | null;
  uploading: ReturnType<typeof useVideoUpload>;
  errors: FieldErrors;
  onChange: () => void;
};

const kindTexts: Record<VideoKind, () => string> = {
  none: m.exercises_video_none,
  address: m.exercises_video_address,
  file: m.exercises_video_file,
};

/** No video, a link, or an own file; the choice is previewed at once. */
export function VideoField(props: VideoFieldProps) {
  const { name, kind, onKind, videoUrl, stored, uploading, errors, onChange } = props;
  const { upload, start, cancel } = uploading;
  const file = upload.step === "ready" ? upload.file : stored;
  return (
    <div className="grid gap-4">
      <ChoiceChips
        label={m.exercises_video()}
        name="videoKind"
        options={videoKinds.map((value) => ({ value, label: kindTexts[value]() }))}
        defaultValue={[kind]}
        onChange={([value]) => onKind(videoKindNamed(value))}
      />
      {kind === "address" && (
        <AddressField name={name} videoUrl={videoUrl} error={errors.videoUrl} />
      )}
      {kind === "file" && (
        <>
          {file && upload.step !== "sending" && upload.step !== "finishing" && (
            <figure className="grid gap-2">
              <Preview name={name} videoUrl={null} videoId={file.id} />
              <figcaption className="clamp-line text-sm text-muted">
                <bdi>{file.fileName}</bdi>
              </figcaption>
            </figure>
          )}
          <UploadField
            upload={upload}
            replaces={file !== null}
            error={errors.videoFile}
            onChoose={(chosen) => {
              onChange();
              void start(chosen);
            }}
            onCancel={() => void cancel()}
          />
        </>
      )}
    </div>
  );
}

const previewPauseMs = 400;

function AddressField(props: { name: string; videoUrl: string; error?: string }) {
  const { name, videoUrl, error } = props;
  const [typed, setTyped] = useState(videoUrl);
  const [shown, setShown] = useState(videoUrl);
  useEffect(() => {
    const timer = setTimeout(() => setShown(typed.trim()), previewPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const wrong = shown !== "" && !videoSourceOf(shown);
  return (
    <>
      <TextField
        label={m.exercises_video_url()}
        name="videoUrl"
        type="url"
        hint={m.exercises_video_url_hint()}
        defaultValue={videoUrl}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={error ?? (wrong ? m.field_not_a_video() : undefined)}
      />
      {shown !== "" && !wrong && <Preview name={name} videoUrl={shown} videoId={null} />}
    </>
  );
}

function Preview(props: { name: string; videoUrl: string | null; videoId: string | null }) {
  return <VideoPlayer {...props} getTicket={getVideoTicket} failedText={m.field_not_a_video()} />;
}
