import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { maxChosenPeople } from "../../../../../domain/check-ins/terms.ts";
import type { CheckInForm } from "../../../../../domain/contract/check-ins/forms.ts";
import type { FormSchedules } from "../../../../../domain/contract/check-ins/schedules.ts";
import { LoadFailure } from "../../../../frame/load-failure.tsx";
import { errorText } from "../../../../lib/format/error-text.ts";
import { nameIn } from "../../../../lib/format/names.ts";
import { useToday } from "../../../../lib/format/today.ts";
import { m } from "../../../../paraglide/messages.js";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ChoiceChips } from "../../../../ui/choice-chips.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Loading } from "../../../../ui/loading.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { toast } from "../../../../ui/toast.tsx";
import { dayName } from "../../../schedule/texts.ts";
import { TraineeChecklist } from "../../../trainees/trainee-checklist.tsx";
import { useTraineeSearch } from "../../../trainees/use-trainee-search.ts";
import { formPeopleQuery, savePeople } from "../queries.ts";
import { hasDay, sentTerms, termsOf } from "./terms.ts";
import { TermsFields } from "./terms-fields.tsx";
import { TermsSentence } from "./terms-sentence.tsx";

type PeopleDialogProps = { form: CheckInForm; onClose: () => void };

/** Who answers a form, and when. */
export function PeopleDialog({ form, onClose }: PeopleDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...formPeopleQuery(form.id),
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  if (data) return <PeopleForm form={form} known={data} onClose={onClose} />;
  return (
    <Dialog
      open
      size="tall"
      title={m.check_in_form_whom_when()}
      description={nameIn(form)}
      onClose={onClose}
    >
      {error && !isFetching ? (
        <LoadFailure
          title={m.check_in_form_people_failed()}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading className="grid gap-4 pt-1">
          <Skeleton className="h-11 w-64" />
          <Skeleton className="h-11" />
          <Skeleton className="h-19" />
        </Loading>
      )}
    </Dialog>
  );
}

type PeopleFormProps = PeopleDialogProps & { known: FormSchedules };

function PeopleForm({ form, known, onClose }: PeopleFormProps) {
  const today = useToday();
  const [terms, setTerms] = useState(() => termsOf(known, today));
  const [isEverybody, setEverybody] = useState(known.everybody !== null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(
    () => new Map(known.people.map(({ traineeId, name }) => [traineeId, name])),
  );
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const total = useTraineeSearch("", false).list.data?.pages[0]?.total;
  const present = new Map(known.people.map(({ traineeId, weekday }) => [traineeId, weekday]));
  const people = isEverybody
    ? everybody(known, total ?? known.people.length)
    : [...chosen.keys()].map((id) => ({ weekday: present.get(id) ?? null }));

  // Nobody is a choice for a form that some have; it is taken from them.
  const asksNobody = !isEverybody && chosen.size === 0 && known.people.length === 0;

  const save = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const kind = isEverybody ? "everybody" : "chosen";
      await savePeople(form.id, {
        people: kind === "everybody" ? { kind } : { kind, ids: [...chosen.keys()] },
        terms: sentTerms(terms),
      });
      toast({
        kind: "success",
        text:
          chosen.size === 0 && !isEverybody
            ? m.check_in_form_people_none({ name: nameIn(form) })
            : m.check_in_form_people_saved({ name: nameIn(form) }),
      });
      onClose();
    } catch (error) {
      setFailure(errorText(error, m.check_in_form_people_save_failed()));
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      open
      size="tall"
      title={m.check_in_form_whom_when()}
      description={nameIn(form)}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            pending={pending}
            disabled={!hasDay(terms) || asksNobody}
            onClick={() => void save()}
          >
            {m.ui_save()}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {failure && <Banner kind="error">{failure}</Banner>}
        <TermsSentence
          terms={terms}
          people={people}
          isCounted={!isEverybody || total !== undefined}
        />
        <TermsFields terms={terms} today={today} onChange={setTerms} />
        <ChoiceChips
          name="whom"
          label={m.check_in_form_whom()}
          options={[
            { value: "everybody", label: m.check_in_form_everybody() },
            { value: "chosen", label: m.check_in_form_chosen() },
          ]}
          value={[isEverybody ? "everybody" : "chosen"]}
          hint={isEverybody ? m.check_in_form_everybody_hint() : m.check_in_form_chosen_hint()}
          onChange={([value]) => setEverybody(value === "everybody")}
        />
        {!isEverybody && (
          <TraineeChecklist
            chosen={chosen}
            most={maxChosenPeople}
            onChange={setChosen}
            {...(known.people.length > 0 && { first: presentFirst(known) })}
          />
        )}
      </div>
    </Dialog>
  );
}

const presentFirst = ({ people }: FormSchedules) => ({
  title: m.check_in_form_present(),
  others: m.check_in_form_others(),
  people: people.map(({ traineeId: id, name, weekday }) => ({
    id,
    name,
    beside: <span className="text-sm text-muted">{dayName(weekday)}</span>,
  })),
});

/** The present people with their days, and as many without one as there are others. */
function everybody({ people }: FormSchedules, total: number): { weekday: number | null }[] {
  const others = Math.max(0, total - people.length);
  return [...people, ...Array.from({ length: others }, () => ({ weekday: null }))];
}
