import type { ReactNode } from "react";

interface Share {
  key: string;
  label: string;
  value: number;
}

type StackedBarProps = {
  /** Parts of the whole, also in the list below for screen readers. */
  shares: readonly Share[];
  /** Draws a row of the list: a link to the counted things. */
  row: (share: Share, content: ReactNode) => ReactNode;
};

const strengths = [1, 0.78, 0.6, 0.46, 0.36, 0.29, 0.23, 0.18];
const strengthOf = (place: number) => strengths[Math.min(place, strengths.length - 1)];

/** The division of a whole: one bar, and a line for each part. */
export function StackedBar({ shares, row }: StackedBarProps) {
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  let from = 0;
  return (
    <div className="grid gap-2">
      <div className="h-3 overflow-hidden rounded-full bg-soft text-accent">
        <svg className="mirror block size-full" aria-hidden="true">
          {shares.map(({ key, value }, place) => {
            const [x, width] = [from, total > 0 ? (100 * value) / total : 0];
            from += width;
            return (
              <rect
                key={key}
                x={`${x}%`}
                width={`${width}%`}
                height="100%"
                fill="currentColor"
                opacity={strengthOf(place)}
              />
            );
          })}
        </svg>
      </div>
      <ul>
        {shares.map((share, place) => (
          <li key={share.key}>
            {row(
              share,
              <span className="flex min-h-11 items-center gap-2.5 md:min-h-9">
                <svg
                  viewBox="0 0 10 10"
                  className="size-2.5 shrink-0 text-accent"
                  aria-hidden="true"
                >
                  <circle cx={5} cy={5} r={5} fill="currentColor" opacity={strengthOf(place)} />
                </svg>
                <span className="grow">{share.label}</span>
                <span className="font-medium">{share.value}</span>
              </span>,
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
