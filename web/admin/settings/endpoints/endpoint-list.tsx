import { m } from "../../../paraglide/messages.js";
import { Ltr } from "../../../ui/bidi.tsx";
import type { EndpointGroup } from "./endpoints.ts";

const areaTexts: Record<string, () => string> = {
  access: m.settings_area_access,
  admin: m.settings_area_admin,
  trainee: m.settings_area_trainee,
  live: m.settings_area_live,
  media: m.settings_area_media,
};

/** All endpoints, folded by area. */
export function EndpointList({ groups }: { groups: readonly EndpointGroup[] }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      {groups.map(({ area, endpoints }) => (
        <details key={area} className="rounded-lg border border-line">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4">
            <span className="grow font-medium">
              {areaTexts[area]?.() ?? <Ltr>{`/api/${area}`}</Ltr>}
            </span>
            <span className="text-sm text-muted tabular-nums">{endpoints.length}</span>
          </summary>
          <ul className="grid grid-cols-1 divide-y divide-line border-t border-line" dir="ltr">
            {endpoints.map(({ method, path, summary }) => (
              <li key={`${method} ${path}`} className="px-4 py-2">
                <code className="text-sm wrap-anywhere">
                  <b>{method}</b> {path}
                </code>
                {summary && (
                  <p lang="en" className="text-sm text-muted">
                    {summary}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
