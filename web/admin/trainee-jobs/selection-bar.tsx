import { Suspense, useState } from "react";
import type { JobAudience } from "../../../domain/contract/jobs/jobs.ts";
import { lazyPart } from "../../frame/again.tsx";
import { formatCount } from "../../lib/format/format.ts";
import { today } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { StateOf } from "../list/list-noun.ts";
import type { Selection } from "../list/use-selection.ts";
import type { Trainees } from "../trainees/row-parts.tsx";
import type { JobChoice } from "./choices.ts";

const ChooseAndGive = lazyPart(
  async () => (await import("../templates/give/choose-and-give.tsx")).ChooseAndGive,
);
const JobDialog = lazyPart(async () => (await import("./job-dialog.tsx")).JobDialog);

type SelectionBarProps = {
  selection: Selection<Trainees["row"]>;
  state: StateOf<Trainees>;
  page: Trainees["page"];
};

/** The number of selected rows, a button that selects all matches, and the jobs on them. */
export function SelectionBar({ selection, state, page }: SelectionBarProps) {
  const [opened, setOpened] = useState<{ choice: JobChoice; audience: JobAudience }>();
  const [giving, setGiving] = useState<{ audience: JobAudience; given?: true }>();
  const open = (choice: JobChoice) => setOpened({ choice, audience: audienceOf(selection, state) });
  const item = (choice: JobChoice, icon: IconName, label: string) => ({
    label,
    icon: <Icon name={icon} />,
    onSelect: () => open(choice),
    ...(choice === "deactivate" && { danger: true }),
  });
  const words = [
    item("message", "chat", m.bulk_message()),
    item("notify", "bell", m.bulk_notify()),
  ];
  const weeks = [
    {
      label: m.templates_give_one(),
      icon: <Icon name="layers" />,
      onSelect: () => setGiving({ audience: audienceOf(selection, state) }),
    },
    item("repeat", "copy", m.bulk_repeat()),
  ];
  // People without a plan mostly need one.
  const [first, others, narrow] =
    state.needs === "empty_weeks"
      ? [weeks, words, "whitespace-nowrap max-sm:px-3! max-sm:text-sm max-sm:[&_svg]:hidden"]
      : [words, weeks, ""];
  const { count, all, except } = selection;
  const total = formatCount(count);
  const isMore = !all && count < page.total;
  return (
    <>
      <section
        aria-label={m.bulk_bar()}
        data-floating
        className="sticky bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-20 mx-auto flex w-full max-w-3xl flex-wrap items-center gap-x-2 gap-y-1 rounded-lg border border-line-strong/60 bg-overlay p-2 ps-4 shadow-overlay md:bottom-4"
      >
        <p role="status" className="font-medium">
          {all && except.length === 0 ? m.bulk_all_selected({ total }) : m.bulk_selected({ total })}
        </p>
        {isMore && (
          <Button variant="ghost" onClick={selection.selectAll} className="px-2!">
            {m.bulk_select_all({ total: formatCount(page.total) })}
          </Button>
        )}
        <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
          {first.map(({ label, icon, onSelect }) => (
            <Button key={label} variant="secondary" onClick={onSelect} className={narrow}>
              {icon}
              {label}
            </Button>
          ))}
          <Menu
            trigger={
              <IconButton label={m.bulk_more()}>
                <Icon name="dots" />
              </IconButton>
            }
            items={[
              ...others,
              item("lighten", "dumbbell", m.training_lighter()),
              item("unlighten", "undo", m.bulk_unlighten()),
              item("plan", "card", m.bulk_plan()),
              item("activate", "check", m.bulk_activate()),
              item("mute", "bell-off", m.bulk_mute()),
              item("unmute", "bell", m.bulk_unmute()),
              "separator",
              item("deactivate", "lock", m.bulk_deactivate()),
            ]}
          />
          <IconButton label={m.bulk_clear()} onClick={selection.clear} className="text-muted">
            <Icon name="close" />
          </IconButton>
        </div>
      </section>
      {giving && (
        <Suspense>
          <ChooseAndGive
            audience={giving.audience}
            // The dialog is part of the bar, which needs the selection, so the selection stays until it closes.
            onGiven={() => setGiving({ ...giving, given: true })}
            onClose={() => {
              setGiving(undefined);
              if (giving.given) selection.clear();
            }}
          />
        </Suspense>
      )}
      {opened && (
        <Suspense>
          <JobDialog
            {...opened}
            plans={page.plans}
            onClose={() => setOpened(undefined)}
            onDone={() => {
              setOpened(undefined);
              selection.clear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The selected people by id, or all matches of the list's filter with exceptions. */
function audienceOf(
  { all, ids, except }: Selection<Trainees["row"]>,
  { sort: _, direction: __, page: ___, ...filter }: StateOf<Trainees>,
): JobAudience {
  if (!all) return { kind: "chosen", ids: [...ids] };
  return { kind: "matching", filter: { ...filter, date: today() }, except: [...except] };
}
