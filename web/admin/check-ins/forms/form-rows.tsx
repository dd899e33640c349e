import { useNavigate } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import { isAsked } from "../../../../domain/check-ins/questions.ts";
import type { CheckInForm } from "../../../../domain/contract/check-ins/forms.ts";
import { phraseOf } from "../../../check-ins/phrase.ts";
import { datedDay, formatCount, formatDay } from "../../../lib/format/format.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { ownDayAt } from "../../../lib/format/own-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { FactLine } from "../../../ui/fact-line.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { RowName } from "../../list/row-parts.tsx";
import { useRowKeys } from "../../list/use-row-keys.ts";

interface RowActs {
  onPeople: (form: CheckInForm) => void;
  onDuplicate: (form: CheckInForm) => void;
  onArchive: (form: CheckInForm) => void;
}

type FormRowsProps = RowActs & { title: string; forms: readonly CheckInForm[] };

/** The number of questions that people answer. */
export const askedCount = ({ questions }: CheckInForm): number =>
  questions.filter((question) => isAsked(question) && !question.isRemoved).length;

/** The first questions in a line. */
const topicsOf = ({ questions }: CheckInForm): string =>
  questions
    .filter((question) => isAsked(question) && !question.isRemoved)
    .slice(0, 5)
    .map(phraseOf)
    .join(" · ");

/** Forms under a heading: a press opens one in its builder. */
export function FormRows({ title, forms, ...acts }: FormRowsProps) {
  const navigate = useNavigate();
  const keys = useRowKeys((id) => void navigate(adminPaths.checkInForm(id)));
  return (
    <section>
      <h2 className="pb-2 text-base text-muted">{title}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the rows' own links */}
      <div ref={keys.list} onKeyDown={keys.onKeyDown}>
        <ul
          aria-label={title}
          className="grid grid-cols-1 overflow-clip rounded-lg border border-line bg-raised"
        >
          {forms.map((form) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside serves the keyboard
            <li
              key={form.id}
              onClick={(event) => keys.onRowClick(event, form.id)}
              className="flex min-h-16 cursor-pointer items-center gap-3 border-t border-line py-1.5 ps-4 pe-1.5 transition first:border-t-0 hover:bg-soft has-[[data-row-link]:focus-visible]:[outline:2px_solid_var(--color-accent-ink)] has-[[data-row-link]:focus-visible]:-outline-offset-2"
            >
              <div className="grid min-w-0 grow gap-x-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
                <div className="min-w-0">
                  <RowName name={nameIn(form)} to={adminPaths.checkInForm(form.id)} />
                  <p className="clamp-line text-sm text-muted max-md:hidden">{topicsOf(form)}</p>
                </div>
                <FormFacts form={form} />
              </div>
              <FormMenu form={form} {...acts} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function FormFacts({ form }: { form: CheckInForm }) {
  const count = askedCount(form);
  const day = ownDayAt(form.updatedAt);
  return (
    <FactLine
      className="text-sm text-muted"
      facts={[
        form.people > 0 && (
          <b className="font-medium text-ink">
            {m.check_in_form_people({ count: form.people, people: formatCount(form.people) })}
          </b>
        ),
        m.check_in_form_questions({ count, questions: formatCount(count) }),
        form.revision > 1 && m.check_in_form_edited({ day: formatDay(day, datedDay) }),
      ]}
    />
  );
}

function FormMenu({ form, onPeople, onDuplicate, onArchive }: RowActs & { form: CheckInForm }) {
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <IconButton
          label={m.check_in_form_actions_of({ name: nameIn(form) })}
          className="text-muted hover:text-ink"
        >
          <Icon name="dots" />
        </IconButton>
      }
      items={[
        {
          label: m.check_in_form_edit(),
          icon: <Icon name="edit" />,
          onSelect: () => void navigate(adminPaths.checkInForm(form.id)),
        },
        {
          label: m.check_in_form_whom_when(),
          icon: <Icon name="calendar" />,
          onSelect: () => onPeople(form),
        },
        {
          label: m.check_in_form_duplicate(),
          icon: <Icon name="copy" />,
          onSelect: () => onDuplicate(form),
        },
        "separator",
        {
          label: m.library_archive(),
          icon: <Icon name="archive" />,
          onSelect: () => onArchive(form),
        },
      ]}
    />
  );
}
