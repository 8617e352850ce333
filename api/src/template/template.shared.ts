import { customerEffort, eventFeedback, npsWithWhy, quickPoll } from "./audience.shared.ts";
import type { Template } from "./item.shared.ts";
import { digitalSkills, selfAssessment } from "./skills.shared.ts";
import { courseFeedback, exitTicket, labSafety, vocabulary } from "./teaching.shared.ts";
import { accessibilityNeeds, onboardingCheck, retrospective, securityBasics } from "./work.shared.ts";

/** Templates in the order of the gallery. */
export const templates: readonly Template[] = [
  courseFeedback,
  exitTicket,
  labSafety,
  npsWithWhy,
  selfAssessment,
  vocabulary,
  eventFeedback,
  quickPoll,
  onboardingCheck,
  accessibilityNeeds,
  digitalSkills,
  customerEffort,
  retrospective,
  securityBasics,
];

export const templateNamed = (name: string): Template | null =>
  templates.find((template) => template.name === name) ?? null;
