import { type ReactNode, useState } from "react";
import { countryOfZone, internationalPhone } from "../../../domain/accounts/phone-countries.ts";
import { weekStart } from "../../../domain/calendar.ts";
import { whatsAppLink } from "../../lib/contact-links.ts";
import { ownZone } from "../../lib/format/own-zone.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { CountryField } from "../invitations/country-field.tsx";
import type { HandOver } from "../shown-dialogs.ts";
import { blockNames, blocksOf, type Facts, firstText, maxLetters, withBlock } from "./compose.ts";
import { draftKey, keepDraft, readDraft } from "./draft.ts";

const blockTexts = {
  week: m.hand_over_week,
  weight: m.hand_over_weight,
  adherence: m.hand_over_adherence,
};

type HandOverFormProps = {
  message: HandOver;
  facts: Facts;
  onAddPhone: () => void;
  onClose: () => void;
};

export function HandOverForm({ message, facts, onAddPhone, onClose }: HandOverFormProps) {
  const { id, name, onDone } = message;
  const { glance, matter } = facts;
  const key = draftKey(id, matter, weekStart(glance.today));
  // A later read of the facts does not change a text before the trainer's eyes.
  const [first] = useState(() => firstText(facts));
  const [blocks] = useState(() => blocksOf(facts));
  const [text, setText] = useState(() => readDraft(key) ?? first);
  const [isOpened, setOpened] = useState(false);
  const { country, setCountry, isLocal, number } = useNumber(glance.phone);
  const over = text.trim().length - maxLetters;
  const canOpen = number !== undefined && text.trim() !== "" && over <= 0;
  const change = (next: string) => {
    setText(next);
    keepDraft(key, next === first ? undefined : next);
  };
  return (
    <Dialog
      open
      size="lg"
      title={m.hand_over_title({ name })}
      onClose={onClose}
      footer={
        <Actions>
          {isOpened && onDone ? (
            <Button
              onClick={() => {
                onClose();
                onDone();
              }}
            >
              <Icon name="check" />
              {m.hand_over_done()}
            </Button>
          ) : (
            // With large text on a phone, the head closes; the text keeps its room.
            <Button variant="secondary" className="@max-[12rem]:hidden" onClick={onClose}>
              {isOpened ? m.ui_close() : m.ui_cancel()}
            </Button>
          )}
          {glance.phone === null ? (
            <Button onClick={onAddPhone}>
              <Icon name="edit" />
              {m.hand_over_add_phone()}
            </Button>
          ) : canOpen ? (
            <LinkButton
              href={whatsAppLink(number, text.trim())}
              target="_blank"
              rel="noopener"
              variant={isOpened && onDone ? "secondary" : "primary"}
              onClick={() => {
                keepDraft(key, undefined);
                setOpened(true);
              }}
            >
              <Icon name="whatsapp" />
              {m.hand_over_open()}
            </LinkButton>
          ) : (
            <Button disabled>
              <Icon name="whatsapp" />
              {m.hand_over_open()}
            </Button>
          )}
        </Actions>
      }
    >
      <div className="grid grid-cols-1 gap-4 pb-2">
        {glance.phone === null && (
          <Banner kind="info">
            <p className="font-medium">{m.hand_over_no_phone({ name })}</p>
            <p>{m.hand_over_no_phone_text()}</p>
          </Banner>
        )}
        {isLocal && glance.phone !== null && (
          <div>
            <CountryField phone={glance.phone} country={country} onCountry={setCountry} />
            {number === undefined && (
              <p className="text-sm text-bad">{m.hand_over_no_whatsapp()}</p>
            )}
          </div>
        )}
        <TextArea
          label={m.hand_over_text()}
          name="text"
          dir="auto"
          rows={8}
          hint={m.hand_over_hint()}
          value={text}
          error={over > 0 ? m.hand_over_too_long({ count: over }) : undefined}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {text !== first && (
          <Button variant="ghost" className="justify-self-start" onClick={() => change(first)}>
            <Icon name="undo" />
            {m.hand_over_again()}
          </Button>
        )}
        <fieldset className="min-w-0">
          <legend className="text-sm text-muted">{m.hand_over_adds()}</legend>
          <div className="flex flex-wrap gap-x-6">
            {blockNames.map((block) => {
              const part = blocks[block];
              return (
                part !== undefined && (
                  <Checkbox
                    key={block}
                    name={block}
                    label={blockTexts[block]()}
                    checked={text.includes(part)}
                    onChange={(event) => change(withBlock(text, part, event.currentTarget.checked))}
                  />
                )
              );
            })}
          </div>
          {(blocks.weight ?? blocks.adherence) !== undefined && (
            <p className="text-sm text-muted">{m.hand_over_private()}</p>
          )}
        </fieldset>
        {isOpened && onDone && (
          <p role="status" className="text-sm text-muted">
            {m.hand_over_done_text()}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** Buttons with more of the dialog's width where large text needs it. */
const Actions = ({ children }: { children: ReactNode }) => (
  <div className="@container -mx-[max(0rem,calc(1.25rem-6vw))] md:w-full">
    <div className="flex flex-wrap gap-3 *:grow md:justify-end md:*:grow-0">{children}</div>
  </div>
);

/** The number in WhatsApp's form; one without a code needs its country. */
function useNumber(phone: string | null) {
  const [country, setCountry] = useState(() => countryOfZone(ownZone()));
  const isLocal = phone !== null && !phone.startsWith("+");
  const number = phone === null ? undefined : internationalPhone(phone, country);
  return { country, setCountry, isLocal, number };
}
