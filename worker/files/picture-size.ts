/** How large a picture is said to be, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** @returns undefined for what has no area */
export const sizeOf = (width: number, height: number): PictureSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined;

/** The size that holds each of these; undefined for none. */
export function largest(sizes: readonly PictureSize[]): PictureSize | undefined {
  const side = (of: "width" | "height") => Math.max(0, ...sizes.map((size) => size[of]));
  return sizeOf(side("width"), side("height"));
}
