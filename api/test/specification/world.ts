import { afterAll } from "vitest";
import { openSession } from "../../src/account/session.ts";
import { anArticle } from "../article.ts";
import {
  anAssessment,
  aQuiz,
  aSurvey,
  assessmentInput,
  aUser,
  password,
  quizInput,
  surveyInput,
} from "../factories.ts";
import { testApp } from "../harness.ts";
import { mailedToken } from "../mail.ts";
import { aPdf } from "../pdfs.ts";
import { aModelServer, good } from "../servers/model.ts";
import { aSite, newspaper } from "../servers/site.ts";

const usedKey = "0199aaaa-0000-4000-8000-000000000000";

export type World = Awaited<ReturnType<typeof aWorld>>;

/** Shared by all rows: services with and without a model, users, items of each kind, sites, videos without captions. */
export async function aWorld() {
  const article = anArticle("suez");
  const player = { playabilityStatus: { status: "OK" }, videoDetails: { title: "A video without words" } };
  const [model, site, short, videos] = await Promise.all([
    aModelServer(),
    aPage(newspaper(article.title, article.paragraphs)),
    aPage("<!doctype html><title>Short</title><p>Next to nothing.</p>"),
    aPage(`<!doctype html><script>var ytInitialPlayerResponse = ${JSON.stringify(player)};</script>`),
  ]);
  afterAll(() => model.close());
  const reachable = {
    fetchAllowHosts: [site.host, short.host, videos.host],
    youtubeOrigin: videos.url,
    openaiBaseUrl: model.url,
  };
  const app = await testApp({ ...reachable, openaiKey: "sk-test" });
  const withoutModel = await testApp(reachable);
  const impatient = await testApp({ rateLimit: true });
  const { platform } = app;
  const { db } = platform;

  const [creator, other, admin, leaver] = await Promise.all([
    aUser(platform),
    aUser(platform, { isEmailVerified: true }),
    aUser(platform, { isAdmin: true }),
    aUser(platform),
  ]);
  const [quiz, survey, assessment, unshared, hidden] = await Promise.all([
    aQuiz(platform, creator, { ...quizInput, showResultsToTakers: true }),
    aSurvey(platform, creator, { ...surveyInput, showResultsToTakers: true }),
    anAssessment(platform, creator, { ...assessmentInput, showResultsToTakers: true }),
    aSurvey(platform, creator),
    aQuiz(platform, creator),
  ]);
  await db.content.update({ where: { id: hidden.id }, data: { isPublic: false } });

  const visitor = await app.as();
  const answersTo = async (id: string, choice: number) => {
    const { body } = await visitor.rest("GET", `/quizzes/${id}`);
    const pairs = body.questions.map((question: { id: string; questionType: string }) => [
      question.id,
      question.questionType === "multi_select" ? [choice] : choice,
    ]);
    return Object.fromEntries(pairs) as Record<string, number | number[]>;
  };
  const attempt = await visitor.rest("POST", `/quizzes/${quiz.id}/attempts`, {
    participantName: "Grace Hopper",
    participantEmail: "grace@taker.test",
    answers: await answersTo(quiz.id, 1),
    attemptKey: usedKey,
    duration: 65,
  });
  const expired = await testApp({ accessTokenTtl: -60 });
  const limited = await impatient.as();
  for (let tries = 0; tries < 10; tries++)
    await limited.rest("POST", "/auth/login", { email: "limited@people.test", password: "not this one" });
  const clients = {
    visitor,
    creator: await app.as(creator),
    other: await app.as(other),
    admin: await app.as(admin),
    leaver: await app.as(leaver),
    "creator without a model": await withoutModel.as(creator),
    "creator whose token expired": await expired.as(creator),
    "visitor who tried too often": limited,
  };
  const pdf = await aPdf({ title: article.title, pages: [article.paragraphs] });
  const post = (path: string, body?: unknown, headers = {}) => clients.creator.rest("POST", path, body, headers);
  const uploadLink = async () => {
    const { pathname, search } = new URL((await post("/pdfs/upload")).body.uploadURL);
    return `${pathname}${search}`;
  };

  return {
    clients,
    people: { creator, other, admin, leaver },
    password,
    model,
    pdf,
    link: site.url,
    shortLink: short.url,
    usedKey,
    places: {
      quiz: quiz.id,
      survey: survey.id,
      assessment: assessment.id,
      unshared: unshared.id,
      hidden: hidden.id,
      attempt: attempt.body.id as string,
      creator: creator.id,
      other: other.id,
      admin: admin.id,
      missing: "no-such-id",
    } as Record<string, string>,
    answersTo,
    uploadLink,
    uploaded: async (file = pdf) => {
      const link = await uploadLink();
      await clients.creator.rest("PUT", link.replace("/api", ""), file, { "content-type": "application/pdf" });
      return link.split("?")[0];
    },
    session: () => openSession(platform, db, creator.id),
    resetToken: async () => {
      const { email } = await aUser(platform);
      await visitor.rest("POST", "/auth/forgot-password", { email });
      return mailedToken(platform, email, "reset");
    },
    verificationToken: async () => {
      const user = await aUser(platform);
      await (await app.as(user)).rest("POST", "/auth/resend-verification");
      return mailedToken(platform, user.email, "verification");
    },
    /** Resets the model before each row. */
    rest: () => model.plan(good()),
  };
}

const aPage = (html: string) =>
  aSite((_request, response) => response.setHeader("content-type", "text/html").end(html), afterAll);
