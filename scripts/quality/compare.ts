import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Drafted } from "./sheet.ts";

export const resultsFile = "drafts.json";

const read = (folder: string): Drafted[] => JSON.parse(readFileSync(join(folder, resultsFile), "utf8"));
const broken = ({ flaws, quizFlaws }: Drafted) => flaws.flat().length + quizFlaws.length;

/** Compares two runs by document: the questions they share, and those that only one of them has. */
export function comparison(before: string, after: string): string {
  const old = new Map(read(before).map((drafted) => [drafted.document, drafted]));
  return read(after)
    .map((now) => {
      const then = old.get(now.document);
      if (!then) return `## ${now.document}\n\nonly in ${after}\n`;
      const stems = (drafted: Drafted) =>
        new Map(drafted.questions.map((question) => [question.questionText, question]));
      const [was, is] = [stems(then), stems(now)];
      const changed = [...is].flatMap(([stem, { options }]) => {
        const earlier = was.get(stem)?.options;
        return earlier && earlier.join() !== options.join()
          ? [`~ ${stem}\n    ${earlier.join(" | ")}\n    ${options.join(" | ")}`]
          : [];
      });
      const shown = ({ questionText, options }: Drafted["questions"][number]) =>
        `${questionText}\n    ${options.join(" | ")}`;
      const gone = [...was].flatMap(([stem, question]) => (is.has(stem) ? [] : [`- ${shown(question)}`]));
      const added = [...is].flatMap(([stem, question]) => (was.has(stem) ? [] : [`+ ${shown(question)}`]));
      const counts = `${then.questions.length} → ${now.questions.length} questions, ${broken(then)} → ${broken(now)} broken rules`;
      return [`## ${now.document}`, "", counts, ...gone, ...added, ...changed, ""].join("\n");
    })
    .join("\n");
}
