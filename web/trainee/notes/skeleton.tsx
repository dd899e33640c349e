import { NotesSkeleton } from "../../notes/skeleton.tsx";
import { Skeletons } from "../../ui/skeleton.tsx";

export default function OwnNotesSkeleton() {
  return (
    <>
      <Skeletons heights={["h-14", "h-11"]} />
      <NotesSkeleton />
    </>
  );
}
