import { draftStore, useDraft } from "../../../lib/waiting/drafts.ts";
import { starterTexts } from "./starter-texts.ts";

type Places = readonly number[];

/** Which starters are left of an offer that has begun, by their places. */
const offers = draftStore<Places>("reply-starters", { days: 365 });
const id = "left";

const all: Places = starterTexts().map((_, place) => place);

const offered = (begun: Places | undefined, isEmpty: boolean): Places =>
  begun ?? (isEmpty ? all : []);

/** The starters that are offered, by their places. */
export const offer = {
  /** Begun by whoever has no reply, it stands until each was kept or dismissed. */
  left: (isEmpty: boolean): Places => offered(offers.read(id), isEmpty),
  /** It outlasts the first reply that is kept. */
  begin: () => offers.keep(id, offers.read(id) ?? all),
  /** Kept or dismissed: what was asked for is offered no more. */
  take: (taken: Places) =>
    offers.keep(
      id,
      (offers.read(id) ?? all).filter((place) => !taken.includes(place)),
    ),
};

/** What is left of the offer, as it changes. */
export const useOffered = (isEmpty: boolean): Places => offered(useDraft(offers, id), isEmpty);
