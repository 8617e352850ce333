import type { Answers } from "./attempt/attempt.rules.ts";
import type { EmailResultsSettings, SkillLevel } from "./content/content.rules.ts";
import type { ProgressState } from "./generation/progress.ts";
import type { Anchor } from "./generation/source/source.ts";

declare global {
  /** What the JSON columns hold. Rows are not parsed when read: only this code writes them, and it parses its input. */
  namespace PrismaJson {
    type Levels = SkillLevel[];
    type ResultMails = EmailResultsSettings;
    type PassageAnchor = Anchor;
    type GivenAnswers = Answers;
    type GenerationState = ProgressState;
  }
}
