/** The picture's size, reserved before it loads. */
export const mapClass = "mx-auto block aspect-[103/101] w-full max-w-72";

/** The same of a glance. */
export const glanceClass = "w-28 shrink-0";
