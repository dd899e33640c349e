import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { maxSearchLength } from "../../../domain/list.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { focusFirst } from "../../ui/control.ts";
import { useModal } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { type Entry, firstSections, foundSections, personSections } from "./entries.ts";
import { PaletteList } from "./palette-list.tsx";
import type { Person } from "./person-acts.ts";
import { readRecents } from "./recents.ts";
import { usePeople } from "./use-people.ts";

type PaletteProps = {
  /** The text that was typed before it loaded. */
  typed: () => string;
  onChoose: (entry: Entry) => void;
  onClose: () => void;
};

/** A search for trainees, screens and actions; Tab opens the commands of a trainee. */
export function Palette({ typed, onChoose, onClose }: PaletteProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [person, setPerson] = useState<Person>();
  const [recents] = useState(readRecents);
  const [moved, setMoved] = useState<string>();
  const [hurried, setHurried] = useState(false);
  const search = text.trim();
  const found = usePeople(person ? "" : search);

  const sections = person
    ? personSections(search, person)
    : search === ""
      ? firstSections(recents)
      : foundSections(search, found.people);
  const entries = sections.flatMap((section) => section.entries);
  const at = Math.max(
    0,
    entries.findIndex(({ key }) => key === moved),
  );
  const active = entries[at];
  const searching = !person && search !== "" && !found.settled;

  const type = (next: string) => {
    setText(next);
    setMoved(undefined);
    setHurried(false);
  };
  const lead = (to: Person | undefined) => {
    setPerson(to);
    type("");
    input.current?.focus();
  };
  const back = () => (person ? lead(undefined) : onClose());
  const { ref, dialogProps } = useModal(back);

  // Letters may arrive until it is mounted.
  const takeTyped = useEffectEvent(() => setText(typed()));
  useLayoutEffect(() => takeTyped(), []);

  // Enter preceded the answer, so it chooses the first result.
  const settle = useEffectEvent(() => {
    setHurried(false);
    if (active) onChoose(active);
  });
  useEffect(() => {
    if (hurried && !searching) settle();
  }, [hurried, searching]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys during composition belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const last = entries.length - 1;
    const next = {
      ArrowDown: at < last ? at + 1 : 0,
      ArrowUp: at > 0 ? at - 1 : last,
      Home: 0,
      End: last,
    }[event.key];
    if (next !== undefined && (text === "" || event.key.startsWith("Arrow"))) {
      setMoved(entries[next]?.key);
    } else if (event.key === "Enter") {
      if (active && !(searching && active.kind !== "command")) onChoose(active);
      else if (searching) setHurried(true);
    } else if (event.key === "Tab" && !event.shiftKey && active?.kind === "person") {
      // During a search the shown person may be another.
      if (!searching) lead(active.person);
    } else if (event.key === "Backspace" && text === "" && person) {
      lead(undefined);
    } else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={ref}
      aria-label={m.palette_title()}
      className="m-0 mx-auto h-dvh max-h-none w-full max-w-none animate-enter overflow-hidden bg-overlay p-0 shadow-overlay backdrop:animate-enter md:mt-[12vh] md:h-auto md:max-h-[min(32rem,76dvh)] md:max-w-xl md:rounded-xl"
      {...dialogProps}
    >
      <div className="flex h-full max-h-[inherit] flex-col safe-top">
        <header className="flex items-center gap-2 border-b border-line ps-4 pe-1.5">
          {person ? (
            <IconButton label={m.ui_back()} onClick={back} className="-ms-2.5 text-muted">
              <Icon name="back" />
            </IconButton>
          ) : (
            <Icon name="search" className="text-lg text-muted" />
          )}
          <input
            ref={input}
            {...focusFirst}
            type="text"
            role="combobox"
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={active && `${id}-${at}`}
            aria-autocomplete="list"
            aria-label={person ? m.palette_of({ name: person.name }) : m.palette_search()}
            placeholder={person ? m.palette_of({ name: person.name }) : m.palette_search()}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={maxSearchLength}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            className="plaintext min-h-14 min-w-0 grow bg-transparent text-base outline-none"
          />
          <IconButton label={m.ui_close()} onClick={onClose} className="text-muted">
            <Icon name="close" />
          </IconButton>
        </header>
        <div
          className="mt-(--room) min-h-0 grow overflow-y-auto overscroll-contain p-2"
          data-scroller
        >
          <PaletteList
            id={id}
            sections={sections}
            active={active}
            onActive={setMoved}
            onChoose={onChoose}
            onLead={lead}
          />
          {entries.length === 0 && !searching && !found.failed && (
            <p className="px-3 py-8 text-center text-muted">{m.palette_nothing()}</p>
          )}
          {found.failed && !person && (
            <div role="alert" className="flex flex-wrap items-center gap-2 px-3 py-2">
              <p className="grow text-muted">{m.palette_people_failed()}</p>
              <Button variant="ghost" pending={found.pending} onClick={found.again}>
                {m.ui_retry()}
              </Button>
            </div>
          )}
        </div>
        <p role="status" className="sr-only">
          {searching ? "" : m.palette_count({ count: entries.length })}
        </p>
        <p
          aria-hidden="true"
          className="hidden flex-wrap gap-x-4 border-t border-line px-4 py-2 text-sm text-muted md:flex"
        >
          <span>{m.palette_hint_move()}</span>
          <span>{m.palette_hint_open()}</span>
          {active?.kind === "person" && <span>{m.palette_hint_more({ key: "Tab" })}</span>}
        </p>
      </div>
    </dialog>
  );
}
