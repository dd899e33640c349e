import { adminPaths } from "../../../../../domain/admin-paths.ts";
import { m } from "../../../../paraglide/messages.js";
import { BackLink } from "../../../frame/back-link.tsx";

export const ToForms = () => (
  <BackLink to={adminPaths.checkInForms} label={m.check_in_form_back()} />
);
