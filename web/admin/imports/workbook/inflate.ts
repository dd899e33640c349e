import { Inflate } from "fflate";

/** Stored bytes inflated at once: at most 16 MB, whatever they contain. */
const step = 16 * 1024;

/**
 * Inflates a part of a zip.
 * @returns undefined if it is malformed, or not of this size
 */
export function inflatePart(stored: Uint8Array, size: number): Uint8Array | undefined {
  const part = new Uint8Array(size);
  let length = 0;
  const inflating = new Inflate((chunk) => {
    if (length + chunk.length <= size) part.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < stored.length && length <= size; at += step) {
      inflating.push(stored.subarray(at, at + step), at + step >= stored.length);
    }
  } catch {
    return undefined;
  }
  return length === size ? part : undefined;
}
