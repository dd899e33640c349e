import { foldedWords } from "../domain/arabic.ts";
import type { MessageSearchPage } from "../domain/contract/conversations/conversation.ts";
import { foldedMessage, messageSearch } from "../domain/conversations/message-search.ts";
import type { Sql, Storage } from "./host.ts";

type Row = { seq: number; folded: string | null; body: string };

/**
 * Messages with all words of a search, newest first. A call searches a limited number, however long the
 * conversation; `next` is the start of the next call.
 */
export function searchMessages(
  storage: Storage,
  { text, before }: { text: string; before?: number | undefined },
): MessageSearchPage {
  const words = foldedWords(text);
  const end = before ?? newestSeq(storage.sql) + 1;
  if (words.length === 0 || end <= 1) return { found: [], next: null };
  const first = Math.max(1, end - messageSearch.lookedThrough);
  const rows = storage.sql
    .exec<Row>(
      `select seq, folded, iif(folded is null, body, '') as body from messages
       where seq >= ? and seq < ? and (folded is null or ${words.map(() => "instr(folded, ?) > 0").join(" and ")})
       order by seq desc`,
      first,
      end,
      ...words,
    )
    .toArray();
  const found = foldedRows(storage, rows)
    .filter(({ folded }) => words.every((word) => folded.includes(word)))
    .map(({ seq }) => seq);
  const shown = found.slice(0, messageSearch.found);
  const next = found.length > shown.length ? (shown.at(-1) ?? first) : first;
  return { found: shown, next: next > 1 ? next : null };
}

/** Rows folded by the first search: most messages are never searched. */
function foldedRows(storage: Storage, rows: readonly Row[]): { seq: number; folded: string }[] {
  return storage.transactionSync(() =>
    rows.map(({ seq, folded, body }) => {
      if (folded !== null) return { seq, folded };
      const words = foldedMessage(JSON.parse(body));
      storage.sql.exec("update messages set folded = ? where seq = ?", words, seq);
      return { seq, folded: words };
    }),
  );
}

const newestSeq = (sql: Sql): number =>
  sql.exec<{ seq: number }>("select coalesce(max(seq), 0) as seq from messages").one().seq;
