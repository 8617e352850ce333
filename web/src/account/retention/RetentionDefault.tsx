import { Button, Flex, Input, Stack } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay";
import type { RetentionDefault_user$key } from "#relay/RetentionDefault_user.graphql.ts";
import type { RetentionDefaultMutation } from "#relay/RetentionDefaultMutation.graphql.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { useSubmit } from "../../product/operation/useSubmit.ts";
import { FormField } from "../../ui/form/FormField.tsx";
import { Select } from "../../ui/form/Select.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { countOf } from "../../ui/text/format.ts";
import { toast } from "../../ui/toast.tsx";

const fewDigits = { value: /^\s*\d{1,4}\s*$/, message: "Enter days from 1 to 3650" };
const failure = { title: "Couldn't save the default", description: "Please try again" };

/** The default time that responses to new items are kept. */
export function RetentionDefault({ user }: { user: RetentionDefault_user$key }) {
  const { retention } = useFragment(
    graphql`
      fragment RetentionDefault_user on User {
        retention {
          rule {
            what
            days
          }
          longestDays
        }
      }
    `,
    user,
  );
  const [setRetention] = useOperation<RetentionDefaultMutation>(graphql`
    mutation RetentionDefaultMutation($rule: RetentionRuleInput) {
      setRetention(rule: $rule) {
        __typename
        ... on SetRetentionSuccess {
          data {
            ...RetentionDefault_user
          }
        }
        ... on DomainError { code message issues { path message } }
      }
    }
  `);
  const rule = retention?.rule;
  const longest = retention?.longestDays ?? null;
  const what = rule?.what ?? "KEEP";
  const form = useForm({
    values: { what, rule: { days: String(rule?.days ?? "") } },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = form.formState;
  const isEnding = form.watch("what") !== "KEEP";
  const submit = useSubmit(form, failure, async ({ what, rule: { days } }) => {
    const isKept = what !== "DELETE" && what !== "ANONYMISE";
    await setRetention({ rule: isKept ? null : { what, days: Number(days) } });
    form.reset(form.getValues());
    toast.show({ title: "Saved", description: "Applies to new items" });
  });
  return (
    <Section title="Default Retention" lead="Each item can have a setting of its own.">
      <form noValidate onSubmit={submit}>
        <Stack gap="5">
          <Flex gap="5" wrap="wrap" align="flex-start">
            <Flex flex="1 1 18rem">
              <FormField label="How long answers are kept" error={errors.what?.message}>
                <Select {...form.register("what")}>
                  <option value="KEEP">
                    {longest === null ? "Until I delete them" : `For ${countOf(longest, "day")}, this site's limit`}
                  </option>
                  <option value="DELETE">Delete after a number of days</option>
                  <option value="ANONYMISE">Anonymize after a number of days</option>
                </Select>
              </FormField>
            </Flex>
            {isEnding && (
              <Flex flex="0 1 9rem">
                <FormField label="Days" error={errors.rule?.days?.message} required>
                  <Input
                    type="number"
                    inputMode="numeric"
                    min={1}
                    max={longest ?? undefined}
                    fontVariantNumeric="tabular-nums"
                    {...form.register("rule.days", { pattern: fewDigits })}
                  />
                </FormField>
              </Flex>
            )}
          </Flex>
          <Button type="submit" alignSelf="flex-start" disabled={isSubmitting}>
            {isSubmitting ? "Saving..." : "Save"}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
