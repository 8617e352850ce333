import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emailAddress } from "../../../../api/src/platform/shared/email.rules.ts";
import { checkDetails } from "./details.ts";

const emailError = (email: string, isNeeded = false) => checkDetails({ name: "", email }, isNeeded).email;

describe("details", () => {
  it("are optional, unless the author asks for an e-mail address", () => {
    expect(checkDetails({ name: "", email: " " }, false)).toEqual({});
    expect(emailError("  ", true)).toBe("emailMissing");
  });

  it.each([
    "ada@example.org",
    " Ada.Lovelace+quiz@mail.example.co.uk ",
    "o'neil@a-b.test",
    "x_y@1.de",
    "jörg@example.org",
    "ada@exämple.org",
    "r&d@example.org",
    "mailto:ada@example.org",
  ])("accept %s", (email) => {
    expect(emailError(email)).toBeUndefined();
  });

  it.each([
    "ada",
    "ada@",
    "ada@example",
    "@example.org",
    "a b@example.org",
    ".ada@b.test",
    "a..b@c.test",
    "a,b@c.test",
    "a@b.test <v@evil.test>",
    `mailto:${"a".repeat(300)}@b.test`,
  ])("refuse %s", (email) => {
    expect(emailError(email)).toBe("emailWrong");
  });

  it("refuse names the server would refuse", () => {
    expect(checkDetails({ name: "a".repeat(101), email: "" }, false).name).toBeDefined();
    expect(checkDetails({ name: "a".repeat(100), email: "" }, false).name).toBeUndefined();
    for (const name of ["https://evil.test", "Ada\u2028Byron"]) {
      expect(checkDetails({ name, email: "" }, false).name).toBeDefined();
    }
  });

  it("never let an address through that the server would refuse", { tags: ["property"] }, () => {
    const part = fc.string({ unit: fc.constantFrom(..."ab1._-'+é/&\u200b>\uff20"), maxLength: 6 });
    const address = fc.tuple(part, part).map(([local, domain]) => `a${local}@b${domain}.test`);
    fc.assert(
      fc.property(address, (email) => emailError(email) !== undefined || emailAddress.safeParse(email).success),
      { numRuns: 2000 },
    );
  });
});
