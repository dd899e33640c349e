import { Link } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import { m } from "../../../paraglide/messages.js";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { sittingSoFar } from "./sitting.ts";

/** After the last one: what was done in this sitting. */
export function Ending() {
  const { ended, minutes } = sittingSoFar();
  return (
    <>
      <h1 className="sr-only">{m.review_title()}</h1>
      <EmptyState
        icon={<Icon name="double-check" />}
        title={m.review_over()}
        text={
          ended === 0
            ? m.review_over_none()
            : m.review_over_text({
                done: m.review_over_count({ count: ended }),
                minutes: m.review_over_minutes({ count: minutes }),
              })
        }
        action={
          <Link to={adminPaths.checkIns} className={buttonClass({ variant: "secondary" })}>
            {m.review_back()}
          </Link>
        }
      />
    </>
  );
}
