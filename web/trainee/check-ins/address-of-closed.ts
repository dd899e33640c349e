import { formAddress } from "./address.ts";
import type { CheckInDraft } from "./drafts.ts";

/** The name of a due day in the address, which tells an earlier one of a form from that to answer now. */
export const dueParam = "due";

export const closedAddress = ({ formId, dueOn }: CheckInDraft["asked"]) =>
  `${formAddress(formId)}&${dueParam}=${dueOn}`;
