import type { Browser } from "./browser.ts";
import type { Box } from "./hand.ts";

/** The number of pixels in a box unlike its background, which is sampled below its top edge's middle. */
export async function inkIn(browser: Browser, box: Box): Promise<number> {
  return browser.evaluate(
    async (picture, { x, y, width, height }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      context.drawImage(image, -x, -y);
      const { data } = context.getImageData(0, 0, width, height);
      const pixels = new Uint32Array(data.buffer);
      const ground = pixels[4 * Math.floor(width) + Math.floor(width / 2)];
      return pixels.filter((pixel) => pixel !== ground).length;
    },
    (await browser.picture()).toString("base64"),
    box,
  );
}
