import type { ReactNode } from "react";

/** A phone's screen as the frame of each picture. */
function PhonePicture({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 88 128"
      aria-hidden="true"
      className="w-full"
      fill="none"
      strokeLinecap="round"
    >
      <rect
        x="2"
        y="2"
        width="84"
        height="124"
        rx="14"
        className="fill-raised stroke-line-strong"
        strokeWidth="2"
      />
      <rect x="34" y="8" width="20" height="4" rx="2" className="fill-line-strong" />
      {children}
    </svg>
  );
}

const Line = ({ y, width = 56 }: { y: number; width?: number }) => (
  <rect x="16" y={y} width={width} height="5" rx="2.5" className="fill-line" />
);

/** The automation's time of day. */
export const ClockPicture = () => (
  <PhonePicture>
    <circle cx="44" cy="52" r="22" className="fill-accent-soft stroke-accent" strokeWidth="3" />
    <path d="M44 38v14l9 6" className="stroke-accent-ink" strokeWidth="3" strokeLinejoin="round" />
    <Line y={88} />
    <rect x="48" y="102" width="24" height="12" rx="6" className="fill-accent" />
    <circle cx="66" cy="108" r="4.5" className="fill-raised" />
  </PhonePicture>
);

/** The samples of a day, and their sum. */
export const SumPicture = () => (
  <PhonePicture>
    {[14, 26, 18, 34, 22].map((height, place) => (
      <rect
        key={height}
        x={17 + place * 11.5}
        y={64 - height}
        width="7.5"
        height={height}
        rx="2"
        className="fill-accent"
      />
    ))}
    <path
      d="M44 72v10m-5-5 5 5 5-5"
      className="stroke-muted"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <rect x="14" y="90" width="60" height="24" rx="8" className="fill-accent-soft" />
    <text
      x="44"
      y="106.5"
      textAnchor="middle"
      fontSize="13"
      fontWeight="600"
      className="fill-accent-ink"
    >
      8,432
    </text>
  </PhonePicture>
);

/** The request: method, link and one field. */
export const RequestPicture = () => (
  <PhonePicture>
    <rect x="12" y="22" width="64" height="18" rx="6" className="fill-soft" />
    <rect x="16" y="26" width="28" height="10" rx="5" className="fill-accent" />
    <text
      x="30"
      y="33.8"
      textAnchor="middle"
      fontSize="7.5"
      fontWeight="700"
      className="fill-on-accent"
    >
      POST
    </text>
    <rect x="48" y="29" width="24" height="4" rx="2" className="fill-line-strong" />
    <rect
      x="12"
      y="48"
      width="64"
      height="46"
      rx="8"
      className="stroke-line-strong"
      strokeWidth="1.5"
    />
    <g fontSize="9" className="fill-ink" fontFamily="monospace" direction="ltr">
      <text x="18" y="62">
        {"{"}
      </text>
      <text x="24" y="74">
        "steps":
      </text>
      <text x="18" y="87">
        {"}"}
      </text>
    </g>
    <rect x="24" y="78" width="34" height="8" rx="4" className="fill-accent-soft" />
    <Line y={104} width={40} />
  </PhonePicture>
);

/** The count arrives in Miran and its ring closes. */
export const CountPicture = () => (
  <PhonePicture>
    <circle cx="44" cy="60" r="26" className="stroke-soft" strokeWidth="7" />
    <circle
      cx="44"
      cy="60"
      r="26"
      pathLength={100}
      strokeDasharray="100 200"
      transform="rotate(-90 44 60)"
      className="stroke-accent"
      strokeWidth="7"
    />
    <path
      d="m35 60 6.5 6.5L54 54"
      className="stroke-accent-ink"
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <Line y={100} />
    <Line y={110} width={34} />
  </PhonePicture>
);
