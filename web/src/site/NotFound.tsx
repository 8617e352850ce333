import { Button, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { Page } from "../ui/layout/Page.tsx";

export const NotFound = () => (
  <Page title="404 Page Not Found" width="narrow">
    <Text color="fg.muted" textStyle="lg" mb="6">
      This page doesn't exist. Check the address.
    </Text>
    <Button asChild>
      <Link to="/">Back to Home</Link>
    </Button>
  </Page>
);
