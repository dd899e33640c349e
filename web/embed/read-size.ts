import { latinDigits } from "../../domain/numerals.ts";
import type { FrameSize } from "./snippet.ts";

/**
 * A typed width or height: a number is pixels, and digits may be Arabic.
 * @returns undefined for an invalid size; pixels are 160 to 4000, per cent 10 to 100 (widths only)
 */
export function readSize(typed: string, axis: keyof FrameSize): string | undefined {
  const plain = latinDigits(typed).replaceAll("\u066a", "%").replace(/\s/g, "");
  const [, number, unit = "px"] = /^(\d{1,4})(px|%)?$/.exec(plain) ?? [];
  const amount = Number(number);
  const [least, most] = unit === "%" ? [10, 100] : [160, 4000];
  if (number === undefined || amount < least || amount > most) return undefined;
  return unit === "%" && axis === "height" ? undefined : `${amount}${unit}`;
}
