import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from "react";
import { getTextDirection } from "../paraglide/runtime.js";
import { growWithText } from "./grow-with-text.ts";

type GrowingTextAreaProps = Omit<ComponentProps<"textarea">, "ref"> & {
  ref?: RefObject<HTMLTextAreaElement | null>;
};

/** A text box as tall as its text, within the bounds of its classes. */
export function GrowingTextArea({ ref, dir, className = "", ...rest }: GrowingTextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const area = ref ?? own;
  const fit = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (!area.current) return;
    const growth = growWithText(area.current);
    fit.current = growth.fit;
    return growth.end;
  }, [area]);
  // A value set by code, as after sending a message, fires no input event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it measures what is drawn
  useLayoutEffect(() => fit.current?.(), [rest.value]);
  // An empty text has no direction, and Firefox draws the placeholder of such a box outside of it.
  const direction = dir === "auto" && rest.value === "" ? getTextDirection() : dir;
  return (
    <textarea
      {...rest}
      ref={area}
      dir={direction}
      className={`field-sizing-content ${className}`}
    />
  );
}
