import createClient from "openapi-fetch";
import type { paths } from "./paths.ts";

const { ASSAY = "", ASSAY_TOKEN } = process.env;
const api = createClient<paths>({ baseUrl: ASSAY, headers: { authorization: `Bearer ${ASSAY_TOKEN}` } });

const { data: assessment, error } = await api.POST("/api/quizzes/skill-based", {
  body: {
    title: "Feedback",
    showResultsToTakers: true,
    skillLevels: [
      { name: "Developing", range: [1, 2], description: "You begin.", encouragingMessage: "Ask for it once a week." },
      { name: "Proficient", range: [3, 4], description: "You do it.", encouragingMessage: "Show others how." },
    ],
    questions: [
      {
        questionText: "I ask for feedback",
        options: ["Rarely", "Sometimes", "Often", "Always"],
        optionWeights: [1, 2, 3, 4],
      },
    ],
  },
});
if (!assessment) throw new Error(error.message);
console.log(`People take it at ${ASSAY}/assessment/${assessment.id}`);

const params = { path: { id: assessment.id } };
const answers = Object.fromEntries(assessment.questions.map((question) => [question.id, 2]));
const body = { participantName: "Ann", answers };
const receipt = await api.POST("/api/quizzes/{id}/attempts", { params, body });
console.log(`Ann is ${receipt.data?.skillResult?.skillLevel}`);

const results = await api.GET("/api/quizzes/{id}/results", { params });
console.log(results.data?.levels);
