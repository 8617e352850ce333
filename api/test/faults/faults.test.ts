import { expect, it } from "vitest";
import { faults } from "./faults.ts";
import { runMatrix } from "./matrix.ts";

// A lost answer, connections lost with and without notice, and a repeated request.
const chosen = ["cut after commit", "half-open", "terminate", "duplicate"];

it("loses, doubles and breaks nothing under the commonest faults", { tags: ["slow"] }, async () => {
  const { cells } = await runMatrix(
    faults.filter(({ name }) => chosen.includes(name)),
    1,
  );
  expect(cells.every(({ acknowledged }) => acknowledged > 0)).toBe(true);
});
