import { NavLink, type NavLinkProps } from "react-router";
import { prefetchScreen } from "./screens.ts";

type ScreenLinkProps = Omit<NavLinkProps, "to"> & { to: string };

/** A link to a screen that is fetched on touch, hover or focus already. */
export function ScreenLink({ to, ...rest }: ScreenLinkProps) {
  const prefetch = () => prefetchScreen(to);
  return (
    <NavLink
      to={to}
      end
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
      {...rest}
    />
  );
}
