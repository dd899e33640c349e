/*
 * Typed values of the registration in this tab, so that a reload restores them. Passwords are never stored, and
 * nothing is stored after the registration or its cancellation.
 */

const registration = "registration";
const secrets = new Set(["password", "confirmPassword"]);

type Offered = { plans: readonly { id: string }[]; defaultPlan?: string };
type Entries = [name: string, value: string][];

/** @param key the form's key; an invitation has another one than the open registration */
export function persistFields(form: HTMLFormElement, key = registration): void {
  const entries = [...new FormData(form)].filter(([name]) => !secrets.has(name));
  try {
    sessionStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // Storage may be full or refused; the typed values then last as long as the page.
  }
}

export function forgetFields(key = registration): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

/** The initially chosen plan: the stored choice, or else the trainer's default. */
export function planAtFirst({ plans, defaultPlan }: Offered): string | undefined {
  const storedPlan = readEntries(registration)?.find(([name]) => name === "plan")?.[1];
  return plans.find(({ id }) => id === storedPlan)?.id ?? defaultPlan ?? plans[0]?.id;
}

/** The stored values as form data; undefined without any. */
export function persistedFields(key: string): FormData | undefined {
  const entries = readEntries(key);
  if (!entries) return undefined;
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

/** Restores the stored values into the page's fields before hydration. */
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
    // Values typed since the reload are newer.
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
