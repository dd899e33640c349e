import type { ReactNode } from "react";
import type { DaysToCome, Removal } from "../../../domain/contract/libraries/removals.ts";
import type { AccountStatus } from "../../../domain/trainee.ts";

/** What both libraries have in common of a row. */
export interface LibraryRow {
  id: string;
  name: string;
  status: AccountStatus;
}

type Named = (of: { name: string }) => string;

/** Chooses what takes a row's place; `onPick` with what it brings about, said before it is done. */
export type ReplacementPicker<Row extends LibraryRow> = (props: {
  row: Row;
  onPick: (other: { id: string; name: string }, consequence: ReactNode) => void;
  onClose: () => void;
}) => ReactNode;

/** What is asked of a library when rows leave it or come back. */
export interface LibraryRows {
  key: "meals" | "exercises";
  daysToCome: (id: string, signal: AbortSignal) => Promise<DaysToCome>;
  setStatus: (id: string, status: AccountStatus) => Promise<unknown>;
  remove: (id: string, removal: Removal) => Promise<unknown>;
  undo: (removalId: string) => Promise<unknown>;
  /** Takes a row that is gone out of what is shown. */
  forget: (id: string) => void;
  removed: Named;
  failed: Record<"remove" | "setStatus", () => string>;
}

/** What the dialog says before. */
export interface RemovalTexts {
  title: Named;
  /** Nobody has it before them. */
  unused: () => string;
  confirm: () => string;
  archive: () => string;
  replace: () => string;
  remove: () => string;
}
