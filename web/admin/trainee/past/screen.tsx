import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useParams } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import { m } from "../../../paraglide/messages.js";
import { PastView } from "../../../past/past-view.tsx";
import { pastQuery } from "../../../past/query.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { ScreenHeader } from "../../../ui/screen-header.tsx";
import { BackLink } from "../../frame/back-link.tsx";
import { pastOf } from "./queries.ts";

/** A trainee's past in other apps, for the trainer. */
export default function TraineePastScreen() {
  const { id = "" } = useParams();
  const side = useMemo(() => pastOf(id), [id]);
  const { data } = useQuery(pastQuery(side));
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <ScreenHeader
        title={m.past_title()}
        text={<bdi>{data?.person ?? "\u00a0"}</bdi>}
        back={<BackLink to={adminPaths.trainee(id)} label={m.past_back()} />}
      />
      <PastView
        key={id}
        side={side}
        ofMany={
          <Link to={adminPaths.importsOf("body")} className={buttonClass({ variant: "ghost" })}>
            {m.imports_title()}
          </Link>
        }
      />
    </div>
  );
}
