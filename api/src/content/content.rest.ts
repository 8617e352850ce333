import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Content } from "../generated/prisma/client.ts";
import { passcodeHeader, personalKeyHeader, type Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { created } from "../platform/rest/created.ts";
import { viewerOfRequest } from "../platform/rest/http.ts";
import { isKnown, sendReady } from "../platform/rest/ready.ts";
import { nameIgnored } from "../platform/rest/unknown.ts";
import { keyOf } from "../platform/work/idempotency.ts";
import * as contract from "./content.contract.ts";
import { availabilityTo, owns, readsWhole, requirePasscode, requireSight } from "./content.policy.ts";
import { nounOf } from "./content.shared.ts";
import { createAssessment, createQuiz, createSurvey } from "./create/create.ts";
import { duplicateContent } from "./create/duplicate.ts";
import { markedUp, needsFormat } from "./create/marked-up.ts";
import { updateContent } from "./edit/edit.ts";
import { overruledSource, strangeTo, typesLost } from "./edit/patch.ts";
import { belongsTo, type Collection, collectionNoun, kindOf } from "./kind.ts";
import { etagOf, matching } from "./own/etag.ts";
import { ownContent, storedContent } from "./own.ts";
import { askedOf, currentQuestions, originOf, unusual, withFeedback } from "./question/question.ts";
import { shownToOwner } from "./rules/rules.ts";
import { findItem, type Item } from "./taking/item.ts";
import { takeView } from "./taking/take.ts";
import { itemInLanguage, wantedLanguage } from "./translation/in-language.ts";
import { deleteContent } from "./trash/delete.ts";
import { restoreContent } from "./trash/trash.ts";

interface ItemParams {
  Params: { id: string };
}

export const contentRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (http) => {
    const viewerOf = (request: FastifyRequest) => viewerOfRequest(platform, request);

    http.post("/quizzes/manual", contract.createQuiz, async (request, reply) => {
      const viewer = await viewerOf(request);
      nameIgnored(request, reply, overruled(request.body), "questionText was sent as well, and counts");
      nameIgnored(request, reply, markedUp(request.body), needsFormat);
      const content = await createQuiz(platform, viewer, withQuestionText(request.body), keyOf(request));
      return created(platform, reply, `/api/quizzes/${content.id}`).send(await presentWhole(platform, viewer, content));
    });

    http.post("/surveys", contract.createSurvey, async (request, reply) => {
      const viewer = await viewerOf(request);
      nameIgnored(request, reply, markedUp(request.body), needsFormat);
      const content = await createSurvey(platform, viewer, request.body, keyOf(request));
      return created(platform, reply, `/api/surveys/${content.id}`).send(await presentWhole(platform, viewer, content));
    });

    http.post("/quizzes/skill-based", contract.createAssessment, async (request, reply) => {
      const viewer = await viewerOf(request);
      nameIgnored(request, reply, markedUp(request.body), needsFormat);
      const content = await createAssessment(platform, viewer, request.body, keyOf(request));
      return created(platform, reply, `/api/quizzes/${content.id}`).send(await presentWhole(platform, viewer, content));
    });

    for (const collection of ["quizzes", "surveys"] as const) {
      const { read, edit, remove, duplicate, restore } = contract.operationsOf(collectionNoun[collection]);

      http.get<ItemParams>(`/${collection}/:id`, read, async (request, reply) => {
        const viewer = await viewerOf(request);
        const item = await visibleItem(platform, viewer, request.params.id, collection);
        const language = wantedLanguage(request.query);
        if (readsWhole(viewer, item)) {
          const content = await storedContent(platform, item.id);
          reply.header("etag", etagOf(content));
          if (isKnown(request, etagOf(content))) return reply.code(304).send();
          return presentWhole(platform, viewer, content);
        }
        if (viewer.passcode !== null) await requirePasscode(platform, viewer, item);
        const translated = language === null ? item : await itemInLanguage(platform, item, [language]);
        const isPrivate =
          request.headers.authorization !== undefined || viewer.passcode !== null || viewer.personalKey !== null;
        const varying = [
          ...(item.rules?.passcode === undefined ? [] : [passcodeHeader]),
          ...(item.rules?.invitedOnly ? [personalKeyHeader] : []),
        ];
        return sendReady(
          reply,
          takeView(translated, await availabilityTo(platform, viewer, item)),
          isPrivate ? "private, no-store" : "no-cache",
          varying.length === 0 ? undefined : varying.join(", "),
        );
      });

      http.put<ItemParams>(`/${collection}/:id`, edit, async (request, reply) => {
        const viewer = await viewerOf(request);
        const { params, body, headers } = request;
        const change = flattened(body);
        const before = await ownContent(platform, viewer, "content:write", params.id, collection);
        nameIgnored(request, reply, strangeTo(before, change), `A ${nounOf(kindOf(before))} has no such field`);
        nameIgnored(request, reply, overruledSource(before, change), "description was sent as well, and counts");
        nameIgnored(
          request,
          reply,
          typesLost(before, change),
          `A ${nounOf(kindOf(before))} has no questions of this type`,
        );
        const precondition = matching(headers["if-match"]);
        const content = await updateContent(platform, viewer, params.id, change, collection, keyOf(request), {
          precondition,
        });
        return presentWhole(platform, viewer, content);
      });

      http.delete<ItemParams>(`/${collection}/:id`, remove, async (request) => {
        const { params, headers } = request;
        const precondition = matching(headers["if-match"]);
        await deleteContent(platform, await viewerOf(request), params.id, collection, keyOf(request), precondition);
        return { deleted: true };
      });

      http.post<ItemParams>(`/${collection}/:id/duplicate`, duplicate, async (request, reply) => {
        const viewer = await viewerOf(request);
        const copy = await duplicateContent(platform, viewer, request.params.id, collection, keyOf(request));
        return created(platform, reply, `/api/${collection}/${copy.id}`).send(
          await presentWhole(platform, viewer, copy),
        );
      });

      http.post<ItemParams>(`/${collection}/:id/restore`, restore, async (request) => {
        const viewer = await viewerOf(request);
        const restored = await restoreContent(platform, viewer, request.params.id, collection, keyOf(request));
        return presentWhole(platform, viewer, restored);
      });
    }
  };

/** `quizzes` also serves surveys, because the editor loads all kinds there. */
async function visibleItem(platform: Platform, viewer: Viewer, id: string, collection: Collection): Promise<Item> {
  const item = await findItem(platform, id);
  const isElsewhere = item && collection === "surveys" && !belongsTo(collection, item.kind);
  return requireSight(viewer, isElsewhere ? null : item, collectionNoun[collection]);
}

export async function presentWhole(platform: Platform, viewer: Viewer, content: Content): Promise<contract.WholeItem> {
  const questions = await currentQuestions(platform.db, content.id);
  const kind = kindOf(content);
  const {
    id,
    title,
    description,
    language,
    sourceType,
    draftedBy,
    contentType,
    difficulty,
    scoringType,
    skillLevels,
    emailResultsSettings,
  } = content;
  const { isPublic, showResultsToTakers, collectEmailUpfront, rules, revision, createdAt, updatedAt } = content;
  return {
    id,
    title,
    description,
    language,
    ...(content.format !== "plain" && { format: content.format }),
    sourceUrl: kind === "SURVEY" ? description : content.sourceUrl,
    sourceType,
    draftedBy,
    contentType,
    difficulty,
    scoringType,
    kind,
    skillLevels,
    emailResultsSettings,
    isPublic,
    showResultsToTakers,
    collectEmailUpfront,
    ...(rules && { rules: shownToOwner(rules) }),
    revision,
    createdAt,
    updatedAt,
    canEdit: owns(viewer, content),
    questions: questions.map((question) => ({
      id: question.id,
      ...askedOf(question),
      ...unusual(question),
      explanation: question.explanation,
      ...withFeedback(question.optionFeedback),
      ...originOf(question),
      evidence: question.evidence,
      order: question.order,
    })),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** REST calls a manual quiz's question text `question`. */
function withQuestionText(body: unknown): unknown {
  if (!isRecord(body) || !Array.isArray(body.questions)) return body;
  const questions = body.questions.map((question) =>
    isRecord(question) ? { questionText: question.question, ...question } : question,
  );
  return { ...body, questions };
}

/** Paths of question texts that were sent under both names with different values. */
function overruled(body: unknown): string[] {
  if (!isRecord(body) || !Array.isArray(body.questions)) return [];
  return body.questions.flatMap((question, index) =>
    isRecord(question) &&
    question.question !== undefined &&
    question.questionText !== undefined &&
    question.question !== question.questionText
      ? [`questions.${index}.question`]
      : [],
  );
}

/** REST also accepts settings under `meta`, and lists as JSON text. */
function flattened(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const { meta, ...rest } = body;
  const edit = { ...(isRecord(meta) && meta), ...rest };
  if (!Array.isArray(edit.questions)) return edit;
  const questions = edit.questions.map((question) =>
    isRecord(question)
      ? { ...question, options: fromJson(question.options), optionWeights: fromJson(question.optionWeights) }
      : question,
  );
  return { ...edit, questions };
}

function fromJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
