import { Button, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { webhooksHome } from "../../product/kind.ts";
import { Section } from "../../ui/layout/Section.tsx";

export function WebhooksLink() {
  return (
    <Section
      title="Webhooks"
      actions={
        <Button asChild variant="outline" colorPalette="ink">
          <Link to={webhooksHome}>Manage Webhooks</Link>
        </Button>
      }
    >
      <Text color="fg.muted" maxW="prose">
        Another service of yours is told what happens to your items: each new response, each change.
      </Text>
    </Section>
  );
}
