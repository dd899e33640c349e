import { Link } from "react-router";
import { adminPaths } from "../../../../../domain/admin-paths.ts";
import { m } from "../../../../paraglide/messages.js";
import { Icon } from "../../../../ui/every-icon.tsx";
import { iconButtonClass } from "../../../../ui/icon-button.tsx";

export const ToForms = () => (
  <Link
    to={adminPaths.checkInForms}
    aria-label={m.check_in_form_back()}
    title={m.check_in_form_back()}
    className={`${iconButtonClass} -ms-2.5`}
  >
    <Icon name="back" />
  </Link>
);
