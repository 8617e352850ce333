import { Box, Button, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { limits, type Scale } from "../../../../api/src/content/content.shared.ts";
import { announce } from "../../ui/announce.ts";
import { QuietButton } from "../../ui/form/QuietButton.tsx";
import { Plus, Trash2 } from "../../ui/icons.ts";
import { nextLevel } from "../draft/draft.ts";
import { useDraft, useDraftValue, useEntries } from "../draft/useDraft.ts";
import { FieldError } from "../field/FieldError.tsx";
import { useFieldError } from "../field/fieldErrors.ts";
import { NumberField, TextField } from "../field/fields.tsx";
import { changeAndFocus } from "../field/focus.ts";
import { rangesOf, weightsOf } from "../saving/input.ts";
import { BandChart } from "./BandChart.tsx";
import { bandsOf, reachOf } from "./bands.ts";

interface LevelListProps {
  scale: Scale;
  min: number;
}

export function LevelList({ scale, min }: LevelListProps) {
  const { present } = useDraft();
  const { keys, append, remove } = useEntries("skillLevels");
  const fieldError = useFieldError("skillLevels");
  const isFull = keys.length >= limits.assessment.levels;

  function add() {
    const level = nextLevel(present().skillLevels, scale);
    changeAndFocus(() => append(level), `skillLevels.${keys.length}.name`);
  }

  function drop(place: number) {
    changeAndFocus(() => remove(place), `skillLevels.${Math.min(place, keys.length - 2)}.name`);
    announce(`Level ${place + 1} deleted`);
  }

  return (
    <Box>
      <Drawing scale={scale} />
      <Box as="ol" listStyleType="none">
        {keys.map((key, place) => (
          <LevelFields key={key} place={place} scale={scale} onRemove={keys.length > min ? () => drop(place) : null} />
        ))}
      </Box>
      <FieldError>{fieldError}</FieldError>
      <Flex borderTopWidth="1px" pt="5" gap="4" align="center" wrap="wrap">
        <Button variant="outline" disabled={isFull} onClick={add}>
          <Plus aria-hidden /> Add Level
        </Button>
        <Text color="fg.muted" fontSize="sm">
          {isFull
            ? `Limit of ${limits.assessment.levels} levels reached`
            : `${keys.length} of up to ${limits.assessment.levels}`}
        </Text>
      </Flex>
    </Box>
  );
}

function Drawing({ scale }: { scale: Scale }) {
  const levels = useDraftValue("skillLevels");
  const questions = useDraftValue("questions");
  // Possible results are unknown until questions have texts.
  const started = questions.filter(({ questionText }) => questionText.trim() !== "");
  const chart = bandsOf(rangesOf(levels), reachOf(weightsOf(started), scale), scale);
  return chart && <BandChart chart={chart} scale={scale} />;
}

interface LevelFieldsProps {
  place: number;
  scale: Scale;
  onRemove: (() => void) | null;
}

function LevelFields({ place, scale, onRemove }: LevelFieldsProps) {
  const name = `skillLevels.${place}` as const;
  const bound = scale === "decimal" ? { max: 1, step: 0.1 } : { max: limits.assessment.points, step: 1 };
  return (
    <Box as="li" borderTopWidth="1px" py="6">
      <Flex justify="space-between" align="center" mb="3" minH="9">
        <Heading as="h3" size="sm">
          Level {place + 1}
        </Heading>
        {onRemove && (
          <QuietButton label={`Delete level ${place + 1}`} hasTip onClick={onRemove}>
            <Trash2 aria-hidden />
          </QuietButton>
        )}
      </Flex>
      <Grid gap="4" templateColumns={{ base: "1fr 1fr", md: "2fr 1fr 1fr" }} alignItems="start">
        <Box gridColumn={{ base: "1 / -1", md: "auto" }}>
          <TextField name={`${name}.name`} label="Level name" required />
        </Box>
        <NumberField name={`${name}.from`} label="From" required {...bound} />
        <NumberField name={`${name}.to`} label="To" required {...bound} />
        <Box gridColumn="1 / -1">
          <TextField name={`${name}.description`} label="Description" lines={2} isRich required />
        </Box>
        <Box gridColumn="1 / -1">
          <TextField name={`${name}.encouragingMessage`} label="Encouraging message" lines={2} isRich required />
        </Box>
        <Box gridColumn="1 / -1">
          <TextField name={`${name}.followUpContent`} label="Follow-up" hint="Optional: next steps" lines={2} isRich />
        </Box>
      </Grid>
    </Box>
  );
}
