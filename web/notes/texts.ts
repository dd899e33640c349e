import { type NoteType, noteTypes } from "../../domain/activity/notes.ts";
import { m } from "../paraglide/messages.js";

export const typeTexts: Record<NoteType, () => string> = {
  general: m.note_type_general,
  diet: m.note_type_diet,
  exercise: m.note_type_exercise,
  performance: m.note_type_performance,
  health: m.note_type_health,
  progress: m.note_type_progress,
  question: m.note_type_question,
  complaint: m.note_type_complaint,
  suggestion: m.note_type_suggestion,
  other: m.note_type_other,
};

export const typeOptions = () => noteTypes.map((value) => ({ value, label: typeTexts[value]() }));
