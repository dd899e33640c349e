import { Suspense, useState } from "react";
import type { Profile } from "../../../domain/contract/people/profile.ts";
import { lazyPart } from "../../frame/again.tsx";
import { useWho } from "../../lib/session/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { genderTexts } from "../../person-form/texts.ts";
import { PhotoFace } from "../../photo/photo-face.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import { Card } from "../../ui/card.tsx";
import { ownPhoto } from "./photo.ts";

const PhotoDialog = lazyPart(
  async () => (await import("../../photo/photo-dialog.tsx")).PhotoDialog,
);

/** The photo with the name. */
export function IdentityCard({ profile }: { profile: Profile }) {
  const { name, email, gender, photo } = profile;
  const id = useWho()?.id;
  const [editing, setEditing] = useState(false);
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <PhotoFace name={name} id={id} photo={photo} onEdit={() => setEditing(true)} />
      <div className="min-w-0 grow basis-32">
        <h2 className="text-lg wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        {email !== null && (
          <p className="text-muted wrap-anywhere">
            <Ltr>{email}</Ltr>
          </p>
        )}
        {gender && <p className="text-muted">{genderTexts[gender]()}</p>}
      </div>
      <Suspense>
        {editing && (
          <PhotoDialog
            api={ownPhoto}
            text={m.photo_none()}
            name={name}
            id={id}
            photo={photo}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}
