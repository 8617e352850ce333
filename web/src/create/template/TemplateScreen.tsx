import { Box, Grid, Heading, Text } from "@chakra-ui/react";
import { lazy, type ReactNode, useId } from "react";
import { useParams } from "react-router-dom";
import { featuresOf } from "../../../../api/src/template/feature.shared.ts";
import type { Template } from "../../../../api/src/template/item.shared.ts";
import { templateNamed } from "../../../../api/src/template/template.shared.ts";
import { fromTemplatePath, templatesHome } from "../../product/kind.ts";
import { LinkButton } from "../../ui/form/LinkButton.tsx";
import { useDocumentTitle } from "../../ui/hooks/useDocumentTitle.ts";
import { Frame } from "../../ui/layout/Frame.tsx";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { SkeletonLines } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { answeredBy, factsOf, questionsOf } from "./described.ts";
import { NoTemplate } from "./NoTemplate.tsx";

const TemplatePreview = lazy(async () => ({ default: (await import("./TemplatePreview.tsx")).TemplatePreview }));

export function TemplateScreen() {
  const { name = "" } = useParams();
  const template = templateNamed(name);
  return template ? <Shown key={name} template={template} /> : <Missing />;
}

function Missing() {
  useDocumentTitle("No such template");
  return (
    <Frame>
      <NoTemplate headingLevel="h1" />
    </Frame>
  );
}

function Shown({ template }: { template: Template }) {
  const { name, kind, summary, item } = template;
  return (
    <Page
      title={item.title}
      breadcrumbs={[{ label: "Templates", to: templatesHome }, { label: item.title }]}
      lead={summary}
      actions={<LinkButton to={fromTemplatePath(kind, name)}>Use This Template</LinkButton>}
    >
      <Text color="fg.muted">{factsOf(template)}</Text>
      <Text color="fg.muted">Shows: {featuresOf(template).join(", ")}</Text>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) clamp(22rem, 40%, 28rem)" }}
        gap={{ base: "8", lg: "14" }}
        mt="8"
      >
        <Side title="Questions">
          <Box as="ol" ps="6" listStyleType="decimal">
            {questionsOf(template).map((question) => (
              <Box as="li" key={question.questionText} py="2" _marker={{ color: "fg.muted" }}>
                {question.questionText}
                <Text fontSize="sm" color="fg.muted">
                  {answeredBy(question)}
                </Text>
              </Box>
            ))}
          </Box>
        </Side>
        <Side title="Preview">
          <LazyPart fallback={<SkeletonLines />}>
            <TemplatePreview template={template} />
          </LazyPart>
        </Side>
      </Grid>
    </Page>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" pt="5" minW="0">
      <Heading as="h2" id={id} size="lg" mb="4">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
