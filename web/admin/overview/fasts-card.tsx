import type { ReactNode } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { ShownFasts } from "../../../domain/contract/ramadan/fasting-health.ts";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { fastText } from "../glance/fast-text.ts";

/** The people who show the trainer something of their month: their hour of training, and whose doctor decides. */
export function FastsCard({ fasts }: { fasts: ShownFasts }) {
  const { following, moreFollowing, withDoctor, moreWithDoctor } = fasts;
  return (
    <Card title={m.fasts_title()}>
      <div className="grid grid-cols-1 gap-4">
        {withDoctor.length > 0 && (
          <section className="grid grid-cols-1 gap-1">
            <h3 className="font-medium">{m.fasts_doctor()}</h3>
            <p className="text-sm text-muted">{m.fasts_doctor_text()}</p>
            <People people={withDoctor} more={moreWithDoctor} />
          </section>
        )}
        {following.length > 0 && (
          <section className="grid grid-cols-1 gap-1">
            <h3 className="font-medium">{m.fasts_following()}</h3>
            <People people={following} more={moreFollowing} factOf={(person) => fastText(person)} />
          </section>
        )}
      </div>
    </Card>
  );
}

interface PeopleProps<Person> {
  people: readonly Person[];
  more: number;
  factOf?: (person: Person) => ReactNode;
}

function People<Person extends { traineeId: string; name: string }>({
  people,
  more,
  factOf,
}: PeopleProps<Person>) {
  return (
    <>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {people.map((person) => (
          <li key={person.traineeId}>
            <Link
              to={adminPaths.trainee(person.traineeId)}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1 hover:bg-soft"
            >
              <bdi className="wrap-anywhere">{person.name}</bdi>
              {factOf && <span className="text-sm text-muted">{factOf(person)}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-muted">{m.fasts_more({ count: more })}</p>}
    </>
  );
}
