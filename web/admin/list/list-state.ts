import { maxSearchLength, type SortDirection, sortDirections } from "../../../domain/list.ts";
import { useAddress } from "../../lib/use-address.ts";

interface ListShape<Sort extends string, Filters extends Record<string, string>> {
  /** All orders with their initial direction: the most wanted rows first. */
  firstDirection: Record<Sort, SortDirection>;
  /** The initial order. */
  defaultSort: { sort: NoInfer<Sort>; direction: SortDirection };
  /** A filter's value in the address; undefined if it is invalid. */
  filters: { [Name in keyof Filters]: (text: string) => Filters[Name] | undefined };
}

export type ListStateOf<Sort extends string, Filters extends Record<string, string>> = {
  search: string;
  sort: Sort;
  direction: SortDirection;
  page: number;
} & Partial<Filters>;

export interface List<Sort extends string, Filters extends Record<string, string>> {
  firstDirection: Record<Sort, SortDirection>;
  names: readonly (keyof Filters & string)[];
  read: (params: URLSearchParams) => ListStateOf<Sort, Filters>;
  write: (state: ListStateOf<Sort, Filters>) => URLSearchParams;
}

/** A filter with these values only. */
export const oneOf =
  <const Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text);

const lastPage = 100_000;

/** A list with its search, filters, order and page in the address. */
export function defineList<Sort extends string, Filters extends Record<string, string>>({
  firstDirection,
  defaultSort,
  filters,
}: ListShape<Sort, Filters>): List<Sort, Filters> {
  type State = ListStateOf<Sort, Filters>;
  const names = Object.keys(filters) as (keyof Filters & string)[];
  const sorts = Object.keys(firstDirection) as Sort[];

  /** The state in an address; invalid parts are ignored. */
  const read = (params: URLSearchParams): State => {
    const page = Number(params.get("page"));
    return {
      ...(Object.fromEntries(
        names.map((name) => [name, filters[name](params.get(name) ?? "")]),
      ) as Partial<Filters>),
      search: (params.get("search") ?? "").slice(0, maxSearchLength),
      sort: oneOf(sorts)(params.get("sort") ?? "") ?? defaultSort.sort,
      direction: oneOf(sortDirections)(params.get("direction") ?? "") ?? defaultSort.direction,
      page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    };
  };

  /** Only values that differ from the defaults, so that a plain list has a plain address. */
  const write = (state: State): URLSearchParams => {
    const { search, sort, direction, page } = state;
    const params = new URLSearchParams();
    if (search) params.set("search", search);
    for (const name of names) {
      const value = state[name];
      if (value) params.set(name, value);
    }
    if (sort !== defaultSort.sort || direction !== defaultSort.direction) {
      params.set("sort", sort);
      params.set("direction", direction);
    }
    if (page > 1) params.set("page", String(page));
    return params;
  };

  return { firstDirection, names, read, write };
}

/** The list's state in the present address; each change except of the page returns to the first page. */
export function useList<Sort extends string, Filters extends Record<string, string>>({
  names,
  read,
  write,
}: List<Sort, Filters>) {
  type State = ListStateOf<Sort, Filters>;
  const { params, change: changeAddress } = useAddress();
  const state = read(params);
  const change = (changes: Partial<State>, { replace = false } = {}) => {
    changeAddress((current) => write({ ...read(current), page: 1, ...changes }), {
      replace,
      preventScrollReset: true,
    });
  };
  const noFilters = Object.fromEntries(names.map((name) => [name, undefined]));
  const clear = () => change({ search: "", ...noFilters } as Partial<State>);
  const filtered = names.some((name) => state[name] !== undefined);
  return { state, change, clear, filtered, narrowed: filtered || state.search !== "" };
}
