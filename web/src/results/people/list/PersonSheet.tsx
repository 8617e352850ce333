import { Box, Button, Input, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, type RefObject, useId, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PersonSheet_invitation$key } from "#relay/PersonSheet_invitation.graphql.ts";
import { personLimits } from "../../../../../api/src/invitation/invitation.shared.ts";
import { nameOf } from "../../../../../api/src/platform/shared/languages.shared.ts";
import { languages } from "../../../../../api/src/platform/shared/taker-language.shared.ts";
import { announce } from "../../../ui/announce.ts";
import { FormField } from "../../../ui/form/FormField.tsx";
import { Segmented } from "../../../ui/form/Segmented.tsx";
import { Select } from "../../../ui/form/Select.tsx";
import { Sheet } from "../../../ui/layout/Sheet.tsx";
import { countOf } from "../../../ui/text/format.ts";
import { wholeLimit } from "./extraTime.ts";
import { useInvitationEdit } from "./useInvitationEdit.ts";

const ways = [
  { value: "none", label: "None" },
  { value: "minutes", label: "Minutes" },
  { value: "percent", label: "Percent" },
] as const;
type Way = (typeof ways)[number]["value"];

interface PersonSheetProps {
  invitation: PersonSheet_invitation$key;
  open: boolean;
  timeLimit: number | null;
  isAnonymous: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
}

/** Extra time, name and language of one person. */
export function PersonSheet({ invitation, open, timeLimit, isAnonymous, onClose, trigger }: PersonSheetProps) {
  const { id, name, email, language, extraMinutes, extraPercent } = useFragment(
    graphql`
      fragment PersonSheet_invitation on Invitation {
        id
        name
        email
        language
        extraMinutes
        extraPercent
      }
    `,
    invitation,
  );
  const saved = {
    name: name ?? "",
    language: language ?? "",
    way: (extraMinutes ? "minutes" : extraPercent ? "percent" : "none") as Way,
    amount: String(extraMinutes ?? extraPercent ?? ""),
  };
  const [values, setValues] = useState(saved);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  const edit = useInvitationEdit("Couldn't save the changes");
  const change = (part: Partial<typeof values>) => {
    setError(undefined);
    setValues({ ...values, ...part });
  };
  const most = values.way === "percent" ? personLimits.extraPercent : personLimits.extraMinutes;
  const amount = Number(values.amount);
  const isAmount = Number.isInteger(amount) && amount >= 1 && amount <= most;
  const extra =
    values.way === "minutes"
      ? { extraMinutes: amount, extraPercent: null }
      : values.way === "percent"
        ? { extraMinutes: null, extraPercent: amount }
        : { extraMinutes: null, extraPercent: null };
  const choices = { ...languages, ...(values.language && { [values.language]: nameOf(values.language, "en") }) };

  async function save(event: FormEvent) {
    event.preventDefault();
    if (values.way !== "none" && !isAmount) {
      setError(`Enter a whole number from 1 to ${most}`);
      field.current?.focus();
      return;
    }
    setSaving(true);
    const isDone = await edit({ id, name: values.name.trim() || null, language: values.language || null, ...extra });
    setSaving(false);
    if (!isDone) return;
    announce("Saved");
    onClose();
  }

  return (
    <Sheet
      open={open}
      title={<bdi>{name ?? email}</bdi>}
      size="sm"
      finalFocus={() => trigger.current}
      onClose={() => {
        setValues(saved);
        onClose();
      }}
      footer={
        <>
          <Button variant="ghost" colorPalette="ink" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isSaving}>
            {isSaving ? "Saving..." : "Save"}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <Stack gap="5">
          {!isAnonymous && (
            <Box>
              <Text fontSize="sm" fontWeight="medium" mb="2">
                Extra time
              </Text>
              <Segmented
                label="Extra time"
                options={ways}
                value={values.way}
                onChange={(way) => change({ way })}
                look="box"
              />
              {values.way !== "none" && (
                <Box mt="3" maxW="14rem">
                  <FormField label={values.way === "minutes" ? "Minutes more" : "Percent more"} error={error}>
                    <Input
                      ref={field}
                      type="number"
                      inputMode="numeric"
                      min={1}
                      max={most}
                      value={values.amount}
                      onChange={({ target }) => change({ amount: target.value })}
                    />
                  </FormField>
                </Box>
              )}
              <Text mt="2" fontSize="sm" color="fg.muted" aria-live="polite">
                {timeLimit === null
                  ? "No time limit is set. Extra time applies once there is one."
                  : values.way !== "none" && isAmount
                    ? `Added to the time limit: ${wholeLimit(timeLimit, extra)} instead of ${countOf(timeLimit, "minute")}, including attempts in progress.`
                    : `Added to the time limit of ${countOf(timeLimit, "minute")}.`}
              </Text>
            </Box>
          )}
          <FormField label="Name">
            <Input
              autoComplete="off"
              dir="auto"
              maxLength={personLimits.name}
              value={values.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </FormField>
          <FormField label="Language" hint="Used in emails and on the page">
            <Select value={values.language} onChange={({ target }) => change({ language: target.value })}>
              <option value="">Same as the quiz</option>
              {Object.keys(choices).map((tag) => (
                <option key={tag} value={tag}>
                  {nameOf(tag, "en")}
                </option>
              ))}
            </Select>
          </FormField>
        </Stack>
      </form>
    </Sheet>
  );
}
