import { m } from "../paraglide/messages.js";
import { Avatar } from "../ui/avatar.tsx";
import { Icon } from "../ui/every-icon.tsx";

type PhotoFaceProps = {
  name: string;
  id: string | undefined;
  photo: string | null;
  onEdit: () => void;
};

/** The own face; a press changes it. */
export function PhotoFace({ name, id, photo, onEdit }: PhotoFaceProps) {
  return (
    <button
      type="button"
      onClick={onEdit}
      aria-label={photo ? m.photo_change() : m.photo_add()}
      className="relative shrink-0 rounded-full"
    >
      <Avatar name={name} id={id} src={photo ?? undefined} size={88} />
      <span className="absolute end-0 bottom-0 grid size-8 place-items-center rounded-full bg-accent text-on-accent ring-3 ring-raised">
        <Icon name="camera" />
      </span>
    </button>
  );
}
