import { checkField } from "../../../domain/fields.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";
import { checkRepeated, personTextsOf } from "../../person-form/read.ts";
import type { SubmitOutcome } from "../../ui/form.ts";
import { setNewPassword } from "../api.ts";
import { refused } from "../use-deferred-form.ts";

type Outcomes = { onDone: (area: "trainer" | "trainee") => void; onInvalidLink: () => void };

export async function submitNewPassword(
  token: string,
  data: FormData,
  { onDone, onInvalidLink }: Outcomes,
): Promise<SubmitOutcome> {
  const password = String(data.get("password") ?? "");
  const first = checkField({ kind: "password" }, password);
  const repeated = checkRepeated(data);
  if (first || repeated) {
    return refused(
      personTextsOf({
        ...(first ? { password: first } : {}),
        ...(repeated ? { confirmPassword: repeated } : {}),
      }),
    );
  }
  try {
    const { area = "trainee" } = await setNewPassword({ token, password });
    onDone(area);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiError)) return { ok: false, message: m.access_new_password_failed() };
    if (error.code === "reset_link_invalid") onInvalidLink();
    const fields = personTextsOf(error.fields);
    const message = fields.password ?? errorText(error, m.access_new_password_failed());
    return { ok: false, message, fields };
  }
}
