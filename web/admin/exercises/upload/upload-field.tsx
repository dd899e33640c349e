import { useId, useRef } from "react";
import { m } from "../../../paraglide/messages.js";
import { Ltr } from "../../../ui/bidi.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import type { Upload } from "./use-video-upload.ts";

type UploadFieldProps = {
  upload: Upload;
  /** Whether the upload replaces a stored file. */
  replaces: boolean;
  error?: string;
  onChoose: (file: File) => void;
  onCancel: () => void;
};

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);

/** Chooses an mp4 and shows the progress of its upload. */
export function UploadField({ upload, replaces, error, onChoose, onCancel }: UploadFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const busy = upload.step === "sending" || upload.step === "finishing";
  const problem = upload.step === "refused" ? upload.text : error;
  return (
    <div className="grid gap-3">
      <input
        ref={input}
        type="file"
        accept="video/mp4,.mp4"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) onChoose(file);
        }}
      />
      {busy ? (
        <Progress upload={upload} onCancel={onCancel} />
      ) : (
        <Button
          name="videoFile"
          variant="secondary"
          className="justify-self-start"
          aria-describedby={`${id}-hint ${id}-error`}
          onClick={() => input.current?.click()}
        >
          <Icon name="upload" />
          {replaces ? m.exercises_video_replace() : m.exercises_video_choose()}
        </Button>
      )}
      <p id={`${id}-hint`} className="text-sm text-muted">
        {m.exercises_video_limits()}
      </p>
      <FieldError id={`${id}-error`} text={problem} />
    </div>
  );
}

type BusyUpload = Extract<Upload, { step: "sending" | "finishing" }>;

function Progress({ upload, onCancel }: { upload: BusyUpload; onCancel: () => void }) {
  const { fileName, size } = upload;
  const sent = upload.step === "sending" ? upload.sent : size;
  return (
    <div className="grid gap-2 rounded-lg border border-line p-4">
      <p className="flex items-baseline gap-3">
        <bdi className="min-w-0 grow clamp-line block font-medium">{fileName}</bdi>
        <Ltr className="shrink-0 text-sm tabular-nums">{`${Math.floor((sent / size) * 100)}%`}</Ltr>
      </p>
      <ProgressBar value={sent} max={size} label={m.exercises_video_sending({ file: fileName })} />
      <div className="flex flex-wrap items-center gap-x-3">
        <p role="status" className="min-w-0 grow basis-40 text-sm text-muted">
          {statusOf(upload)}
        </p>
        <Button name="videoFile" variant="ghost" className="-me-3" onClick={onCancel}>
          {m.exercises_video_cancel()}
        </Button>
      </div>
    </div>
  );
}

function statusOf(upload: BusyUpload): string {
  if (upload.step === "finishing") return m.exercises_video_finishing();
  if (upload.waiting) return m.exercises_video_waiting();
  return m.exercises_video_sent({ sent: megabytes(upload.sent), total: megabytes(upload.size) });
}
