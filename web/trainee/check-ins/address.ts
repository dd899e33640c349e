import { paths } from "../../../domain/paths.ts";

/** The name of the opened form in the address. */
export const formParam = "form";

/** The address of a form to answer. */
export const formAddress = (formId: string) => `${paths.trainee.checkIns}?${formParam}=${formId}`;
