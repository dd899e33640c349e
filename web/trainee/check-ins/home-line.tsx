import { minutesToAnswer } from "../../../domain/check-ins/minutes.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import type { HomeLine } from "../home/today-card.tsx";
import { formAddress } from "./address.ts";
import { momentText } from "./when-text.ts";

/** The open check-in in the home's card of today. */
const CheckInLine: HomeLine = ({ home: { checkIn, date }, Line }) => {
  if (!checkIn) return null;
  const { formId, formName, formEnglishName, dueAt, closesAt, isLate, questions } = checkIn;
  return (
    <Line
      to={formAddress(formId)}
      icon="check"
      title={nameIn({ name: formName, englishName: formEnglishName })}
      facts={[
        m.check_in_until({ when: momentText(isLate ? closesAt : dueAt, date) }),
        m.check_in_questions({ count: questions }),
        m.training_expected({ count: minutesToAnswer(questions) }),
      ]}
    />
  );
};

export default CheckInLine;
