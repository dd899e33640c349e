import { useRef } from "react";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { Glyph } from "../../ui/glyph.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { chatGlyphs } from "../glyphs.ts";

type AttachMenuProps = {
  onImage: (file: File) => void;
  onFile: (file: File) => void;
  onContact: () => void;
};

/** A menu for an image, a file or a contact. */
export function AttachMenu({ onImage, onFile, onContact }: AttachMenuProps) {
  const image = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Menu
        align="start"
        trigger={
          <IconButton label={m.chat_attach()} className="rounded-full! text-muted">
            <Glyph d={chatGlyphs.clip} />
          </IconButton>
        }
        items={[
          {
            label: m.chat_attach_image(),
            icon: <Icon name="image" />,
            onSelect: () => image.current?.click(),
          },
          {
            label: m.chat_attach_file(),
            icon: <Icon name="file" />,
            onSelect: () => file.current?.click(),
          },
          { label: m.chat_attach_contact(), icon: <Icon name="user" />, onSelect: onContact },
        ]}
      />
      <FileInput of={image} accept="image/*" onChoose={onImage} label={m.chat_attach_image()} />
      <FileInput of={file} onChoose={onFile} label={m.chat_attach_file()} />
    </>
  );
}
