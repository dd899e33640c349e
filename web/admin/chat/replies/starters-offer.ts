import { draftStore, useDraft } from "../../../lib/waiting/drafts.ts";
import { starterTexts } from "./starter-texts.ts";

type Places = readonly number[];

/** The places of starters left of a begun offer. */
const offers = draftStore<Places>("reply-starters", { days: 365 });
const id = "left";

const all: Places = starterTexts().map((_, place) => place);

const offered = (begun: Places | undefined, isEmpty: boolean): Places =>
  begun ?? (isEmpty ? all : []);

/** The offered starters, by their places. */
export const offer = {
  /** A trainer without replies gets all of them; each is offered until it is saved or dismissed. */
  left: (isEmpty: boolean): Places => offered(offers.read(id), isEmpty),
  /** Stores the offer, so that it outlasts the first saved reply. */
  begin: () => offers.keep(id, offers.read(id) ?? all),
  /** Removes saved or dismissed starters from the offer. */
  take: (taken: Places) =>
    offers.keep(
      id,
      (offers.read(id) ?? all).filter((place) => !taken.includes(place)),
    ),
};

/** The rest of the offer; renders on each change. */
export const useOffered = (isEmpty: boolean): Places => offered(useDraft(offers, id), isEmpty);
