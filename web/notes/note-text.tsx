import { useState } from "react";
import { m } from "../paraglide/messages.js";

const shortLines = 2;

/** A note's text, cut until the reader expands it. */
export function NoteText({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const isLong = text.split("\n").length > shortLines || text.length > 160;
  return (
    <>
      <p
        dir="auto"
        className={`plaintext whitespace-pre-line wrap-anywhere ${isLong && !whole ? "clamp-lines-2" : ""}`}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="-ms-2 min-h-11 justify-self-start rounded-md px-2 text-sm font-medium text-accent-ink hover:bg-soft"
        >
          {whole ? m.diet_note_less() : m.diet_note_more()}
        </button>
      )}
    </>
  );
}
