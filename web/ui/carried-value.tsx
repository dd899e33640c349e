import { useEffect, useRef } from "react";

type CarriedValueProps = { name: string; value: string };

/** A value chosen without a control. The form carries it, and a change fires like a typed one. */
export function CarriedValue({ name, value }: CarriedValueProps) {
  const input = useRef<HTMLInputElement>(null);
  const lastValue = useRef(value);
  useEffect(() => {
    if (lastValue.current === value) return;
    lastValue.current = value;
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [value]);
  return <input ref={input} type="hidden" name={name} value={value} />;
}
