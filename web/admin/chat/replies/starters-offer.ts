import { draftStore, useDraft } from "../../../lib/waiting/drafts.ts";
import { ramadanTexts, starterTexts } from "./starter-texts.ts";

type Places = readonly number[];

/** The places of starters left of a begun offer. */
const offers = draftStore<Places>("reply-starters", { days: 365 });

/** Suggested replies; each is offered until it is saved or dismissed. */
export interface StartersOffer {
  id: string;
  texts: () => string[];
  /** The offered ones, by their places. */
  left: (isEmpty: boolean) => Places;
  /** Stores the offer, so that it outlasts the first saved reply. */
  begin: () => void;
  /** Removes saved or dismissed starters from the offer. */
  take: (taken: Places) => void;
}

/** An offer to a trainer without replies only, or to each trainer. */
function makeOffer(id: string, texts: () => string[], { ofEmpty }: { ofEmpty: boolean }) {
  const all: Places = texts().map((_, place) => place);
  const begun = () => offers.read(id);
  return {
    id,
    texts,
    left: (isEmpty) => begun() ?? (isEmpty || !ofEmpty ? all : []),
    begin: () => offers.keep(id, begun() ?? all),
    take: (taken) =>
      offers.keep(
        id,
        (begun() ?? all).filter((place) => !taken.includes(place)),
      ),
  } satisfies StartersOffer;
}

/** The starters of every time, for a trainer without replies. */
export const firstOffer = makeOffer("left", starterTexts, { ofEmpty: true });

/** The texts of a year's Ramadan; an offer of a year that was dismissed comes again in the next. */
export const ramadanOffer = (year: number) =>
  makeOffer(`ramadan-${year}`, ramadanTexts, { ofEmpty: false });

/** The rest of an offer; renders on each change. */
export function useOffered(of: StartersOffer, isEmpty: boolean): Places {
  useDraft(offers, of.id);
  return of.left(isEmpty);
}
