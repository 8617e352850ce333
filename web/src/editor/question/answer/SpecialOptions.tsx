import { Button, Flex, Text } from "@chakra-ui/react";
import { Plus } from "../../../ui/icons.ts";
import { option } from "../../draft/draft.ts";
import { draftValue, setDraftValue, useDraft, useDraftValue } from "../../draft/useDraft.ts";
import { changeAndFocus } from "../../field/focus.ts";

const specials = {
  other: { text: "Other", label: "Add “Other …”", does: "Asks for a text." },
  none: { text: "None of these", label: "Add “None of these”", does: "Excludes the other options." },
} as const;

interface SpecialOptionsProps {
  question: number;
  canAdd: boolean;
}

/** Adds options that do more than offer a choice. */
export function SpecialOptions({ question: place, canAdd }: SpecialOptionsProps) {
  const name = `questions.${place}` as const;
  const store = useDraft();
  const missing = useDraftValue(name, ({ questionType, options, other, none }) => {
    const has = (special: string | null) => options.some(({ key }) => key === special);
    const mayExclude = questionType === "multi_select";
    return [...(has(other) ? [] : ["other"]), ...(has(none) || !mayExclude ? [] : ["none"])].join();
  });

  function add(which: keyof typeof specials) {
    const question = draftValue(store.present(), name);
    const added = option(specials[which].text);
    const options = [...question.options, added];
    changeAndFocus(
      () => setDraftValue(store, name, { ...question, options, [which]: added.key }),
      `${name}.options.${options.length - 1}.text`,
    );
  }

  return (
    <Flex wrap="wrap" display="inline-flex">
      {(["other", "none"] as const)
        .filter((which) => missing.split(",").includes(which))
        .map((which) => (
          <Button key={which} variant="ghost" size="sm" mt="1" ms="1" disabled={!canAdd} onClick={() => add(which)}>
            <Plus aria-hidden /> {specials[which].label}
          </Button>
        ))}
    </Flex>
  );
}

/** A note below an option that does more than offer a choice. */
export function SpecialMark({ question, optionKey }: { question: number; optionKey: string }) {
  const which = useDraftValue(`questions.${question}`, ({ questionType, other, none }) => {
    if (questionType !== "single_choice" && questionType !== "multi_select") return null;
    if (other === optionKey) return "other";
    return none === optionKey && questionType === "multi_select" ? "none" : null;
  });
  return which ? (
    <Text color="fg.muted" fontSize="sm" alignSelf="flex-start">
      {specials[which].does}
    </Text>
  ) : null;
}
