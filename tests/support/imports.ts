import { env } from "cloudflare:workers";
import type {
  ImportPreview,
  ImportWritten,
  UndoneImport,
} from "../../domain/contract/copies/imports.ts";
import { newId } from "../../domain/id.ts";
import { makeProduct } from "./access.ts";
import { makeImported, peoplePortion } from "./imported.ts";
import type { World } from "./permissions.ts";
import { makePlans, rows } from "./trainees.ts";
import { call, makeTrainer } from "./worker.ts";

export { makeImported, peoplePortion };

/** The trainer's requests about imports. */
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

/** A product without trainees, and its trainer's requests about imports. */
export async function emptyDesk() {
  for (const table of ["accounts where role = 'trainee'", "outbox", "imports", "invitations"]) {
    await env.DB.exec(`delete from ${table}`);
  }
  await makePlans();
  const trainer = await makeTrainer();
  const product = makeProduct();
  return { trainer, product, desk: importDesk(product, trainer.token) };
}

/** The names of all trainees. */
export const importedPeople = async () =>
  (await rows("select p.name from trainee_profiles p order by p.search")).map(({ name }) => name);

export const countOf = async (from: string) =>
  Number((await rows(`select count(*) n from ${from}`))[0]?.n ?? 0);

export const idOf = async (email: string) =>
  String((await rows("select id from accounts where email = ?", email))[0]?.id);

/** A trainee of a row with all cells. */
export const hiba = makeImported(2, {
  name: "هبة منصور",
  email: "hiba@example.com",
  phone: "+970599123401",
  gender: "female",
  age: 32,
  bloodType: "O+",
  height: 165,
  weight: 78.5,
  targetWeight: 65,
  goals: ["weight_loss", "fitness"],
  plan: "pro",
  startsOn: "2026-01-09",
});

/** A portion of one new trainee. */
export const onePerson = () =>
  peoplePortion([makeImported(2, { email: `${newId()}@example.com` })]);

/** An import that can be undone. @returns its id */
export async function makeImport({ trainer }: World): Promise<string> {
  const id = newId();
  await call("/api/admin/imports", {
    token: trainer.token,
    body: { id, portion: onePerson() },
  });
  return id;
}
