import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon.tsx";
import { useProgress } from "./uploads.ts";

type UploadMarkProps = { messageId: string; onCancel: () => void; className?: string };

const circle = "col-start-1 row-start-1 size-12";

/** The progress of an upload, around the button that cancels it. */
export function UploadMark({ messageId, onCancel, className = "" }: UploadMarkProps) {
  const share = useProgress(messageId);
  return (
    <span className={`inline-grid place-items-center ${className}`}>
      <svg
        viewBox="0 0 48 48"
        role="progressbar"
        aria-label={m.chat_uploading()}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((share ?? 0) * 100)}
        fill="none"
        strokeWidth={4}
        className={circle}
      >
        <circle cx={24} cy={24} r={21} className="fill-overlay/85 stroke-line" />
        <circle
          cx={24}
          cy={24}
          r={21}
          pathLength={100}
          strokeDasharray={`${(share ?? 0) * 100} 200`}
          strokeLinecap="round"
          transform="rotate(-90 24 24)"
          className={`stroke-accent-ink transition-[stroke-dasharray] ${share ? "" : "opacity-0"}`}
        />
      </svg>
      <button
        type="button"
        aria-label={m.chat_upload_cancel()}
        title={m.chat_upload_cancel()}
        onClick={onCancel}
        className={`${circle} grid place-items-center rounded-full`}
      >
        <Icon name="close" />
      </button>
    </span>
  );
}
