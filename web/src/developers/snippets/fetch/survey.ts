const { ASSAY, ASSAY_TOKEN } = process.env;

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${ASSAY}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${ASSAY_TOKEN}`, "content-type": "application/json" },
    body: body ? JSON.stringify(body) : null,
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.error}: ${answer.message}`);
  return answer;
}

const survey = await call("POST", "/surveys", {
  title: "Lunch",
  showResultsToTakers: true,
  questions: [{ questionText: "What did you have?", questionType: "multi_select", options: ["Soup", "Salad", "Cake"] }],
});
console.log(`People take it at ${ASSAY}/survey/${survey.id}`);

const [question] = survey.questions;
const receipt = await call("POST", `/surveys/${survey.id}/responses`, { answers: { [question.id]: [0, 2] } });
console.log(receipt.aggregatedResults[0].options);

const { questions, attempts } = await call("GET", `/surveys/${survey.id}/results`);
console.log(questions[0].options, attempts);
