import type { ReactNode } from "react";
import type { DaysToCome, Removal } from "../../../domain/contract/libraries/removals.ts";
import type { AccountStatus } from "../../../domain/trainee.ts";

/** The common values of a row in both libraries. */
export interface LibraryRow {
  id: string;
  name: string;
  status: AccountStatus;
}

type Named = (of: { name: string }) => string;

/** The picker of a replacement; `onPick` gets it with its effect, before anything is written. */
export type ReplacementPicker<Row extends LibraryRow> = (props: {
  row: Row;
  onPick: (other: { id: string; name: string }, consequence: ReactNode) => void;
  onClose: () => void;
}) => ReactNode;

/** The requests of a library for deletion and restoration. */
export interface LibraryRows {
  key: "meals" | "exercises";
  daysToCome: (id: string, signal: AbortSignal) => Promise<DaysToCome>;
  setStatus: (id: string, status: AccountStatus) => Promise<unknown>;
  remove: (id: string, removal: Removal) => Promise<unknown>;
  undo: (removalId: string) => Promise<unknown>;
  /** Removes a deleted row from the cached lists. */
  forget: (id: string) => void;
  removed: Named;
  failed: Record<"remove" | "setStatus", () => string>;
}

/** The texts of the dialog. */
export interface RemovalTexts {
  title: Named;
  /** For a row that nobody has on a coming day. */
  unused: () => string;
  confirm: () => string;
  archive: () => string;
  replace: () => string;
  remove: () => string;
}
