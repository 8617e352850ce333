import { z } from "zod";
import { SkillLevel } from "../../content/content.rules.ts";
import { difficulties, kinds, limits } from "../../content/content.shared.ts";
import { createContent, readers, type Written } from "../../content/create/create.ts";
import { selfRatingLevels } from "../../generation/levels/levels.ts";
import { passageProblem } from "../../generation/model/check.ts";
import { DomainError, type FieldIssue } from "../../platform/errors.ts";
import { intentionOf } from "../../platform/work/idempotency.ts";
import { addressesOf, ItemAddresses } from "../items/addresses.ts";
import { keptSource } from "../source/kept.ts";
import { sourceId } from "../source/read-source.ts";
import { type Call, tool, writes } from "../tool.ts";
import { forBuilder, Question, quotesIn, withName } from "./question.ts";

const Input = z.strictObject({
  kind: z.enum(kinds).describe("QUIZ has correct answers, SURVEY has none, ASSESSMENT has points and levels."),
  title: z.string().describe(`Title, up to ${limits.title} characters.`),
  description: z.string().nullish().describe("Description, shown before the first question."),
  questions: z.array(Question),
  sourceId: sourceId
    .nullish()
    .describe("Source of the quotes; each one is looked up again. With a source, every question needs a quote."),
  isPublic: z
    .boolean()
    .default(false)
    .describe("Whether others can respond immediately. Otherwise the item is private until publish is called."),
  difficulty: z.enum(difficulties).nullish().describe("Difficulty of a quiz."),
  showResultsToTakers: z.boolean().nullish().describe("Whether participants see results after submitting."),
  skillLevels: z
    .array(SkillLevel)
    .nullish()
    .describe(
      "Levels of a skill assessment. If no weight is more than 1, there are four levels from Developing to Advanced.",
    ),
  idempotencyKey: z
    .string()
    .nullish()
    .describe(
      "A key you choose for each item: the same call again with this key within a day does not create a second item.",
    ),
});
type Input = z.output<typeof Input>;

const Output = ItemAddresses.extend({
  questionCount: z.int(),
  quotesChecked: z.int().describe("Number of questions whose quote appears in the source word for word."),
});

export const createContentTool = tool({
  name: "create_content",
  title: "Create a quiz, survey or skill assessment",
  description:
    "Creates an item for the owner of the token. It is private unless isPublic is true: ask before you publish. With a sourceId, each quote is looked up again, and the passage is stored with its question. Options keep their order.",
  scope: "content:write",
  makesItems: true,
  hints: writes,
  input: Input,
  output: Output,
  async run({ platform, viewer }, { idempotencyKey, ...input }) {
    const intention = intentionOf(viewer, idempotencyKey, "assistant", "create", input);
    const write = () => writtenFrom({ platform, viewer }, input);
    const content = await createContent(platform, viewer, input.kind, write, intention);
    return {
      says: content.isPublic
        ? "It is public: anyone with its address may take it."
        : "It is private. Show it to the person you work for, and call publish when they want it to be taken.",
      gives: {
        ...addressesOf(platform, content),
        questionCount: input.questions.length,
        quotesChecked: input.sourceId == null ? 0 : input.questions.length,
      },
    };
  },
});

/**
 * Applies the builder's rules and adds each question's passage. Throws VALIDATION_FAILED with the input's field names.
 */
async function writtenFrom(
  { platform, viewer }: Pick<Call, "platform" | "viewer">,
  input: Omit<Input, "idempotencyKey">,
) {
  const { kind, questions, skillLevels, sourceId, title, description, isPublic } = input;
  const isSelfRating = questions.every(({ weights }) => weights?.every((weight) => weight <= 1));
  const { fields, drafts } = withOurNames(() =>
    readers[kind]({
      title,
      description,
      isPublic,
      ...(input.difficulty != null && { difficulty: input.difficulty }),
      ...(input.showResultsToTakers != null && { showResultsToTakers: input.showResultsToTakers }),
      ...(kind === "ASSESSMENT" && { skillLevels: skillLevels ?? (isSelfRating ? selfRatingLevels("") : undefined) }),
      questions: questions.map(forBuilder),
    }),
  );
  const source = sourceId == null ? null : await keptSource(platform, viewer, sourceId);
  const quotes = source && quotesIn(source);
  const issues: FieldIssue[] = [];
  const sourced = drafts.map((draft, index) => {
    const quote = questions[index]?.quote;
    const place = quotes?.found(quote);
    if (place) return { ...draft, ...place };
    const path = `questions.${index}.quote`;
    if (quotes) issues.push({ path, message: passageProblem(quote) });
    else if (quote) issues.push({ path, message: "A quote needs the sourceId of its source" });
    return draft;
  });
  if (issues.length > 0) throw new DomainError("VALIDATION_FAILED", issues[0]?.message ?? "", { issues });
  const origin = source && { sourceType: source.sourceType, sourceUrl: source.url };
  return { fields: { ...fields, ...origin, draftedBy: "model" }, drafts: sourced } satisfies Written;
}

function withOurNames(read: () => Written): Written {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, error.message, { issues: error.issues.map(withName) });
  }
}
