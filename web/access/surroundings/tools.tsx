import { useEffect } from "react";
import { forgetEarlyClicks, releaseEarlyClick } from "../../lib/early-click.ts";
import { LanguageSwitch } from "../../ui/language-switch.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";

/** The last part of a page to be hydrated. */
export function Tools() {
  useEffect(() => {
    releaseEarlyClick(document.getElementById("tools"));
    forgetEarlyClicks();
  }, []);
  return (
    <>
      <LanguageSwitch />
      <ThemeSwitch />
    </>
  );
}
