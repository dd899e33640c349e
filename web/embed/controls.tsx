import { type ReactNode, useState } from "react";
import { m } from "../paraglide/messages.js";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { TextField } from "../ui/field.tsx";
import { Switch } from "../ui/switch.tsx";
import type { Chosen } from "./generator.tsx";
import { readSize } from "./read-size.ts";
import { type EmbeddedPart, type FrameMode, mayFollow } from "./snippet.ts";

type ControlsProps = { part: EmbeddedPart; chosen: Chosen; onChange: (chosen: Chosen) => void };

const forms: Record<Chosen["form"], () => string> = {
  frame: m.embed_form_frame,
  button: m.embed_form_button,
  link: m.embed_form_link,
};
const formNames = ["frame", "button", "link"] as const;

/** The choices of an embedded part. */
export function Controls({ part, chosen, onChange }: ControlsProps) {
  const change = (changes: Partial<Chosen>) => onChange({ ...chosen, ...changes });
  return (
    <form
      className="grid min-w-0 grid-cols-1 content-start gap-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <ChoiceChips
        label={m.embed_form()}
        name="form"
        options={formNames.map((value) => ({ value, label: forms[value]() }))}
        value={[chosen.form]}
        onChange={([value]) =>
          change({ form: formNames.find((form) => form === value) ?? chosen.form })
        }
      />
      {chosen.form === "frame" && (
        <Modes part={part} mode={chosen.mode} onChange={(mode) => change({ mode })} />
      )}
      {chosen.form === "frame" && chosen.mode === "custom" && (
        <Size size={chosen.size} onChange={(size) => change({ size })} />
      )}
      {mayFollow(chosen) && (
        <Switch
          label={m.embed_follows()}
          hint={m.embed_follows_text()}
          checked={chosen.follows}
          onCheckedChange={(follows) => change({ follows })}
        />
      )}
      <TextField
        label={chosen.form === "frame" ? m.embed_title() : m.embed_words()}
        name="title"
        hint={chosen.form === "frame" ? m.embed_title_text() : undefined}
        value={chosen.title}
        maxLength={80}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
    </form>
  );
}

const modes: Record<FrameMode, { label: () => string; text: () => string; picture: ReactNode }> = {
  full: {
    label: m.embed_mode_full,
    text: m.embed_mode_full_text,
    picture: <rect x="3" y="8" width="58" height="29" className="fill-accent" />,
  },
  phone: {
    label: m.embed_mode_phone,
    text: m.embed_mode_phone_text,
    picture: (
      <rect x="25" y="11" width="14" height="23" rx="2.5" className="fill-accent stroke-ink" />
    ),
  },
  responsive: {
    label: m.embed_mode_responsive,
    text: m.embed_mode_responsive_text,
    picture: (
      <>
        <rect x="20" y="10" width="24" height="27" className="fill-accent" />
        <path d="M12 20l-4 3 4 3M52 20l4 3-4 3" className="fill-none stroke-ink" />
      </>
    ),
  },
  custom: {
    label: m.embed_mode_custom,
    text: m.embed_mode_custom_text,
    picture: (
      <rect
        x="12"
        y="13"
        width="40"
        height="18"
        strokeDasharray="3 2"
        className="fill-accent stroke-ink"
      />
    ),
  },
};
const modesOf: Record<EmbeddedPart, readonly FrameMode[]> = {
  app: ["full", "phone", "responsive", "custom"],
  login: ["full", "phone", "responsive"],
};

type ModesProps = { part: EmbeddedPart; mode: FrameMode; onChange: (mode: FrameMode) => void };

/** The modes as pictures of a site with the frame. */
function Modes({ part, mode, onChange }: ModesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{m.embed_mode()}</legend>
      <div
        className={`grid gap-2 ${modesOf[part].length === 3 ? "grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))]" : "grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]"}`}
      >
        {modesOf[part].map((value) => (
          <label
            key={value}
            className="relative grid content-start justify-items-center gap-1 rounded-lg border border-line-strong bg-field p-2 text-center transition hover:bg-soft has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink"
          >
            <input
              type="radio"
              name="mode"
              value={value}
              checked={value === mode}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            <svg viewBox="0 0 64 40" className="h-16 w-full" aria-hidden="true">
              <rect
                x="2.5"
                y="2.5"
                width="59"
                height="35"
                rx="3"
                className="fill-raised stroke-line-strong"
              />
              <path d="M2.5 8h59" className="stroke-line-strong" />
              {modes[value].picture}
            </svg>
            <span className="font-medium">{modes[value].label()}</span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-sm text-muted">{modes[mode].text()}</p>
    </fieldset>
  );
}

type SizeProps = { size: Chosen["size"]; onChange: (size: Chosen["size"]) => void };

/** The text stays as typed; the code follows it while it is a valid size. */
function Size({ size, onChange }: SizeProps) {
  const [typed, setTyped] = useState(size);
  const field = (axis: keyof Chosen["size"], label: string, wrong: string) => (
    <TextField
      label={label}
      name={axis}
      dir="ltr"
      maxLength={12}
      autoComplete="off"
      value={typed[axis]}
      error={readSize(typed[axis], axis) === undefined ? wrong : undefined}
      onChange={({ currentTarget: { value } }) => {
        setTyped({ ...typed, [axis]: value });
        const read = readSize(value, axis);
        if (read !== undefined) onChange({ ...size, [axis]: read });
      }}
    />
  );
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      {field("width", m.embed_width(), m.embed_width_wrong())}
      {field("height", m.embed_height(), m.embed_height_wrong())}
    </div>
  );
}
