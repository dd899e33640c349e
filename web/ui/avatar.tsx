import { useState } from "react";
import { useLocated } from "../lib/session/use-located.ts";

type AvatarProps = {
  name: string;
  /** The account's id, for a hue that survives a new name; the name by default. */
  id?: string;
  src?: string;
  /** Pixels across at the medium font size. */
  size?: number;
  className?: string;
};

/** The picture, or the first letter in one of six hues. Hidden from screen readers, because the name is beside it. */
export function Avatar({ name, id, src: path, size = 44, className = "" }: AvatarProps) {
  const src = useLocated(path);
  const side = `${size / 16}rem`;
  const box = `shrink-0 rounded-full object-cover ${className}`;
  const [failed, setFailed] = useState<string>();
  if (src && src !== failed) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        style={{ width: side, height: side }}
        onError={() => setFailed(src)}
        className={box}
      />
    );
  }
  return (
    <svg
      viewBox="0 0 44 44"
      width={side}
      height={side}
      aria-hidden="true"
      data-hue={hueOf(id ?? name)}
      className={`face ${box}`}
    >
      <text
        x={22}
        y={22}
        dy="0.36em"
        textAnchor="middle"
        className="fill-current text-[18px] font-semibold"
      >
        {initial(name)}
      </text>
    </svg>
  );
}

/** The first letter of a name without its article; two letters would read as a word. */
export function initial(name: string): string {
  const letters = name
    .normalize("NFC")
    .split(/\s+/)
    .map((word) => word.replace(/^ال(?=\S{2})/u, "").match(/\p{L}/u)?.[0]);
  return letters.find((letter) => letter !== undefined)?.toLocaleUpperCase() ?? "";
}

/** One of six (`face` in utilities.css), always the same for the same text. */
export function hueOf(text: string): number {
  let sum = 0;
  for (const char of text) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return sum % 6;
}
