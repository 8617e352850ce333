import { Box, Flex, Input, Text } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { FieldLinksLinksQuery, FieldLinksLinksQuery$variables } from "#relay/FieldLinksLinksQuery.graphql.ts";
import type { FieldLinksQuery } from "#relay/FieldLinksQuery.graphql.ts";
import { fieldLimits } from "../../../../api/src/content/setting/fields.shared.ts";
import { CopyField } from "../../ui/form/CopyField.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { Select } from "../../ui/form/Select.tsx";
import { usePaced } from "../../ui/hooks/usePaced.ts";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { SkeletonLines } from "../../ui/layout/Loading.tsx";

/** Lets an owner create links with values for the item's link parameters. */
export function FieldLinks({ itemKey }: { itemKey: string }) {
  const [entries, setEntries] = useState<Record<string, string>>({});
  const { content } = useLazyLoadQuery<FieldLinksQuery>(
    graphql`
      query FieldLinksQuery($key: String!) {
        content(key: $key) {
          rules {
            signedFields
            anonymous
          }
          linkFields {
            name
            values
            isGroup
          }
        }
      }
    `,
    { key: itemKey },
    { fetchPolicy: "store-and-network" },
  );
  const paced = usePaced(entries, 300);
  const { signedFields = false, anonymous = false } = content?.rules ?? {};
  const fields = (content?.linkFields ?? []).filter(({ isGroup }) => isGroup || !anonymous);
  const list = fields.find(({ values }) => values);
  const choices = list?.values && list.values.length > 1 ? list.values : [];
  const each = list ? choices.map((value) => ({ ...paced, [list.name]: value })) : [];
  const fieldsOf = (entries: Record<string, string>) =>
    fields.flatMap(({ name }) => (entries[name]?.trim() ? [{ name, value: entries[name] }] : []));
  return (
    <>
      <Text color="fg.muted" mb="3">
        {anonymous
          ? "Responses are anonymous: only the field used to compare results is saved."
          : "These values are saved with each response."}{" "}
        {signedFields
          ? "The link is signed: changing it removes the values."
          : "Anyone with the link can change these values."}
      </Text>
      <Flex gap="4" wrap="wrap" mb="4">
        {fields.map(({ name, values }) => {
          const entry = {
            value: entries[name] ?? "",
            onChange: ({ target }: { target: { value: string } }) => setEntries({ ...entries, [name]: target.value }),
          };
          return (
            <Box key={name} flex="1 1 10rem" minW="0">
              <FormField label={name}>
                {values ? (
                  <Select {...entry}>
                    <option value="">Not set</option>
                    {values.map((value) => (
                      <option key={value}>{value}</option>
                    ))}
                  </Select>
                ) : (
                  <Input {...entry} maxLength={fieldLimits.value} autoComplete="off" dir="auto" />
                )}
              </FormField>
            </Box>
          );
        })}
      </Flex>
      <LazyPart fallback={<SkeletonLines count={2} />}>
        <LinksOf itemKey={itemKey} links={[paced, ...each].map((entries) => ({ fields: fieldsOf(entries) }))}>
          {([link = "", ...links]) => (
            <>
              <CopyField label="Link with these values" value={link} isRead />
              {list && choices.length > 0 && (
                <Box mt="5">
                  <Text fontWeight="medium" mb="1.5">
                    One link for each {list.name}
                  </Text>
                  <CopyField
                    label={`One link for each ${list.name}`}
                    value={links.map((link, place) => `${choices[place]}\t${link}`).join("\n")}
                    rows={Math.min(8, links.length + 1)}
                  />
                </Box>
              )}
            </>
          )}
        </LinksOf>
      </LazyPart>
    </>
  );
}

interface LinksOfProps {
  itemKey: string;
  links: FieldLinksLinksQuery$variables["links"];
  children: (links: readonly string[]) => ReactNode;
}

/** Links created by the service, because only it can sign. */
function LinksOf({ itemKey, links, children }: LinksOfProps) {
  const { content } = useLazyLoadQuery<FieldLinksLinksQuery>(
    graphql`
      query FieldLinksLinksQuery($key: String!, $links: [FieldLinkInput!]!) {
        content(key: $key) {
          linksWith(links: $links)
        }
      }
    `,
    { key: itemKey, links },
    { fetchPolicy: "store-and-network" },
  );
  if (!content?.linksWith) return <Text color="fg.muted">Only the owner can create these links.</Text>;
  return children(content.linksWith);
}
