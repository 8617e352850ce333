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

const quiz = await call("POST", "/quizzes/manual", {
  title: "Rivers",
  showResultsToTakers: true,
  questions: [{ question: "Which is longer?", options: ["Rhine", "Danube"], correctAnswer: 1 }],
});
console.log(`People take it at ${ASSAY}/quiz/${quiz.id}`);

const [question] = quiz.questions;
const receipt = await call("POST", `/quizzes/${quiz.id}/attempts`, {
  participantName: "Ann",
  answers: { [question.id]: 1 },
});
console.log(`Ann has ${receipt.percentage} %`);

const { stats, attempts } = await call("GET", `/quizzes/${quiz.id}/results`);
console.log(stats, attempts);
