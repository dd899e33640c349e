import { Link, type LinkProps, useSearchParams } from "react-router";
import { type SettingsTab, withSettings } from "./address.ts";

type SettingsLinkProps = Omit<LinkProps, "to"> & {
  tab: SettingsTab | "steps" | "ramadan" | "prayers";
};

/** Opens the settings over the present screen; other parts of the address stay. */
export function SettingsLink({ tab, ...rest }: SettingsLinkProps) {
  const [params] = useSearchParams();
  return (
    <Link to={{ search: withSettings(params, tab).toString() }} preventScrollReset {...rest} />
  );
}
