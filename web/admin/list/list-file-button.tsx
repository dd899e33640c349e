import { today } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { DownloadButton } from "./download-button.tsx";
import type { List, ListStateOf } from "./list-state.ts";

type ListFileButtonProps<Sort extends string, Filters extends Record<string, string>> = {
  /** What the file is called after. */
  name: string;
  list: List<Sort, Filters>;
  state: ListStateOf<Sort, Filters>;
  page: { total: number } | undefined;
  load: (query: Record<string, string>) => Promise<Response>;
};

/** All pages of a list as it stands, for a spreadsheet. */
export function ListFileButton<Sort extends string, Filters extends Record<string, string>>({
  name,
  list,
  state,
  page,
  load,
}: ListFileButtonProps<Sort, Filters>) {
  return (
    <DownloadButton
      label={m.list_file()}
      name={`miran-${name}-${today()}.csv`}
      load={() => load(Object.fromEntries(list.write({ ...state, page: 1 })))}
      disabled={!page?.total}
      brief
    />
  );
}
