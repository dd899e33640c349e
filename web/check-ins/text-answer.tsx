import { m } from "../paraglide/messages.js";
import type { FieldFrame } from "../ui/control.ts";
import { TextArea } from "../ui/text-area.tsx";

type TextAnswerProps = FieldFrame & {
  isLong: boolean;
  /** Letters. */
  max: number;
  value: string;
  onChange: (text: string) => void;
};

/** The share of the letters from which the remaining ones are told. */
const nearEnd = 0.8;

/** A written answer. Longer input stays, with its surplus told, because cutting it would lose words. */
export function TextAnswer({ isLong, max, value, onChange, hint, ...frame }: TextAnswerProps) {
  const { length } = value.trim();
  const left = length > max * nearEnd ? leftText(max - length) : undefined;
  const props = {
    ...frame,
    ...(left === undefined && hint === undefined ? {} : { hint: left ?? hint }),
    value,
    dir: "auto",
  } as const;
  return (
    <TextArea
      {...props}
      rows={isLong ? 3 : 1}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const leftText = (left: number) =>
  left >= 0 ? m.check_in_letters_left({ count: left }) : m.check_in_letters_over({ count: -left });
