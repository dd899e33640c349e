/** The picture's size, reserved before it loads; `--map-width` makes it smaller. */
export const mapClass = "mx-auto block aspect-[103/101] w-full max-w-(--map-width,18rem)";

/** The same of a glance. */
export const glanceClass = "w-28 shrink-0";
