import { NavLink, type NavLinkProps } from "react-router";
import { prefetchScreen } from "./screens.ts";

type ScreenLinkProps = Omit<NavLinkProps, "to"> & { to: string };

/** A link that prefetches its screen on touch, hover or focus. */
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
