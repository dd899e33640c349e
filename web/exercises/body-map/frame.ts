/** The picture's size, which it has before it is there. */
export const mapClass = "mx-auto block aspect-[103/101] w-full max-w-72";
