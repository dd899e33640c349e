import { LanguageSwitch } from "../../ui/language-switch.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";

export function Tools() {
  return (
    <>
      <LanguageSwitch />
      <ThemeSwitch />
    </>
  );
}
