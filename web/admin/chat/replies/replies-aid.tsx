import { type ComponentProps, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Addressee } from "../../../../domain/conversations/personal-text.ts";
import type { ComposerAidPart } from "../../../chat/composer-aid.ts";
import type { TypedText } from "../../../chat/use-typed-text.ts";
import { lazyPart } from "../../../frame/again.tsx";
import { m } from "../../../paraglide/messages.js";
import { direction } from "../../../ui/direction.ts";
import { Glyph } from "../../../ui/glyph.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { RepliesPopover } from "./replies-popover.tsx";
import { useRepliesList } from "./use-replies-list.ts";

const RepliesDialog = lazyPart(async () => (await import("./replies-dialog.tsx")).RepliesDialog);

/** A flash, Lucide's «zap». */
const flash =
  "M4 14a1 1 0 0 1-.78-1.63l9.9-10.2a.5.5 0 0 1 .86.46l-1.92 6.02A1 1 0 0 0 13 10h7a1 1 0 0 1 .78 1.63l-9.9 10.2a.5.5 0 0 1-.86-.46l1.92-6.02A1 1 0 0 0 11 14z";

type RepliesAidProps = Pick<ComponentProps<ComposerAidPart>, "input" | "children"> & {
  typed: Pick<TypedText, "text" | "change">;
  person: Addressee;
  /** Whether the list stands below the text. */
  below?: boolean;
};

/** The saved replies at the composer, worded for the person; a button or a key opens them. */
export function RepliesAid({ typed, person, input, below = false, children }: RepliesAidProps) {
  const list = useRepliesList({ typed, person, input });
  const [managing, setManaging] = useState<{ text?: string }>();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const { open, shown, at, id, optionId } = list;
  const close = useEffectEvent(list.close);
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent) => {
      const inside = [popover, button, input].some(({ current }) =>
        current?.contains(target as Node),
      );
      if (!inside) close();
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [open, input]);

  const manage = (text?: string) => {
    list.close();
    setManaging(text ? { text } : {});
  };
  return (
    <>
      {children({
        button: (
          <IconButton
            ref={button}
            label={m.replies_open()}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            className="rounded-full! text-muted"
            // The on-screen keyboard stays open.
            onPointerDown={(event) => event.preventDefault()}
            onClick={list.toggle}
            onKeyDown={(event) => list.onKeyDown(event)}
          >
            <Glyph d={flash} />
          </IconButton>
        ),
        list: open && (
          <RepliesPopover
            ref={popover}
            list={list}
            person={person}
            onManage={manage}
            below={below}
          />
        ),
        onKeyDown: list.onKeyDown,
        field: {
          "aria-autocomplete": "list",
          ...(list.isBare && { dir: direction() }),
          ...(open && { "aria-controls": id }),
          ...(open && shown.length > 0 && { "aria-activedescendant": optionId(at) }),
        },
      })}
      <Suspense>
        {managing && <RepliesDialog {...managing} onClose={() => setManaging(undefined)} />}
      </Suspense>
    </>
  );
}
