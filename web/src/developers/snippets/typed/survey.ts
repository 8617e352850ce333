import createClient from "openapi-fetch";
import type { paths } from "./paths.ts";

const { ASSAY = "", ASSAY_TOKEN } = process.env;
const api = createClient<paths>({ baseUrl: ASSAY, headers: { authorization: `Bearer ${ASSAY_TOKEN}` } });

const { data: survey, error } = await api.POST("/api/surveys", {
  body: {
    title: "Lunch",
    showResultsToTakers: true,
    questions: [
      { questionText: "What did you have?", questionType: "multi_select", options: ["Soup", "Salad", "Cake"] },
    ],
  },
});
if (!survey) throw new Error(error.message);
console.log(`People take it at ${ASSAY}/survey/${survey.id}`);

const params = { path: { id: survey.id } };
const answers = Object.fromEntries(survey.questions.map((question) => [question.id, [0, 2]]));
const receipt = await api.POST("/api/surveys/{id}/responses", { params, body: { answers } });
console.log(receipt.data?.aggregatedResults[0]?.options);

const results = await api.GET("/api/surveys/{id}/results", { params });
console.log(results.data?.questions[0]?.options);
