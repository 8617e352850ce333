import { expect, it } from "vitest";
import type { Finding } from "../../../../api/src/clinic/clinic.shared.ts";
import { measured } from "./measured.ts";

const figures = {
  facility: 0.92,
  discrimination: 0.125,
  options: [0.92, 0.06, 0.02].map((share) => ({ share, score: 0, thirds: [] })),
};
const finding = (rule: Finding["rule"], option: number | null): Finding => ({
  rule,
  part: "option",
  option,
  message: "",
});

it("adds the affected figure to a finding", () => {
  expect(measured(finding("odd-length", 2), figures)).toContain("2% did");
  expect(measured(finding("longest-is-right", 0), figures)).toContain("92% of the points");
  expect(measured(finding("negative-question", null), figures)).toContain("Its discrimination is 0.13");
  expect(measured(finding("negative-question", null), { ...figures, discrimination: null })).toContain("92%");
});
