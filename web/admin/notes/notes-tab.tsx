import { useQuery } from "@tanstack/react-query";
import { listedTrainee, traineeQuery } from "../trainees/queries.ts";
import { NotesView } from "./notes-view.tsx";

/** The notes as a section of the trainee's page. */
export function NotesTab({ traineeId }: { traineeId: string }) {
  const { data } = useQuery(traineeQuery(traineeId));
  const name = (data ?? listedTrainee(traineeId))?.name ?? "";
  return <NotesView traineeId={traineeId} name={name} />;
}
