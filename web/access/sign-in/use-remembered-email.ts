import { useEffect, useRef } from "react";
import { type Area, readRememberedEmail } from "../remembered-email.ts";

/** Fills in the remembered address, unless something was typed while the page woke up. */
export function useRememberedEmail(area: Area) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const remembered = readRememberedEmail(area);
    const email = form.current?.elements.namedItem("email");
    const remember = form.current?.elements.namedItem("remember");
    if (!remembered || !(email instanceof HTMLInputElement) || email.value) return;
    email.value = remembered;
    if (remember instanceof HTMLInputElement) remember.checked = true;
  }, [area]);
  return form;
}
