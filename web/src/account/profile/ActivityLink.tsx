import { Button, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { Section } from "../../ui/layout/Section.tsx";

export function ActivityLink() {
  return (
    <Section
      title="Activity"
      actions={
        <Button asChild variant="outline" colorPalette="ink">
          <Link to="/profile/activity">Show Activity</Link>
        </Button>
      }
    >
      <Text color="fg.muted" maxW="prose">
        Who exported, deleted or changed what, when, and from where.
      </Text>
    </Section>
  );
}
