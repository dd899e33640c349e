import { Link } from "react-router";
import { Icon } from "../../ui/every-icon.tsx";
import { iconButtonClass } from "../../ui/icon-button.tsx";

type BackLinkProps = { to: string; label: string; className?: string };

/** The way back before a screen's heading. */
export const BackLink = ({ to, label, className = "" }: BackLinkProps) => (
  <Link
    to={to}
    aria-label={label}
    title={label}
    className={`${iconButtonClass} -ms-2.5 ${className}`}
  >
    <Icon name="back" />
  </Link>
);
