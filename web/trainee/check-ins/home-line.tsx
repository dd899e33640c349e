import { minutesToAnswer } from "../../../domain/check-ins/minutes.ts";
import { nameIn } from "../../lib/format/names.ts";
import { readJson } from "../../lib/local-items.ts";
import { privateKey } from "../../lib/session/private-storage.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import { m } from "../../paraglide/messages.js";
import type { HomeLine } from "../home/today-card.tsx";
import { formAddress } from "./address.ts";
import type { CheckInWrite } from "./check-in-write.ts";
import type { CheckInDraft } from "./drafts.ts";
import { checkInsKey } from "./keys.ts";
import { momentText } from "./when-text.ts";

/** The open check-in in the home's card of today: what it asks, or how far its answers on this device are. */
const CheckInLine: HomeLine = ({ home: { checkIn, date }, Line }) => {
  const gender = useWho()?.gender ?? "other";
  const writes = usePendingWrites<CheckInWrite>(checkInsKey);
  if (!checkIn) return null;
  const { formId, formName, formEnglishName, dueOn, dueAt, closesAt, isLate, questions } = checkIn;
  const key = `${formId} ${dueOn}`;
  const sending = writes.find(({ itemId }) => itemId === key);
  const done = sending ? 0 : answersIn(key);
  return (
    <Line
      to={formAddress(formId)}
      icon="check"
      title={nameIn({ name: formName, englishName: formEnglishName })}
      facts={
        sending
          ? [sending.waiting ? m.check_in_waits_short() : m.check_in_sending()]
          : [
              m.check_in_until({ when: momentText(isLate ? closesAt : dueAt, date) }),
              ...(done > 0
                ? [m.check_in_begun({ gender, done, total: questions })]
                : [
                    m.check_in_questions({ count: questions }),
                    m.training_expected({ count: minutesToAnswer(questions) }),
                  ]),
            ]
      }
    />
  );
};

/** Begun answers of a due day, by the stored text: the store of drafts would be code of the home. */
function answersIn(key: string): number {
  const drafts = readJson(privateKey("check-in-drafts")) as
    | { [Key in string]?: { draft?: CheckInDraft } }
    | undefined;
  const { typed = {}, asked } = drafts?.[key]?.draft ?? {};
  // As `isCounted` does.
  const counted = asked?.questions.filter(({ kind }) => kind !== "fact" && kind !== "photos") ?? [];
  return counted.filter(({ id }) => typed[id] !== undefined).length;
}

export default CheckInLine;
