/*
 * What was typed to register, for as long as the tab lives: a reload finds it again. Never the
 * passwords, and nothing once somebody is registered or gave up.
 */

const registration = "registration";
const secrets = new Set(["password", "confirmPassword"]);

type Offered = { plans: readonly { id: string }[]; defaultPlan?: string };
type Entries = [name: string, value: string][];

/** @param key whose form it is: an invitation's is not that of whoever comes by themselves */
export function persistFields(form: HTMLFormElement, key = registration): void {
  const entries = [...new FormData(form)].filter(([name]) => !secrets.has(name));
  try {
    sessionStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // Storage may be full or refused; what is typed then lasts as long as the page.
  }
}

export function forgetFields(key = registration): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

/** The plan that is chosen once the trainer's offer came: what was chosen before, else the offered one. */
export function planAtFirst({ plans, defaultPlan }: Offered): string | undefined {
  const kept = readEntries(registration)?.find(([name]) => name === "plan")?.[1];
  return plans.find(({ id }) => id === kept)?.id ?? defaultPlan ?? plans[0]?.id;
}

/** What was kept, as a form's data; undefined when nothing was. */
export function persistedFields(key: string): FormData | undefined {
  const entries = readEntries(key);
  if (!entries) return undefined;
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

/** Puts what was kept into the page's fields, before they are brought to life. */
export function restoreFields(): void {
  const entries = readEntries(registration);
  if (!entries) return;
  for (const element of document.querySelector("form")?.elements ?? []) {
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
      restore(element, entries);
    }
  }
}

function restore(element: HTMLInputElement | HTMLSelectElement, entries: Entries): void {
  if (!element.name || secrets.has(element.name)) return;
  const values = entries.filter(([name]) => name === element.name).map(([, value]) => value);
  if (element.type === "radio" || element.type === "checkbox") {
    (element as HTMLInputElement).checked = values.includes(element.value);
  } else {
    // What was typed since the reload is newer.
    const untouched =
      element instanceof HTMLSelectElement || element.value === element.defaultValue;
    if (untouched && values[0] !== undefined) element.value = values[0];
  }
}

function readEntries(key: string): Entries | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
