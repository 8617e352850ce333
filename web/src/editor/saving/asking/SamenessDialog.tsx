import { Box, Button, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { RadioList } from "../../../ui/form/RadioList.tsx";
import { Sheet } from "../../../ui/layout/Sheet.tsx";
import { countOf } from "../../../ui/text/format.ts";
import { useWriting } from "../../../ui/text/writing.ts";
import { Words } from "../../rich/shown/Words.tsx";
import type { Change } from "./changes.ts";
import type { Cure, Decision, Effect } from "./cures.ts";
import { GradeChoice } from "./GradeChoice.tsx";

export { answeredChanges } from "./changes.ts";
export { effectsOf } from "./cures.ts";

interface SamenessDialogProps {
  changes: readonly Change[];
  effects: Partial<Record<Cure, Effect>>;
  onAnswer: (decision: Omit<Decision, "places"> | null) => void;
}

export function SamenessDialog({ changes, effects, onAnswer }: SamenessDialogProps) {
  const canRegrade = effects.regrade !== undefined;
  const form = useForm({
    defaultValues: { answers: changes.map(() => "same"), cure: (canRegrade ? "regrade" : "keep") as Cure },
  });
  const save = useRef<HTMLButtonElement>(null);
  const isOne = changes.length === 1;
  const rekeyed = changes.filter(({ isRekeyed }) => isRekeyed).length;
  const isKeyOnly = canRegrade && rekeyed === changes.length;
  const submit = form.handleSubmit(({ answers, cure }) => {
    const entries = changes.flatMap((change, index): [string, boolean][] =>
      isOpen(change) ? [[change.id, answers[index] === "same"]] : [],
    );
    onAnswer({ sameness: Object.fromEntries(entries), cure });
  });

  return (
    <Sheet
      open
      title={isKeyOnly ? "Regrade Responses?" : isOne ? "Still the Same Question?" : "Still the Same Questions?"}
      initialFocus={() => save.current}
      onClose={() => onAnswer(null)}
      footer={
        <>
          <Button variant="ghost" colorPalette="ink" onClick={() => onAnswer(null)}>
            Keep Editing
          </Button>
          <Button ref={save} minW="140px" onClick={() => void submit()}>
            Save Changes
          </Button>
        </>
      }
    >
      {isOne ? "People have answered it as it was before." : "People have answered them as they were before."}
      {/* The list scrolls, so that the buttons stay visible. */}
      <Box
        as="ol"
        listStyleType="none"
        maxH={canRegrade ? "24dvh" : "52dvh"}
        overflowY="auto"
        overscrollBehavior="contain"
        tabIndex={0}
        mt="4"
      >
        {changes.map((change, index) => (
          <Box as="li" key={change.place} py="4" borderTopWidth="1px">
            <Before change={change} />
            {isOpen(change) ? (
              <RadioList
                legend={`Question ${change.place + 1} is`}
                options={choices(change.responses)}
                field={form.register(`answers.${index}`)}
              />
            ) : change.isRekeyed && canRegrade ? (
              <Text fontSize="sm">{change.reason ?? "It is credited in another way now"}.</Text>
            ) : (
              <Text fontSize="sm">
                {change.reason}: from now on this is another question, and its{" "}
                {countOf(change.responses, "answer stays", "answers stay")} apart.
              </Text>
            )}
          </Box>
        ))}
      </Box>
      {canRegrade && (
        <Box pt="4" borderTopWidth="1px">
          <GradeChoice questions={rekeyed} effects={effects} field={form.register("cure")} />
        </Box>
      )}
    </Sheet>
  );
}

/** Whether the author decides if the question is the same. */
const isOpen = ({ reason, isRekeyed }: Change) => reason === null && !isRekeyed;

const choices = (responses: number) => [
  {
    value: "same",
    label: "the same question, worded better",
    hint: `Its ${countOf(responses, "answer")} and the new ones are counted together.`,
  },
  {
    value: "another",
    label: "another question",
    hint: `It starts at 0; the ${countOf(responses, "earlier answer stays", "earlier answers stay")} apart.`,
  },
];

function Before({ change: { place, text, before } }: { change: Change }) {
  return (
    <Box mb="3">
      <Text fontWeight="semibold" lineClamp="3" overflowWrap="anywhere">
        {place + 1}. <Said>{text}</Said>
      </Text>
      {before.map((words) => (
        <Text key={words} color="fg.muted" fontSize="sm" lineClamp="2" overflowWrap="anywhere">
          Before: <Said>{words}</Said>
        </Text>
      ))}
    </Box>
  );
}

function Said({ children }: { children: string }) {
  const { written } = useWriting();
  return (
    <bdi {...written(children)}>
      <Words>{children}</Words>
    </bdi>
  );
}
