import type { LogDetail as DetailOfLog } from "./account/log/log.shared.ts";
import type { Correction } from "./attempt/corrections.ts";
import type { Answers } from "./attempt/grading/given.ts";
import type { BlockTally as TallyOfBlock } from "./attempt/publishing/public-tally.ts";
import type { EmailResultsSettings, SkillLevel } from "./content/content.rules.ts";
import type { EventData as EventFacts } from "./content/event/event.ts";
import type { Evidence } from "./content/question/evidence.ts";
import type { QuestionForm as FormOfQuestion, AnswerKey as KeyOfAnswers } from "./content/question/form/form.shared.ts";
import type { RenderedItem, RenderedQuestion } from "./content/rendered/rendered.shared.ts";
import type { Retention as TermOfAnswers } from "./content/retention/retention.shared.ts";
import type { FieldValues, Groups as GroupsOfItem } from "./content/setting/fields.shared.ts";
import type { ItemRules } from "./content/setting/stored.rules.ts";
import type { Piece } from "./content/translation/texts.ts";
import type { Anchor } from "./extractive/source.ts";
import type { GeneratedQuestion } from "./generation/generator.ts";
import type { Asked } from "./generation/order.ts";
import type { ProgressState } from "./generation/progress.ts";
import type { Source } from "./generation/source/source.ts";
import type { LetterText } from "./invitation/mail/letter.shared.ts";
import type { Rest } from "./results/attempts/deletion/progress.ts";
import type { ErasedItem as ItemOfErasure } from "./results/erasure/erased-items.ts";
import type { PlaceOfRegrading as PlaceInRegrading } from "./results/regrading/portion.ts";
import type { NamedTheme, ThemeQuote } from "./results/texts/themes.ts";

declare global {
  /** Types of the JSON columns. Rows are not parsed when read: only this code writes them, and it parses its input. */
  namespace PrismaJson {
    type Levels = SkillLevel[];
    type Rules = ItemRules;
    type Groups = GroupsOfItem;
    type Fields = FieldValues;
    type Retention = TermOfAnswers;
    type ResultMails = EmailResultsSettings;
    type QuestionForm = FormOfQuestion;
    type AnswerKey = KeyOfAnswers;
    type ItemHtml = RenderedItem;
    type QuestionHtml = RenderedQuestion;
    type Pieces = Piece[];
    type PassageAnchor = Anchor;
    type QuestionEvidence = Evidence;
    type GivenAnswers = Answers;
    type BlockTally = TallyOfBlock;
    type Corrections = Correction[];
    /** Values by the heading of their column. */
    type InvitationFields = Record<string, string>;
    type InvitationText = LetterText;
    type EventData = EventFacts;
    type LogDetail = DetailOfLog;
    type GenerationState = ProgressState;
    type DraftingOrder = Asked;
    type DraftingSource = Source;
    type CandidateQuestion = GeneratedQuestion;
    type RestOfDeletion = Rest;
    type PlaceOfRegrading = PlaceInRegrading;
    type ErasedItem = ItemOfErasure;
    type NamedThemes = NamedTheme[];
    type ThemeQuotes = ThemeQuote[];
  }
}
