import type { LocalDate } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import type { FastingMark } from "../../../domain/ramadan/fasting-days.ts";
import { useWrite } from "../../lib/waiting/use-write.ts";
import { fastingWritesKey } from "./keys.ts";
import type { FastingWrite } from "./with-marks.ts";
import "./writes.ts";

/** Marks a day. The mark waits on the phone without a network. */
export function useMark(): (date: LocalDate, fasted: FastingMark) => void {
  const send = useWrite<FastingWrite>(fastingWritesKey);
  return (date, fasted) => send({ id: newId(), date, fasted });
}
