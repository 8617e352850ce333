import type { ScreenPath } from "../../../api/src/client/screens.shared.ts";
import { cases } from "../../../api/test/cases/cases.ts";
import { aDraft, aFilledTrash, aQuizWithEarlierKey, aQuizWithPeople, type World } from "./world.ts";

type Who = "visitor" | "author" | "owner" | "administrator";

/**
 * Every screen with its user and paths. Every run checks the first path. No paths if the screen is checked under
 * another name.
 */
const screens: Record<ScreenPath, [Who, (world: World) => string[] | Promise<string[]>]> = {
  "/": ["visitor", () => ["/", "/nowhere"]],
  "/login": ["visitor", () => ["/login"]],
  "/register": ["visitor", () => ["/register"]],
  "/forgot-password": ["visitor", () => ["/forgot-password"]],
  "/reset-password": ["visitor", () => ["/reset-password?token=void"]],
  "/verify-email": ["visitor", () => ["/verify-email?token=void"]],
  "/approve-address": ["visitor", () => ["/approve-address?token=void"]],
  "/undo-address": ["visitor", () => ["/undo-address?token=void"]],
  "/stop-mail": ["visitor", () => ["/stop-mail?token=void"]],
  "/tour": ["visitor", () => ["/tour"]],
  "/sample-dashboard": ["visitor", () => ["/sample-dashboard"]],
  "/developers": ["visitor", () => ["/developers", "/developers?in=graphql"]],
  "/privacy-policy": ["visitor", () => ["/privacy-policy"]],
  "/cookie-policy": ["visitor", () => ["/cookie-policy"]],
  "/terms-of-service": ["visitor", () => ["/terms-of-service"]],
  "/dashboard": ["owner", () => ["/dashboard"]],
  "/trash": ["owner", async (world) => [await aFilledTrash(world)]],
  "/creator": ["author", () => []],
  "/maker": [
    "author",
    ({ quiz, survey, assessment }) => [
      `/maker?edit=${quiz.id}`,
      ...["type=quiz", "type=survey&mode=manual", "type=assessment&mode=manual"].map((search) => `/maker?${search}`),
      ...["type=quiz&mode=ai", "type=survey&mode=url", "type=assessment&mode=pdf"].map((search) => `/maker?${search}`),
      "/maker?type=survey&template=event-feedback",
      `/maker?created=${survey.id}`,
      `/maker?edit=${assessment.id}`,
    ],
  ],
  "/templates": ["visitor", () => ["/templates"]],
  "/templates/:name": ["visitor", () => ["/templates/360-self-assessment", "/templates/nothing"]],
  "/drafts/:id": ["author", async (world) => [`/drafts/${await aDraft(world)}`, "/drafts/nowhere"]],
  "/content/:key/print": ["owner", ({ quiz }) => [`/content/${quiz.id}/print?key=1`]],
  "/content/:key/languages": [
    "owner",
    ({ quiz, survey }) => [quiz, survey].map(({ id }) => `/content/${id}/languages`),
  ],
  "/content/:key/languages/:language": [
    "owner",
    ({ quiz, assessment }) => [`/content/${quiz.id}/languages/ar`, `/content/${assessment.id}/languages/de`],
  ],
  "/results/:key": [
    "owner",
    ({ quiz, survey, assessment }) => [
      ...[quiz, survey, assessment].map(({ id }) => `/results/${id}`),
      ...["questions", "people", "time"].map((tab) => `/results/${quiz.id}?tab=${tab}`),
      `/results/${survey.id}?tab=questions`,
    ],
  ],
  "/results/:key/regrade": [
    "owner",
    async (world) => [`/results/${await aQuizWithEarlierKey(world)}/regrade`, `/results/${world.survey.id}/regrade`],
  ],
  "/results/:key/people": [
    "owner",
    async (world) => [`/results/${await aQuizWithPeople(world)}/people`, `/results/${world.survey.id}/people`],
  ],
  "/results/:key/webhooks": ["owner", ({ quiz }) => [`/results/${quiz.id}/webhooks`]],
  "/webhooks": ["owner", () => ["/webhooks"]],
  "/webhooks/:id": ["owner", ({ webhook }) => [`/webhooks/${webhook}`, "/webhooks/nowhere"]],
  "/assessment/:key/results": ["author", () => []],
  "/survey/:key/results": ["author", () => []],
  "/survey-results/:key": ["author", () => []],
  "/assessment-results/:key": ["author", () => []],
  "/profile": ["owner", () => ["/profile"]],
  "/profile/:part": ["owner", () => ["/profile/programs", "/profile/data"]],
  "/profile/activity": ["owner", () => ["/profile/activity", "/profile/activity?what=address_restored"]],
  "/profile/erase": ["owner", () => ["/profile/erase"]],
  "/authorize": ["owner", () => ["/authorize?client_id=void"]],
  "/admin": ["administrator", () => ["/admin", "/admin?tab=analytics", "/admin?tab=users", "/admin?tab=content"]],
};

export async function addressesOf(who: Who, world: World): Promise<string[]> {
  const addresses = Object.values(screens).map(async ([theirs, addresses]) =>
    theirs === who ? (await addresses(world)).slice(0, cases(1, Number.POSITIVE_INFINITY)) : [],
  );
  return (await Promise.all(addresses)).flat();
}
