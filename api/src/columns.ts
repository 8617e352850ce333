import type { Answers } from "./attempt/attempt.rules.ts";
import type { EmailResultsSettings, SkillLevel } from "./content/content.rules.ts";
import type { ProgressState } from "./generation/progress.ts";
import type { Anchor } from "./generation/source/source.ts";

declare global {
  /**
   * What the JSON columns hold, by the names that `prisma/schema.prisma` gives them. A row is not parsed when it is
   * read: only this code writes these columns, and it parses what comes from outside before.
   */
  namespace PrismaJson {
    type Levels = SkillLevel[];
    type ResultMails = EmailResultsSettings;
    type PassageAnchor = Anchor;
    type GivenAnswers = Answers;
    type GenerationState = ProgressState;
  }
}
