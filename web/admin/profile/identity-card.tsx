import { Suspense, useState } from "react";
import { lazyPart } from "../../frame/again.tsx";
import { useWho } from "../../lib/session/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { PhotoFace } from "../../photo/photo-face.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import { Card } from "../../ui/card.tsx";
import { trainerPhoto } from "./photo.ts";

const PhotoDialog = lazyPart(
  async () => (await import("../../photo/photo-dialog.tsx")).PhotoDialog,
);

type IdentityCardProps = { name: string; photo: string | null };

/** The photo that trainees see, and the sign-in address. */
export function IdentityCard({ name, photo }: IdentityCardProps) {
  const who = useWho();
  const [editing, setEditing] = useState(false);
  const face = { name, id: who?.id, photo };
  return (
    <Card className="flex items-center gap-4">
      <PhotoFace {...face} onEdit={() => setEditing(true)} />
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-muted wrap-anywhere">
          <Ltr>{who?.email}</Ltr>
        </p>
      </div>
      <Suspense>
        {editing && (
          <PhotoDialog
            api={trainerPhoto}
            text={m.photo_none_trainer()}
            {...face}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}
