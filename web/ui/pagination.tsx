import { useEffect, useRef } from "react";
import { clamp, parseNumber } from "../../domain/numerals.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

type PaginationProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
};

/** Up to this number of pages, stepping is faster than typing. */
const walkedPages = 3;

/** Nothing for a single page; a number field for many. */
export function Pagination({ page, pageCount, onPage }: PaginationProps) {
  if (pageCount <= 1) return null;
  const isLong = pageCount > walkedPages;
  return (
    <nav
      aria-label={m.ui_pages()}
      className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3"
    >
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="chevron" mirror={false} className="sm:-ms-1 ltr:-scale-x-100" />
        <span className="max-sm:sr-only">{m.ui_page_previous()}</span>
      </Button>
      <p aria-live="polite" className={isLong ? "sr-only" : "text-center text-sm text-muted"}>
        {m.ui_page_of({ page, count: pageCount })}
      </p>
      {isLong && <PageJump page={page} pageCount={pageCount} onPage={onPage} />}
      <Button variant="secondary" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        <span className="max-sm:sr-only">{m.ui_page_next()}</span>
        <Icon name="chevron" className="sm:-me-1" />
      </Button>
    </nav>
  );
}

/** The editable page number; outside the range it means the first or the last. */
function PageJump({ page, pageCount, onPage }: PaginationProps) {
  const field = useRef<HTMLInputElement>(null);
  // The last requested page, which may still be loading.
  const wanted = useRef(page);
  // The field keeps its focus and input while pages change.
  useEffect(() => {
    wanted.current = page;
    const { current } = field;
    if (current && current !== document.activeElement) current.value = String(page);
  }, [page]);
  const jump = (input: HTMLInputElement) => {
    const typed = parseNumber(input.value);
    const asked = typed === undefined ? wanted.current : clamp(Math.round(typed), 1, pageCount);
    input.value = String(asked);
    input.select();
    if (asked === wanted.current) return;
    wanted.current = asked;
    onPage(asked);
  };
  return (
    <form
      className="flex items-center gap-2 text-sm text-muted"
      onSubmit={(event) => {
        event.preventDefault();
        if (field.current) jump(field.current);
      }}
    >
      <span aria-hidden>{m.ui_page()}</span>
      <input
        ref={field}
        name="page"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={6}
        defaultValue={page}
        aria-label={m.ui_page_jump({ count: pageCount })}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => {
          event.currentTarget.value = String(page);
        }}
        className="h-11 w-16 rounded-md border border-line-strong bg-field text-center text-ink tabular-nums"
      />
      <span aria-hidden>{m.ui_page_out_of({ count: pageCount })}</span>
    </form>
  );
}
