/** How large a picture is said to be, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** @returns undefined for what has no area */
export const sizeOf = (width: number, height: number): PictureSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined;

/** The largest that any of a picture's parts says, which may be very many: none of them is kept. */
export class LargestSize {
  #width = 0;
  #height = 0;

  add({ width, height }: PictureSize): void {
    this.#width = Math.max(this.#width, width);
    this.#height = Math.max(this.#height, height);
  }

  get size(): PictureSize | undefined {
    return sizeOf(this.#width, this.#height);
  }
}
