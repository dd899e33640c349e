import type { ReactNode } from "react";
import { clockAt } from "../lib/format/clock.ts";
import { Ltr } from "../ui/bidi.tsx";
import { type ShownStatus, StatusMark } from "./message-status.tsx";

type BubbleProps = {
  own: boolean;
  /** Whether it is the first, or the last, of consecutive messages of one side. */
  opens: boolean;
  closes: boolean;
  at: number;
  /** Text before `at`: the time of writing, or the day since which it waits. */
  beforeTime?: string | undefined;
  /** Only for own messages. */
  status?: ShownStatus;
  /** Whether the content fills the bubble, as a picture does. */
  bare?: boolean;
  /** Whether it is the current result of a search. */
  found?: boolean;
  children: ReactNode;
};

/** A message's bubble with its time and its status. */
export function Bubble({
  own,
  opens,
  closes,
  at,
  beforeTime,
  status,
  bare = false,
  found = false,
  children,
}: BubbleProps) {
  const corner = own
    ? `${opens ? "" : "rounded-se-sm"} ${closes ? "rounded-ee-[0.25rem]" : "rounded-ee-sm"}`
    : `${opens ? "" : "rounded-ss-sm"} ${closes ? "rounded-es-[0.25rem]" : "rounded-es-sm"}`;
  const colour = own ? "bg-accent-soft" : "border border-line bg-raised";
  return (
    <div
      className={`max-w-[min(100%,36rem)] min-w-20 overflow-hidden rounded-lg ${corner} ${colour} ${bare ? "p-1" : "px-3 py-1.5"} ${found ? "outline-2 outline-offset-2 outline-warn" : ""}`}
    >
      {children}
      <p
        className={`flex flex-wrap items-center justify-end gap-x-1.5 text-sm text-muted ${beforeTime ? "" : "leading-digits"} ${bare ? "px-2 pt-1.5 pb-1" : "mt-1"}`}
      >
        {beforeTime && <span>{beforeTime}</span>}
        <time dateTime={new Date(at).toISOString()}>
          <Ltr>{clockAt(at)}</Ltr>
        </time>
        {status && <StatusMark status={status} />}
      </p>
    </div>
  );
}
