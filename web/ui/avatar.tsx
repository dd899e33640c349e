type AvatarProps = {
  name: string;
  src?: string;
  /** Pixels across at the medium font size. */
  size?: number;
  className?: string;
};

/** The picture, or the initials; hidden from readers, for the name stands beside it. */
export function Avatar({ name, src, size = 44, className = "" }: AvatarProps) {
  const side = `${size / 16}rem`;
  const box = `shrink-0 rounded-full bg-accent-soft object-cover ${className}`;
  if (src) return <img src={src} alt="" width={size} height={size} className={box} />;
  return (
    <svg viewBox="0 0 44 44" width={side} height={side} aria-hidden="true" className={box}>
      <text
        x={22}
        y={22}
        dy="0.36em"
        textAnchor="middle"
        className="fill-accent-ink text-[15px] font-semibold"
      >
        {initials(name)}
      </text>
    </svg>
  );
}

/** First letters of the first and the last name, unjoined; the article is not an initial. */
export function initials(name: string): string {
  const letters = name
    .normalize("NFC")
    .split(/\s+/)
    .map((word) => word.replace(/^ال(?=\S{2})/u, "").match(/\p{L}/u)?.[0])
    .filter((letter) => letter !== undefined);
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join("\u200c\u200a").toLocaleUpperCase();
}
