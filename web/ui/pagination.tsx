import { m } from "../paraglide/messages.js";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

type PaginationProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
};

/** Nothing where one page holds everything. */
export function Pagination({ page, pageCount, onPage }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={m.ui_pages()} className="flex items-center justify-between gap-3">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="chevron" mirror={false} className="sm:-ms-1 ltr:-scale-x-100" />
        <span className="max-sm:sr-only">{m.ui_page_previous()}</span>
      </Button>
      <p aria-live="polite" className="text-center text-sm text-muted">
        {m.ui_page_of({ page, count: pageCount })}
      </p>
      <Button variant="secondary" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        <span className="max-sm:sr-only">{m.ui_page_next()}</span>
        <Icon name="chevron" className="sm:-me-1" />
      </Button>
    </nav>
  );
}
