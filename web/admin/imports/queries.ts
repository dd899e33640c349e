import { type QueryKey, queryOptions } from "@tanstack/react-query";
import type {
  ImportPreview,
  ImportRowState,
  ImportWritten,
  SheetPortion,
  UndoneImport,
} from "../../../domain/contract/copies/imports.ts";
import type { ImportKind } from "../../../domain/copies/sheet/kinds.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { mealChoicesKey } from "../../meals/query.ts";
import { exerciseChoicesKey } from "../schedule/library/query.ts";

const api = () => adminClient().imports;

/** Maximum number of portions checked in parallel. */
const atOnce = 3;

/** The choices by which an import's rows are read. */
interface Reading {
  id: string;
  stamp: number;
}

const checkKey = (kind: ImportKind, { id, stamp }: Reading) =>
  ["admin", "imports", kind, id, stamp] as const;

/** The state of every row before the import; repeated after each choice that affects the rows. */
export function checkQuery(kind: ImportKind, reading: Reading, portions: readonly SheetPortion[]) {
  return queryOptions({
    queryKey: checkKey(kind, reading),
    queryFn: async ({ signal }): Promise<ImportRowState[]> => {
      const states: ImportRowState[] = [];
      for (let at = 0; at < portions.length; at += atOnce) {
        const answers = portions
          .slice(at, at + atOnce)
          .map((json) => answer(api().preview.$post({ json }, { init: { signal } })));
        for (const { rows } of (await Promise.all(answers)) as ImportPreview[]) {
          states.push(...rows);
        }
      }
      return states;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Replaces the checked states by the written ones: a person may have joined meanwhile. */
export function noteWritten(
  kind: ImportKind,
  reading: Reading,
  written: ImportWritten["rows"],
): void {
  const found = new Map(written.map(({ made: _, link: __, ...state }) => [state.row, state]));
  queryClient.setQueryData<ImportRowState[]>(checkKey(kind, reading), (states) =>
    states?.map((each) => found.get(each.row) ?? each),
  );
}

export const writePortion = (id: string, portion: SheetPortion): Promise<ImportWritten> =>
  answer(api().$post({ json: { id, portion } })) as Promise<ImportWritten>;

export const undoImport = (id: string): Promise<UndoneImport> =>
  answer(api()[":id"].undo.$post({ param: { id }, json: {} })) as Promise<UndoneImport>;

const touched: Record<ImportKind, readonly QueryKey[]> = {
  trainees: ["trainees", "invitations", "queue", "payments"].map((noun) => ["admin", noun]),
  body: [["admin", "trainees"]],
  exercises: [["admin", "exercises"], exerciseChoicesKey],
  meals: [["admin", "meals"], mealChoicesKey],
};

/** Invalidates the lists that an import changes. */
export function refreshAfter(kind: ImportKind): void {
  for (const queryKey of touched[kind]) void queryClient.invalidateQueries({ queryKey });
}
