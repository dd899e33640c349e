import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";

type SearchBoxProps = { value: string; onChange: (text: string) => void };

const longest = 100;

/** A search box that searches at each keystroke. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  return (
    <search className="flex min-h-12 items-center gap-2 rounded-md border border-line-strong bg-field ps-3.5 text-base transition-colors focus-within:border-accent-ink hover:border-muted">
      <Icon name="search" className="text-muted" />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longest}
        aria-label={m.training_search()}
        placeholder={m.training_search()}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="plaintext min-h-11 min-w-0 grow bg-transparent outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== "" && (
        <IconButton
          label={m.training_search_clear()}
          onClick={() => onChange("")}
          className="text-muted"
        >
          <Icon name="close" />
        </IconButton>
      )}
    </search>
  );
}
