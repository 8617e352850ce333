import { written } from "../../../api/src/platform/language.rules.ts";
import { Linked } from "../ui/Linked.tsx";
import { AggregateBars } from "./AggregateBars.tsx";
import { AnswerReview } from "./AnswerReview.tsx";
import { chosenOf } from "./attempt.ts";
import { type Answers, allowsSeveral, type Item, nouns, type Receipt } from "./item.ts";
import { HomeLink } from "./Page.tsx";
import { Score } from "./Score.tsx";

export function Complete({ item, answers, receipt }: { item: Item; answers: Answers; receipt: Receipt }) {
  const { results, aggregatedResults } = receipt;
  return (
    <article className="complete">
      <p className="kicker" {...written(item.title)}>
        {item.title}
      </p>
      <Verdict item={item} receipt={receipt} />
      {item.kind !== "SURVEY" && results.length > 0 && (
        <section>
          <h2>Question by question</h2>
          <ol className="reviews">
            {results.map((result) => (
              <AnswerReview key={result.questionId} result={result} isGraded={item.kind === "QUIZ"} />
            ))}
          </ol>
        </section>
      )}
      {aggregatedResults.length > 0 && (
        <section>
          <h2>How everyone answered</h2>
          {item.questions.some(allowsSeveral) && (
            <p className="fine-print">
              Percentages may exceed 100% for multi-select questions, where people could choose several answers.
            </p>
          )}
          {item.questions.map(({ id }, index) => {
            const tally = aggregatedResults[index];
            return tally && <AggregateBars key={id} tally={tally} chosen={chosenOf(answers[id])} />;
          })}
        </section>
      )}
      <div className="actions">
        <HomeLink />
      </div>
    </article>
  );
}

function Verdict({ item, receipt }: { item: Item; receipt: Receipt }) {
  const { percentage, score, totalQuestions, skillResult, results } = receipt;
  if (item.kind === "QUIZ")
    return (
      <>
        <h1 tabIndex={-1}>Your result</h1>
        <Score percentage={percentage ?? 0}>
          {score} of {totalQuestions} right
        </Score>
        {results.length === 0 && (
          <p className="lead">Your answers are in. This quiz doesn't show which ones were right.</p>
        )}
      </>
    );
  if (!skillResult)
    return (
      <>
        <h1 tabIndex={-1}>{item.kind === "SURVEY" ? "Survey Complete!" : "Assessment complete"}</h1>
        <p className="lead">Your answers to this {nouns[item.kind]} are in. Thank you for your time.</p>
      </>
    );
  const { skillLevel, encouragingMessage, description, followUpContent } = skillResult;
  const sample = [skillLevel, encouragingMessage, description, followUpContent].join("\n");
  return (
    <>
      <h1 tabIndex={-1}>
        <span className="level-label">Your level</span> <span {...written(skillLevel, sample)}>{skillLevel}</span>
      </h1>
      <p className="lead" {...written(encouragingMessage, sample)}>
        <Linked text={encouragingMessage} />
      </p>
      {description && (
        <p className="prose" {...written(description, sample)}>
          <Linked text={description} />
        </p>
      )}
      <Score percentage={percentage ?? 0}>of all points</Score>
      {followUpContent && (
        <section>
          <h2>What comes next</h2>
          <p className="prose" {...written(followUpContent, sample)}>
            <Linked text={followUpContent} />
          </p>
        </section>
      )}
    </>
  );
}
