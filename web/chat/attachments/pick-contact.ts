import { asOneLine } from "../../../domain/text.ts";
export interface PickedContact {
  name: string;
  phone: string;
}

interface ContactsManager {
  select(
    properties: readonly string[],
    options?: { multiple?: boolean },
  ): Promise<{ name?: string[]; tel?: string[] }[]>;
}

const contacts = () => (navigator as Navigator & { contacts?: ContactsManager }).contacts;

/** Whether the browser opens the phone's contacts (Chrome on Android). */
export const canPickContact = () => contacts() !== undefined;

/** Asks for one contact; undefined if none was chosen. */
export async function pickContact(): Promise<PickedContact | undefined> {
  try {
    const [chosen] = (await contacts()?.select(["name", "tel"])) ?? [];
    return chosen && { name: asOneLine(chosen.name?.[0] ?? ""), phone: chosen.tel?.[0] ?? "" };
  } catch {
    return undefined;
  }
}
