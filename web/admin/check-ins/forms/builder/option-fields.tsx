import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { questionCounts } from "../../../../../domain/check-ins/questions.ts";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/button.tsx";
import { controlClass } from "../../../../ui/control.ts";
import { Icon } from "../../../../ui/every-icon.tsx";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { type DetailsProps, fieldOf, phraseAs, wordsOf } from "./details-field.ts";
import { addOption, removeOption } from "./edits.ts";

/** The answers of a choice: Enter adds the next, Backspace in an empty one removes it. */
export function OptionFields(props: DetailsProps) {
  const { question, onChange } = props;
  const { options } = question;
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (wanted) list.current?.querySelector<HTMLElement>(`[data-option="${wanted}"]`)?.focus();
  }, [wanted]);
  const { minOptions, maxOptions } = questionCounts;

  const add = (after: string) => {
    if (options.length >= maxOptions) return;
    const added = addOption(question, after);
    onChange({ options: added.options });
    setWanted(added.id);
  };
  const remove = (id: string) => {
    const place = options.findIndex((option) => option.id === id);
    onChange(removeOption(question, id));
    setWanted(options[place === 0 ? 1 : place - 1]?.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, id: string) => {
    if (event.nativeEvent.isComposing) return;
    const isEnter = event.key === "Enter" && !event.ctrlKey && !event.metaKey;
    const isEmpty = event.currentTarget.value === "";
    const isEmptied = event.key === "Backspace" && isEmpty && options.length > minOptions;
    if (!isEnter && !isEmptied) return;
    event.preventDefault();
    // A key held too long adds and removes nothing more.
    if (event.repeat) return;
    if (isEnter) add(id);
    else remove(id);
  };
  const { error } = fieldOf(props, "options");

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="pb-2 font-medium">{m.check_in_form_options()}</legend>
      <ul ref={list} className="grid grid-cols-1 gap-3.5">
        {options.map(({ id, ...words }, place) => {
          const field = fieldOf(props, `option.${id}`);
          return (
            <li key={id}>
              <div className="flex gap-1">
                <input
                  {...field}
                  data-option={id}
                  dir="auto"
                  aria-label={m.check_in_form_option_of({ number: place + 1 })}
                  aria-invalid={field.error || error ? true : undefined}
                  value={wordsOf(words)}
                  onFocus={() => setWanted(undefined)}
                  onChange={(event) =>
                    onChange({
                      options: options.map((option) =>
                        option.id === id ? { id, ...phraseAs(event.currentTarget.value) } : option,
                      ),
                    })
                  }
                  onKeyDown={(event) => onKeyDown(event, id)}
                  className={controlClass}
                />
                <IconButton
                  label={m.check_in_form_option_remove({ number: place + 1 })}
                  disabled={options.length <= minOptions}
                  onClick={() => remove(id)}
                  className="text-muted"
                >
                  <Icon name="close" />
                </IconButton>
              </div>
              <FieldError id={`${id}-error`} {...(field.error && { text: field.error })} />
            </li>
          );
        })}
      </ul>
      <FieldError id={`${question.id}-options-error`} {...(error && { text: error })} />
      {options.length < maxOptions && (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={() => add(options.at(-1)?.id ?? "")}
        >
          <Icon name="plus" />
          {m.check_in_form_option_add()}
        </Button>
      )}
    </fieldset>
  );
}
