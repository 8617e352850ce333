import { expect, it } from "vitest";
import { initials, participantLabel } from "./participant.ts";

const called = (participantName: string | null, participantEmail: string | null = null) => ({
  participantName,
  participantEmail,
});

it("takes the initials of the first two parts of a name", () => {
  expect(initials(called("Ada Lovelace"))).toBe("AL");
  expect(initials(called("  ada   maria lovelace "))).toBe("AM");
  expect(initials(called("Ada"))).toBe("A");
  expect(initials(called("𝔄da Łukasz"))).toBe("𝔄Ł");
});

it("goes by the address when there is no name, and is anonymous only where the item is", () => {
  const labelOf = (isAnonymous: boolean, ...names: Parameters<typeof called>) =>
    participantLabel({ ...called(...names), isAnonymous });
  expect(labelOf(false, " ", "ada@example.org")).toBe("ada@example.org");
  expect(initials(called(null, "ada@example.org"))).toBe("A");
  expect(labelOf(false, null)).toBe("No name");
  expect(labelOf(true, null)).toBe("Anonymous");
  expect(initials(called("  "))).toBe("AN");
});
