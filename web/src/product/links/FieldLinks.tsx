import { Box, Flex, Input, Text } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { FieldLinksQuery } from "#relay/FieldLinksQuery.graphql.ts";
import { fieldLimits } from "../../../../api/src/content/setting/fields.shared.ts";
import { CopyField } from "../../ui/form/CopyField.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { Select } from "../../ui/form/Select.tsx";
import { usePaced } from "../../ui/hooks/usePaced.ts";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { SkeletonLines } from "../../ui/layout/Loading.tsx";
import { LinksOf } from "./LinksOf.tsx";

/** Lets an owner create links with values for the item's link parameters. */
export function FieldLinks({ itemKey }: { itemKey: string }) {
  const [said, setSaid] = useState<Record<string, string>>({});
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
  const asked = usePaced(said, 300);
  const { signedFields = false, anonymous = false } = content?.rules ?? {};
  const fields = (content?.linkFields ?? []).filter(({ isGroup }) => isGroup || !anonymous);
  const list = fields.find(({ values }) => values);
  const listed = list?.values && list.values.length > 1 ? list.values : [];
  const each = list ? listed.map((value) => ({ ...asked, [list.name]: value })) : [];
  const fieldsOf = (said: Record<string, string>) =>
    fields.flatMap(({ name }) => (said[name]?.trim() ? [{ name, value: said[name] }] : []));
  return (
    <>
      <Text color="fg.muted" mb="3">
        {anonymous
          ? "Answers are anonymous here: of what a link says they keep only the field that they are counted by."
          : "What you fill in is kept with the answers of who follows the link."}{" "}
        {signedFields
          ? "The link is signed: changed, it says nothing. It can be passed on."
          : "Who has the link can change it."}
      </Text>
      <Flex gap="4" wrap="wrap" mb="4">
        {fields.map(({ name, values }) => {
          const entry = {
            value: said[name] ?? "",
            onChange: ({ target }: { target: { value: string } }) => setSaid({ ...said, [name]: target.value }),
          };
          return (
            <Box key={name} flex="1 1 10rem" minW="0">
              <FormField label={name}>
                {values ? (
                  <Select {...entry}>
                    <option value="">Nothing</option>
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
        <LinksOf itemKey={itemKey} links={[asked, ...each].map((said) => ({ fields: fieldsOf(said) }))}>
          {([link = "", ...links]) => (
            <>
              <CopyField label="Link that says so" value={link} isRead />
              {list && listed.length > 0 && (
                <Box mt="5">
                  <Text fontWeight="medium" mb="1.5">
                    One link for each {list.name}
                  </Text>
                  <CopyField
                    label={`One link for each ${list.name}`}
                    value={links.map((link, place) => `${listed[place]}\t${link}`).join("\n")}
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
