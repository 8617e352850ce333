import createClient from "openapi-fetch";
import type { paths } from "./paths.ts";

const { ASSAY = "", ASSAY_TOKEN } = process.env;
const api = createClient<paths>({ baseUrl: ASSAY, headers: { authorization: `Bearer ${ASSAY_TOKEN}` } });

const { data: quiz, error } = await api.POST("/api/quizzes/manual", {
  body: {
    title: "Rivers",
    showResultsToTakers: true,
    questions: [{ question: "Which is longer?", options: ["Rhine", "Danube"], correctAnswer: 1 }],
  },
});
if (!quiz) throw new Error(error.message);
console.log(`People take it at ${ASSAY}/quiz/${quiz.id}`);

const params = { path: { id: quiz.id } };
const answers = Object.fromEntries(quiz.questions.map((question) => [question.id, 1]));
const body = { participantName: "Ann", answers };
const receipt = await api.POST("/api/quizzes/{id}/attempts", { params, body });
console.log(`Ann has ${receipt.data?.percentage} %`);

const results = await api.GET("/api/quizzes/{id}/results", { params });
console.log(results.data?.stats);
