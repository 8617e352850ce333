import { Grid, Text } from "@chakra-ui/react";
import { useState } from "react";
import { countOf } from "../../../../api/src/platform/shared/words.shared.ts";
import { templates } from "../../../../api/src/template/template.shared.ts";
import { type Kind, kindChoices } from "../../product/kind.ts";
import { Segmented } from "../../ui/form/Segmented.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { TemplateCard } from "./TemplateCard.tsx";

const choices = [{ value: "ALL" as const, label: "All" }, ...kindChoices];

/** The gallery of templates, which is public. */
export function TemplatesScreen() {
  const [kind, setKind] = useState<Kind | "ALL">("ALL");
  const matching = templates.filter((template) => kind === "ALL" || template.kind === kind);
  return (
    <Page
      title="Templates"
      breadcrumbs={[{ label: "Creator", to: "/creator" }, { label: "Templates" }]}
      lead="Questions that are written already. Take one, change what you like, and create it when it is yours."
    >
      <Segmented look="strip" label="Kind of template" options={choices} value={kind} onChange={setKind} />
      <Text role="status" color="fg.muted" fontSize="sm" mt="4">
        {countOf(matching.length, "template")}
      </Text>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" }}
        columnGap={{ base: "8", lg: "10" }}
        rowGap={{ base: "8", md: "10" }}
        mt="4"
      >
        {matching.map((template) => (
          <TemplateCard key={template.name} template={template} />
        ))}
      </Grid>
    </Page>
  );
}
