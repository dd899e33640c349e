import { today } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { DownloadButton } from "./download-button.tsx";
import type { List, ListStateOf } from "./list-state.ts";

type ListFileButtonProps<Sort extends string, Filters extends Record<string, string>> = {
  /** The beginning of the file's name. */
  name: string;
  list: List<Sort, Filters>;
  state: ListStateOf<Sort, Filters>;
  page: { total: number } | undefined;
  load: (query: Record<string, string>) => Promise<Response>;
};

/** Downloads all pages of the list with its present filters. */
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
