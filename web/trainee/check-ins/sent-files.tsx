import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isSpoken } from "../../../domain/check-ins/recordings.ts";
import type { SentCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import { AnswerFilesContext } from "../../check-ins/answer-files.ts";
import { getWho } from "../../lib/session/session.ts";
import { sentCheckInQuery } from "./sent/queries.ts";

/** Lets spoken answers of a sent check-in be heard; their ticket comes with the check-in alone. */
export function SentFiles({ sent, children }: { sent: SentCheckIn | null; children: ReactNode }) {
  const enabled = sent?.answers.some(({ value }) => isSpoken(value)) ?? false;
  const { data, refetch } = useQuery({ ...sentCheckInQuery(sent?.id ?? ""), enabled });
  return (
    <AnswerFilesContext
      value={{ traineeId: getWho()?.id ?? "", files: data?.files, onFailed: () => void refetch() }}
    >
      {children}
    </AnswerFilesContext>
  );
}
