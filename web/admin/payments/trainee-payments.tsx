import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useAsked } from "../../lib/use-asked.ts";
import { m } from "../../paraglide/messages.js";
import { PaymentsBoard } from "../../payments/payments-board.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { listedTrainee, traineeQuery } from "../trainees/queries.ts";
import { traineePaymentsQuery } from "./queries.ts";
import { usePaymentActs } from "./use-payment-acts.tsx";

/** A trainee's payments and the due amount, as a section of the page. */
export function TraineePayments({ traineeId }: { traineeId: string }) {
  const { data: trainee } = useQuery(traineeQuery(traineeId));
  const person = trainee ?? listedTrainee(traineeId);
  const list = useInfiniteQuery(traineePaymentsQuery(traineeId));
  const acts = usePaymentActs({
    from: list.data?.pages[0]?.from ?? "",
    person: { id: traineeId, name: person?.name ?? "" },
  });
  useAsked("record", () => acts.record(), person !== undefined);
  return (
    <>
      <PaymentsBoard
        list={list}
        label={m.trainees_tab_payments()}
        action={
          <Button aria-haspopup="dialog" disabled={!person} onClick={() => acts.record()}>
            <Icon name="plus" />
            {m.payments_record()}
          </Button>
        }
        rowAction={acts.menu}
        empty={{ title: m.payments_empty_of(), text: m.payments_empty_of_text() }}
      />
      {acts.dialogs}
    </>
  );
}
