import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Tabs } from "../../../ui/tabs.tsx";
import { ClockPicture, CountPicture, RequestPicture, SumPicture } from "./pictures.tsx";

const phones = {
  iphone: {
    label: m.steps_link_iphone,
    steps: [m.steps_link_ios_1, m.steps_link_ios_2, m.steps_link_ios_3, m.steps_link_ios_4],
  },
  android: {
    label: m.steps_link_android,
    steps: [m.steps_link_and_1, m.steps_link_and_2, m.steps_link_and_3, m.steps_link_and_4],
  },
} as const;
type Phone = keyof typeof phones;

const pictures = [ClockPicture, SumPicture, RequestPicture, CountPicture] as const;

/** The setup of an automation, with a picture for each step. */
export function Guide() {
  const [phone, setPhone] = useState<Phone>(() =>
    /android/i.test(navigator.userAgent) ? "android" : "iphone",
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <Tabs
        label={m.steps_link_phone()}
        value={phone}
        onValueChange={(value) => setPhone(value as Phone)}
        tabs={(Object.keys(phones) as Phone[]).map((each) => ({
          value: each,
          label: phones[each].label(),
          content: <Steps texts={phones[each].steps} />,
        }))}
      />
      <p className="rounded-lg bg-soft px-4 py-3 text-sm">{m.steps_link_rule()}</p>
    </div>
  );
}

function Steps({ texts }: { texts: readonly (() => string)[] }) {
  return (
    <ol className="grid gap-4 sm:grid-cols-2">
      {pictures.map((Picture, place) => (
        <li
          key={texts[place]?.()}
          className="grid grid-cols-[5.5rem_1fr] items-start gap-3 rounded-lg border border-line p-3"
        >
          <Picture />
          <span className="min-w-0">
            <span className="mb-1 grid size-6 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent-ink">
              {place + 1}
            </span>
            <span className="text-sm">{texts[place]?.()}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
