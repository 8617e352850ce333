import { Badge, Box, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { Sparkline } from "../../ui/charts/Sparkline.tsx";
import { Stat, Stats } from "../../ui/charts/Stat.tsx";
import { Sample } from "./Sample.tsx";

const items = [
  {
    title: "How glass is made",
    kind: "Quiz",
    facts: ["248 responses", "Avg. 85%", "Last activity 2 minutes ago"],
    days: [4, 9, 12, 7, 3, 0, 11, 18, 24, 21, 16, 6, 31, 38],
  },
  {
    title: "Where do you stand as a lead?",
    kind: "Assessment",
    facts: ["96 responses", "Avg. 64%", "Last activity yesterday"],
    days: [0, 0, 3, 8, 14, 6, 2, 9, 12, 11, 4, 0, 13, 0],
  },
  {
    title: "Lunch on Fridays",
    kind: "Survey",
    facts: ["61 responses", "Last activity 3 days ago"],
    days: [0, 22, 17, 6, 4, 2, 0, 3, 1, 4, 2, 0, 0, 0],
  },
];

export function DashboardSample() {
  return (
    <Sample label="Creator dashboard">
      <Stats>
        <Stat label="Quizzes" value={1} />
        <Stat label="Surveys" value={1} />
        <Stat label="Assessments" value={1} />
        <Stat label="Total Responses" value={405} />
        <Stat label="Avg. Quiz Score" value="85%" />
      </Stats>
      <Box as="ul" listStyleType="none" mt="8">
        {items.map(({ title, kind, facts, days }) => (
          <Grid
            as="li"
            key={title}
            templateColumns={{ base: "1fr", md: "minmax(0, 1fr) 6.5rem" }}
            columnGap="6"
            alignItems="center"
            borderTopWidth="1px"
            py="4"
          >
            <Box>
              <Heading as="h3" size="sm">
                {title}
              </Heading>
              <Flex wrap="wrap" columnGap="4" rowGap="1" mt="1" fontSize="sm" color="fg.muted">
                <Badge>{kind}</Badge>
                {facts.map((fact) => (
                  <Text as="span" key={fact}>
                    {fact}
                  </Text>
                ))}
              </Flex>
            </Box>
            <Sparkline days={days} />
          </Grid>
        ))}
      </Box>
    </Sample>
  );
}
