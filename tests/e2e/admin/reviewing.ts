import type { Page } from "@playwright/test";
import { archiveForm, openForm, sendAnswers } from "./checking-in.ts";
import { api } from "./planning.ts";
import { test as base, type Person } from "./trainer.ts";

/** A person's check-in that waits for its review. */
interface Waiting {
  id: string;
  person: Person;
  /** Requests of the trainer, and of the person's own device, without a screen. */
  panel: ReturnType<typeof api>;
  device: ReturnType<typeof api>;
}

export const test = base.extend<{ waiting: Waiting }>({
  waiting: async ({ context, trainer, addTrainee, deviceOf }, use) => {
    const person = await addTrainee();
    const panel = api(context.request, trainer.token);
    const device = await deviceOf(person);
    const formId = await openForm(panel, [person.id]);
    await use({ id: await sendAnswers(device, formId), person, panel, device });
    await archiveForm(panel, formId);
  },
});

export const reviewOf = (id: string) => `/admin/check-ins/${id}`;

/** The field of the reply. */
export const reply = (page: Page) => page.getByRole("textbox", { name: /^الرد على/ });
