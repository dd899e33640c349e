/**
 * An editor: its bar of title, tabs and tools, in one line where they fit, and under it the days, which take a line of
 * their own.
 */
export const barClass = "flex flex-wrap items-center gap-x-1.5 gap-y-1 md:gap-x-3 md:gap-y-2";
