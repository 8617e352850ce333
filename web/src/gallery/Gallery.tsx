import { Box, Button, Heading, Link, Text } from "@chakra-ui/react";
import { toggleColorMode, useIsDark } from "../app/colorMode.ts";
import { Page } from "../ui/layout/Page.tsx";
import { Section } from "../ui/layout/Section.tsx";
import { charts } from "./charts.tsx";
import { form } from "./form.tsx";
import { layout } from "./layout.tsx";
import { overlays } from "./overlays.tsx";

const components = Object.entries({ ...layout, ...overlays, ...form, ...charts }).sort(([a], [b]) => (a < b ? -1 : 1));

/** Every component of the kit in its states. Served in development only. */
export function Gallery() {
  const isDark = useIsDark();
  return (
    <Box as="main">
      <Page
        title="Gallery"
        lead="The components of the kit in their states."
        actions={
          <Button variant="outline" colorPalette="ink" onClick={toggleColorMode}>
            {isDark ? "Light" : "Dark"}
          </Button>
        }
      >
        <Box as="nav" aria-label="Components" columnWidth="10rem">
          {components.map(([name]) => (
            <Link key={name} href={`#${name}`} display="block" py="1">
              {name}
            </Link>
          ))}
        </Box>
        {components.map(([name, states]) => (
          <Box key={name} id={name} scrollMarginTop="4">
            <Section title={name}>
              {Object.entries(states).map(([state, example]) => (
                <Box key={state} mb="6">
                  <Heading as="h3" fontSize="sm" fontWeight="normal" color="fg.muted" mb="2">
                    {state}
                  </Heading>
                  <Text as="div">{example}</Text>
                </Box>
              ))}
            </Section>
          </Box>
        ))}
      </Page>
    </Box>
  );
}
