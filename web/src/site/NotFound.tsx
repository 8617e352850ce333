import { Button, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { Page } from "../ui/layout/Page.tsx";

export const NotFound = () => (
  <Page title="404 Page Not Found" width="narrow">
    <Text color="fg.muted" textStyle="lg" mb="6">
      There is nothing at this address. It may have been mistyped, or what was here has been deleted.
    </Text>
    <Button asChild>
      <Link to="/">Back to Home</Link>
    </Button>
  </Page>
);
