import { Box, Button, Text } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useState } from "react";
import { type FieldErrors, useFormContext } from "react-hook-form";
import { draftingLimits } from "../../../../api/src/generation/drafting/drafting.shared.ts";
import { questionCounts } from "../../../../api/src/generation/generation.rules.ts";
import type { Kind } from "../../product/kind.ts";
import { announce } from "../../ui/announce.ts";
import { Notice } from "../../ui/layout/Notice.tsx";
import { countOf } from "../../ui/text/format.ts";
import { SectionsField } from "../generating/GenerationFields.tsx";
import { errorsOf, type GenerationForm, outlookInput, sourceErrors } from "../generating/generationForm.ts";
import { type GeneratedMode, origins } from "../generating/modes.ts";
import { type Outlook, useOutlook } from "../generating/useOutlook.ts";

interface SourceOutlookProps {
  kind: Kind;
  mode: GeneratedMode;
  hasModel: boolean;
}

/** Reads the source, and shows its sections to choose from and, without a model, how many questions they can give. */
export function SourceOutlook({ kind, mode, hasModel }: SourceOutlookProps) {
  const { watch, getValues, setValue, setError } = useFormContext<GenerationForm>();
  const { line, outlook, refused, read } = useOutlook();
  const [source, setSource] = useState<string | null>(null);
  const values = watch();
  const input = outlookInput(kind, mode, values, hasModel);
  // Another difficulty gives about as many questions.
  const current = JSON.stringify({ ...input, difficulty: null });

  function show(errors: FieldErrors<GenerationForm>) {
    for (const [name, error] of Object.entries(errors))
      setError(name as keyof GenerationForm, error as { message: string });
  }

  function start() {
    const errors = sourceErrors(kind, mode, getValues());
    show(errors);
    if (Object.keys(errors).length > 0) return;
    setSource(current);
    // Headings of another source, or of another time.
    setValue("sections", []);
    read(input, ({ issues }) => show(errorsOf(issues)));
  }
  const startOnce = useEffectEvent(() => {
    if (Object.keys(sourceErrors(kind, mode, getValues())).length === 0) start();
  });
  useEffect(() => startOnce(), []);

  if (line !== null)
    return (
      <Text role="status" color="fg.muted">
        {line}…
      </Text>
    );
  const isCurrent = source === current;
  if (!outlook || !isCurrent)
    return (
      <Notice
        tone={refused && isCurrent ? "warning" : "plain"}
        role="status"
        actions={
          <Button variant="outline" size="sm" onClick={start}>
            Read the Source
          </Button>
        }
      >
        {refused && isCurrent
          ? refused.message
          : source === null
            ? "Enter a source above to choose its sections."
            : "The source has changed. Read it again."}
      </Notice>
    );

  const headings = outlook.sections.flatMap(({ heading, ...counts }) =>
    heading == null ? [] : [{ heading, ...counts }],
  );
  const chosen = values.sections.filter((one) => headings.some(({ heading }) => heading === one));
  const sum = (part: "choices" | "typed") =>
    chosen.length === 0
      ? outlook[part]
      : headings.reduce((sum, one) => sum + (chosen.includes(one.heading) ? (one[part] ?? 0) : 0), 0);
  const [choices, typed] = [sum("choices"), sum("typed")];
  const possible = choices == null || typed == null ? null : choices + typed;
  const fewer = questionCounts[kind][origins[mode]].choices.filter((count) => count <= (possible ?? 0)).at(-1);
  const isShort = possible !== null && possible < values.questionCount;
  return (
    <Box>
      {possible !== null && (
        <Notice
          role="status"
          tone={isShort ? "warning" : "plain"}
          actions={
            isShort &&
            fewer !== undefined && (
              <Button
                variant="outline"
                size="sm"
                onClick={() => {
                  setValue("questionCount", fewer);
                  announce(`The number of questions is ${fewer}`);
                }}
              >
                Make {fewer} Instead
              </Button>
            )
          }
        >
          {outlookWords(choices ?? 0, typed ?? 0)}
          {kind === "QUIZ" && outlook.difficulties.length === 1 && " They are the same at every difficulty."}
        </Notice>
      )}
      {headings.length > 1 ? (
        <SectionsField
          sections={headings.slice(0, draftingLimits.sections).map(({ heading, ...counts }) => ({
            value: heading,
            label: heading,
            ...(possible !== null && { hint: sectionWords(counts) }),
          }))}
        />
      ) : (
        <Text color="fg.muted">The source has no sections.</Text>
      )}
    </Box>
  );
}

/** "About 7 questions: 3 with choices, 4 typed." */
function outlookWords(choices: number, typed: number): string {
  if (choices + typed === 0) return "It gives no questions.";
  const parts = [choices > 0 && `${choices} with choices`, typed > 0 && `${typed} typed`].filter(
    (part) => part !== false,
  );
  return `About ${countOf(choices + typed, "question")}: ${parts.join(", ")}.`;
}

const sectionWords = ({ choices, typed }: Pick<Outlook, "choices" | "typed">) =>
  countOf((choices ?? 0) + (typed ?? 0), "question");
