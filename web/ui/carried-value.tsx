import { useEffect, useRef } from "react";

type CarriedValueProps = { name: string; value: string };

/** What is chosen by other means than a control: the form carries it, and hears of a change as of a typed one. */
export function CarriedValue({ name, value }: CarriedValueProps) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [value]);
  return <input ref={input} type="hidden" name={name} value={value} />;
}
