import { Suspense, useState } from "react";
import type { Profile } from "../../../domain/contract/trainees/profile.ts";
import { lazyPart } from "../../frame/again.tsx";
import { useWho } from "../../lib/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { genderTexts } from "../../person-form/texts.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/every-icon.tsx";

const PhotoDialog = lazyPart(async () => (await import("./photo-dialog.tsx")).PhotoDialog);

/** The face, and whose it is. */
export function IdentityCard({ profile }: { profile: Profile }) {
  const { name, email, gender, photo } = profile;
  const id = useWho()?.id;
  const [editing, setEditing] = useState(false);
  return (
    <Card className="flex items-center gap-4">
      <button
        type="button"
        onClick={() => setEditing(true)}
        aria-label={photo ? m.photo_change() : m.photo_add()}
        className="relative shrink-0 rounded-full"
      >
        <Avatar name={name} id={id} src={photo ?? undefined} size={88} />
        <span className="absolute end-0 bottom-0 grid size-8 place-items-center rounded-full bg-accent text-on-accent ring-3 ring-raised">
          <Icon name="camera" />
        </span>
      </button>
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-muted wrap-anywhere">
          <Ltr>{email}</Ltr>
        </p>
        {gender && <p className="text-muted">{genderTexts[gender]()}</p>}
      </div>
      <Suspense>
        {editing && <PhotoDialog {...{ name, id, photo }} onClose={() => setEditing(false)} />}
      </Suspense>
    </Card>
  );
}
