import type {
  ImportedTrainee,
  ImportPreview,
  ImportWritten,
  UndoneImport,
} from "../../domain/contract/operations/imports.ts";
import { newId } from "../../domain/id.ts";
import type { makeProduct } from "./access.ts";
import type { Request, World } from "./permissions.ts";
import { call } from "./worker.ts";

/** Somebody of a sheet's row. */
export function makeImported(row: number, overrides: Partial<ImportedTrainee> = {}) {
  return {
    ...{ row, name: `متدرب ${row}`, email: `row${row}@example.com`, phone: null, gender: null },
    ...{ age: null, bloodType: null, height: null, weight: null, targetWeight: null },
    ...{ goals: [], plan: null, startsOn: null, endsOn: null, paid: null },
    ...overrides,
  } satisfies ImportedTrainee;
}

/** A portion of people. */
export const peoplePortion = (
  rows: readonly ImportedTrainee[],
  invitations: "mail" | "links" = "links",
  paid = false,
) => ({ kind: "trainees", plan: "basic", paid, timeZone: "Asia/Hebron", invitations, rows });

/** What the trainer does with a sheet, over a product. */
export function importDesk({ call }: ReturnType<typeof makeProduct>, token: string) {
  const asked = async <Answer>(path: string, body: unknown): Promise<Answer> => {
    const response = await call(`/api/admin/imports${path}`, { token, body });
    if (response.status !== 200) throw new Error(await response.text());
    return response.json();
  };
  return {
    preview: (portion: unknown) => asked<ImportPreview>("/preview", portion),
    write: (portion: unknown, id = newId()) => asked<ImportWritten>("", { id, portion }),
    undo: (id: string) => asked<UndoneImport>(`/${id}/undo`, {}),
    send: (path: string, body: unknown) => call(`/api/admin/imports${path}`, { token, body }),
  };
}

/** A portion of somebody new. */
export const onePerson = () =>
  peoplePortion([makeImported(2, { email: `${newId()}@example.com` })]);

/** An import that can be taken back. */
export async function imported({ trainer }: World): Promise<Request> {
  const id = newId();
  await call("/api/admin/imports", {
    token: trainer.token,
    body: { id, portion: onePerson() },
  });
  return { path: `/api/admin/imports/${id}/undo`, body: {} };
}
