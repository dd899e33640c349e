import { FilterSelect } from "./filter-select.tsx";
import type { FilterChoices, Listed, ListNoun, StateOf } from "./list-noun.ts";
import { SortSelect } from "./sort-select.tsx";

type ChoicesProps<T extends Listed> = Pick<ListNoun<T>, "sorts" | "texts"> & {
  state: StateOf<T>;
  filters: FilterChoices<T>;
  /** Whether it is a table, whose heads sort. */
  wide: boolean;
  onChange: (changes: Partial<StateOf<T>>) => void;
};

/** The filters of a list; for cards, the order as well. */
export function Choices<T extends Listed>(props: ChoicesProps<T>) {
  const { state, filters, sorts, texts, wide, onChange } = props;
  return (
    <>
      {(Object.keys(filters) as (keyof T["filters"] & string)[]).map((name) => {
        const choice = filters[name];
        return (
          choice && (
            <FilterSelect
              key={name}
              label={choice.label()}
              all={choice.all()}
              value={state[name]}
              offered={choice.offered}
              textOf={choice.textOf}
              onChange={(value) => onChange({ [name]: value } as Partial<typeof state>)}
            />
          )
        );
      })}
      {!wide && (
        <SortSelect
          label={texts.sort()}
          state={state}
          offered={sorts}
          other={texts.otherSort()}
          onChange={(order) => onChange(order as Partial<typeof state>)}
        />
      )}
    </>
  );
}
