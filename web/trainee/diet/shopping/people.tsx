import { householdBounds } from "../../../../domain/activity/shopping.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";

type PeopleProps = { people: number; onPeople: (people: number) => void };

/** For how many people the list is. */
export function People({ people, onPeople }: PeopleProps) {
  const { min, max } = householdBounds.people;
  return (
    <fieldset className="@container flex flex-wrap items-center gap-x-3 border-t border-line pt-2">
      <legend className="sr-only">{m.shopping_people()}</legend>
      <span aria-hidden="true" className="text-muted">
        {m.shopping_people()}
      </span>
      <span className="-me-3 ms-auto flex items-center @max-[11rem]:flex-wrap @max-[11rem]:justify-end">
        <IconButton
          label={m.shopping_people_fewer()}
          disabled={people <= min}
          onClick={() => onPeople(people - 1)}
        >
          <Icon name="minus" />
        </IconButton>
        <output className="min-w-24 text-center font-medium @max-[11rem]:order-first @max-[11rem]:basis-full @max-[11rem]:pe-3 @max-[11rem]:text-end">
          {m.shopping_people_for({ count: people })}
        </output>
        <IconButton
          label={m.shopping_people_more()}
          disabled={people >= max}
          onClick={() => onPeople(people + 1)}
        >
          <Icon name="plus" />
        </IconButton>
      </span>
    </fieldset>
  );
}
