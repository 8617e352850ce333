import { Button, Flex, Heading, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { featuresOf } from "../../../../api/src/template/feature.shared.ts";
import type { Template } from "../../../../api/src/template/item.shared.ts";
import { fromTemplatePath, templatePath } from "../../product/kind.ts";
import { ScreenLink } from "../../ui/text/ScreenLink.tsx";
import { factsOf } from "./described.ts";

export function TemplateCard({ template }: { template: Template }) {
  const { name, kind, summary, item } = template;
  return (
    <Flex as="li" direction="column" align="flex-start" gap="2" borderTopWidth="1px" pt="5">
      <Text fontSize="sm" color="fg.muted">
        {factsOf(template)}
      </Text>
      <Heading as="h2" size="lg">
        <ScreenLink to={templatePath(name)}>{item.title}</ScreenLink>
      </Heading>
      <Text textWrap="pretty">{summary}</Text>
      <Text fontSize="sm" color="fg.muted" mb="2">
        Shows: {featuresOf(template).join(", ")}
      </Text>
      <Button asChild variant="outline" size="sm" mt="auto">
        <RouterLink to={fromTemplatePath(kind, name)} aria-label={`Use template: ${item.title}`}>
          Use template
        </RouterLink>
      </Button>
    </Flex>
  );
}
