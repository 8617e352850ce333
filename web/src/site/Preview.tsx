import { Box, Grid, Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { Stat, Stats } from "../ui/charts/Stat.tsx";
import { Picture, phone } from "./Picture.tsx";

export const Preview = () => (
  <Grid templateColumns={{ base: "1fr", lg: "1fr 1.2fr" }} gap={{ base: "8", lg: "16" }} alignItems="start">
    <Box>
      <Stats>
        <Stat label="Completion rate" value="94%" />
        <Stat label="Average score" value="8.5/10" />
      </Stats>
      <Text mt="4" color="fg.muted">
        Illustrative figures. Assay names the questions to look at, and why.
      </Text>
      <Link asChild mt="4">
        <RouterLink to="/sample-dashboard">See a sample dashboard</RouterLink>
      </Link>
    </Box>
    <Picture shot="questions" size={phone} alt="A question with its reason to look at it and a link to the fix" />
  </Grid>
);
