import { restChoices } from "../../../domain/activity/rest.ts";
import { m } from "../../paraglide/messages.js";
import { chooseRest, useRestChoice } from "./rest.ts";

/** The length of the rest between sets, stored on this device. */
export function RestChoice() {
  const choice = useRestChoice();
  return (
    <fieldset className="grid gap-1 pt-1">
      <legend className="mb-1 text-sm text-muted">{m.training_rest_choice()}</legend>
      <div className="flex flex-wrap gap-1 rounded-lg bg-soft p-1">
        {restChoices.map((seconds) => (
          <label
            key={seconds}
            className="grid min-h-11 grow place-items-center rounded-md px-2 text-muted transition select-none has-checked:bg-segment has-checked:font-medium has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
          >
            <input
              type="radio"
              name="rest"
              checked={seconds === choice}
              onChange={() => chooseRest(seconds)}
              className="sr-only"
            />
            <bdi>{m.training_rest_seconds({ seconds })}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
