import type { SpokenAnswer } from "../../domain/check-ins/recordings.ts";
import { VoiceNote } from "../voice/voice-note.tsx";
import { useAnswerFile } from "./answer-files.ts";

/** A spoken answer with its player. */
export function SpokenAnswerView({ value }: { value: SpokenAnswer }) {
  const { recordingId, seconds, waveform } = value;
  return <VoiceNote isAlone {...useAnswerFile(recordingId)} seconds={seconds} bars={waveform} />;
}
