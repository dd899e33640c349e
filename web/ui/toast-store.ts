export type ToastKind = "success" | "error" | "info";
type ToastInput = {
  kind?: ToastKind;
  text: string;
  action?: { label: string; onAction: () => void };
  /** Duration in milliseconds; by its kind by default. */
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

/** Shows a brief message; callable anywhere, drawn by `<Toaster/>`. */
export function toast({ kind = "info", ...rest }: ToastInput): number {
  lastId += 1;
  const others = entries.filter((entry) => entry.text !== rest.text);
  show([...others, { ...rest, kind, id: lastId }].slice(-maxShownAtOnce));
  return lastId;
}

export function dismissToast(id: number): void {
  show(entries.filter((entry) => entry.id !== id));
}

export const dismissToasts = (): void => show([]);

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => entries,
};
