import { maxSearchLength, type SortDirection, sortDirections } from "../../../domain/list.ts";
import { useAddress } from "../../lib/use-address.ts";

interface ListShape<Sort extends string, Filters extends Record<string, string>> {
  /** Each order that there is, with the direction it starts with: what a person wants to see first. */
  firstDirection: Record<Sort, SortDirection>;
  /** How the list stands before anybody sorts it. */
  defaultSort: { sort: NoInfer<Sort>; direction: SortDirection };
  /** What a part of the address means to a filter; undefined when it means nothing. */
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

/** A filter that knows these values and no others. */
export const oneOf =
  <const Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text);

const lastPage = 100_000;

/** A list whose search, filters, order and page live in the address. */
export function defineList<Sort extends string, Filters extends Record<string, string>>({
  firstDirection,
  defaultSort,
  filters,
}: ListShape<Sort, Filters>): List<Sort, Filters> {
  type State = ListStateOf<Sort, Filters>;
  const names = Object.keys(filters) as (keyof Filters & string)[];
  const sorts = Object.keys(firstDirection) as Sort[];

  /** What an address asks for; parts that mean nothing are passed over. */
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

  /** Only what differs from the defaults, so that a plain list has a plain address. */
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

/** The state of a list in the address at hand; anything but a new page begins at the first. */
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
