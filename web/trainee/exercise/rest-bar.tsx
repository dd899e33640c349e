import { clockText } from "../../../domain/activity/countdown.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { part } from "../../ui/progress-bar.tsx";
import { lengthenRest, stopRest, useRest } from "./rest.ts";

const more = 30;

/** The countdown of the rest; it never blocks the next set. */
export function RestBar() {
  const rest = useRest();
  if (!rest) return null;
  const over = rest.left === 0;
  const time = clockText(rest.left);
  return (
    <section
      aria-label={m.training_rest()}
      className={`relative flex items-center gap-2 py-1 ps-4 pe-1 ${over ? "bg-good-soft" : ""}`}
    >
      <Icon name="clock" className={over ? "text-good" : "text-muted"} />
      <p className="min-w-0 grow">
        {over ? (
          <span className="font-medium text-good">{m.training_rest_over()}</span>
        ) : (
          <span role="timer" aria-label={m.training_rest_left({ time })}>
            <span className="text-sm text-muted">{m.training_rest()}</span>{" "}
            <bdi dir="ltr" className="text-lg font-semibold">
              {time}
            </bdi>
          </span>
        )}
      </p>
      {!over && (
        <button
          type="button"
          aria-label={m.training_rest_more_label()}
          onClick={() => lengthenRest(more)}
          className="min-h-11 rounded-md px-3 font-medium text-accent-ink hover:bg-soft"
        >
          {m.training_rest_more()}
        </button>
      )}
      <IconButton label={m.training_rest_stop()} onClick={stopRest} className="text-muted">
        <Icon name="close" />
      </IconButton>
      <svg
        className="mirror absolute inset-x-0 bottom-0 h-0.5 w-full text-accent"
        aria-hidden="true"
      >
        <rect
          width={`${part(rest.left, rest.seconds) * 100}%`}
          height="100%"
          fill="currentColor"
          className="transition-[width] duration-200"
        />
      </svg>
      <span role="status" className="sr-only">
        {over ? m.training_rest_over() : ""}
      </span>
    </section>
  );
}
