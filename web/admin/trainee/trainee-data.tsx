import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { storableName } from "../../../domain/copies/my-data.ts";
import { today } from "../../lib/format/today.ts";
import { DataCopy } from "../../my-data/data-copy.tsx";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/every-icon.tsx";

/** Downloads all data about a trainee as one file. */
export function TraineeData({ trainee }: { trainee: Pick<TraineeDetails, "id" | "name"> }) {
  const named = { name: storableName(trainee.name), day: today() };
  return (
    <Card title={m.my_data_of_copy_title()}>
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <p className="text-muted">{m.my_data_of_copy_text()}</p>
        <DataCopy
          download={{
            path: `/api/admin/trainees/${encodeURIComponent(trainee.id)}/data`,
            name: `${m.my_data_of_file(named)}.zip`,
            againAt: m.my_data_of_again_at,
            failed: m.my_data_of_download_failed,
          }}
          label={m.my_data_of_download()}
          preparing={m.my_data_of_preparing()}
        />
        <p className="text-muted">{m.my_data_sets_text()}</p>
        <DataCopy
          download={{
            path: `/api/admin/trainees/${encodeURIComponent(trainee.id)}/data/sets`,
            name: `${m.my_data_of_sets_file(named)}.csv`,
            againAt: m.my_data_of_again_at,
            failed: m.my_data_sets_failed,
          }}
          label={m.my_data_sets()}
          preparing={m.my_data_of_preparing()}
        />
      </div>
    </Card>
  );
}

/** The way to a trainee's past in other apps. */
export function TraineePastLink({ traineeId }: { traineeId: string }) {
  return (
    <Card title={m.past_title()}>
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <p className="text-muted">{m.past_link_text()}</p>
        <Link
          to={adminPaths.past(traineeId)}
          className={buttonClass({ variant: "secondary" }, "max-sm:w-full")}
        >
          <Icon name="upload" />
          {m.past_link()}
        </Link>
      </div>
    </Card>
  );
}
