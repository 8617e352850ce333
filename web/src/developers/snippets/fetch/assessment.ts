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

const assessment = await call("POST", "/quizzes/skill-based", {
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
});
console.log(`People take it at ${ASSAY}/assessment/${assessment.id}`);

const [question] = assessment.questions;
const receipt = await call("POST", `/quizzes/${assessment.id}/attempts`, {
  participantName: "Ann",
  answers: { [question.id]: 2 },
});
console.log(`Ann is ${receipt.skillResult.skillLevel}`);

const { levels, attempts } = await call("GET", `/quizzes/${assessment.id}/results`);
console.log(levels, attempts);
