/** The declared size of a picture, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** @returns undefined without an area */
export const sizeOf = (width: number, height: number): PictureSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined;

/** The largest size of a picture's parts. There may be very many, so none is stored. */
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
