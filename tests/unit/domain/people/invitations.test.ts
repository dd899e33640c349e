import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { invitationState } from "../../../../domain/people/invitations.ts";

const now = 1_800_000_000_000;
const invitation = { acceptedAt: null, revokedAt: null, expiresAt: now + 1 };

describe("the state of an invitation", () => {
  it("is open until the instant of its end", () => {
    expect(invitationState(invitation, now)).toBe("open");
    expect(invitationState({ ...invitation, expiresAt: now }, now)).toBe("ended");
  });

  it("is `accepted` or `revoked` first, whatever the time", () => {
    const instant = fc.integer({ min: 0, max: 2 * now });
    fc.assert(
      fc.property(instant, instant, fc.option(instant), (acceptedAt, expiresAt, revokedAt) => {
        expect(invitationState({ acceptedAt, expiresAt, revokedAt }, now)).toBe("accepted");
        const revoked = { acceptedAt: null, revokedAt: acceptedAt, expiresAt };
        expect(invitationState(revoked, now)).toBe("revoked");
      }),
    );
  });

  it("is open only before its end", () => {
    fc.assert(
      fc.property(fc.integer(), (later) => {
        const state = invitationState({ ...invitation, expiresAt: now }, now + later);
        expect(state).toBe(later < 0 ? "open" : "ended");
      }),
    );
  });
});
