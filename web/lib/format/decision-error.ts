import { m } from "../../paraglide/messages.js";
import { ApiError } from "../session/api-error.ts";
import { errorText } from "./error-text.ts";

/** The text for a decision that was not stored: without a network nothing of it waits to be sent. */
export const decisionErrorText = (error: unknown, fallback?: string): string =>
  error instanceof ApiError && error.code === "offline"
    ? m.consent_offline()
    : errorText(error, fallback);
