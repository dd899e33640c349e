export type ToastKind = "success" | "error" | "info";
type ToastInput = {
  kind?: ToastKind;
  text: string;
  action?: { label: string; onAction: () => void };
  /** How long it stays, in milliseconds, where its kind does not say it. */
  lastsMs?: number;
};
export type ToastEntry = ToastInput & { id: number; kind: ToastKind };

const maxShownAtOnce = 3;
const listeners = new Set<() => void>();
let entries: readonly ToastEntry[] = [];
let lastId = 0;

function show(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/** Says in passing what has happened; callable anywhere, shown by `<Toaster/>`. */
export function toast({ kind = "info", ...rest }: ToastInput): number {
  lastId += 1;
  const others = entries.filter((entry) => entry.text !== rest.text);
  show([...others, { ...rest, kind, id: lastId }].slice(-maxShownAtOnce));
  return lastId;
}

export function dismissToast(id: number): void {
  show(entries.filter((entry) => entry.id !== id));
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => entries,
};
