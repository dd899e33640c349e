import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { maxSearchLength } from "../../domain/list.ts";
import { m } from "../paraglide/messages.js";
import { controlClass, focusFirst } from "./control.ts";
import { Icon } from "./every-icon.tsx";

type SearchFieldProps = {
  /** The searched things, also the placeholder. */
  label: string;
  value: string;
  onSearch: (search: string) => void;
  /** The arrow down: from the field to the results. */
  onDown?: () => void;
  /** Keyboard help, for screen readers. */
  hint?: string;
  /** The pause in typing before a search, in milliseconds. */
  pauseMs?: number;
  autoFocus?: boolean;
  /** The bare input, in a bar with its own frame. */
  plain?: boolean;
};

/** Searches after a pause in typing; `/` focuses it from anywhere on the screen. */
export function SearchField({
  label,
  value,
  onSearch,
  onDown,
  hint,
  pauseMs = 200,
  autoFocus,
  plain = false,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  const [sent, setSent] = useState(value);
  useSlash(input);

  // The address changed elsewhere (back, «clear»): it replaces the input. The own search may come back late, after
  // more letters.
  if (value !== searched) {
    setSearched(value);
    if (value !== sent) {
      setSent(value);
      if (value !== text.trim()) setText(value);
    }
  }

  const send = () => {
    setSent(text.trim());
    onSearch(text.trim());
  };
  const search = useEffectEvent(() => {
    if (text.trim() !== value) send();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter restarts the pause
  useEffect(() => {
    const timer = setTimeout(search, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") send();
    if (event.key === "ArrowDown" && text.trim() !== value) send();
    // Not also the dialog around it.
    const clears = event.key === "Escape" && text !== "";
    if (clears) setText("");
    if (event.key === "ArrowDown") onDown?.();
    if (clears || event.key === "Enter" || event.key === "ArrowDown") event.preventDefault();
  };

  return (
    <search className="relative min-w-0 grow">
      {!plain && (
        <Icon
          name="search"
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-muted"
        />
      )}
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxSearchLength}
        aria-label={label}
        aria-keyshortcuts="/"
        aria-describedby={hint ? hintId : undefined}
        placeholder={label}
        // biome-ignore lint/a11y/noAutofocus: only in a dialog for this search
        autoFocus={autoFocus}
        {...(autoFocus ? focusFirst : {})}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className={`${controlClass} plaintext ${plain ? "" : "ps-11 pe-12"}`}
      />
      {hint && (
        <span id={hintId} hidden>
          {hint}
        </span>
      )}
      {text !== "" && !plain && (
        <button
          type="button"
          aria-label={m.ui_search_clear()}
          title={m.ui_search_clear()}
          onClick={() => {
            setText("");
            input.current?.focus();
          }}
          className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-md text-muted hover:text-ink"
        >
          <Icon name="close" />
        </button>
      )}
    </search>
  );
}

function useSlash(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
      if (document.querySelector("dialog:modal")) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [input]);
}
