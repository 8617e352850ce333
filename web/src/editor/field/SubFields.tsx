import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Fields that depend on the field above them. Screen readers hear the legend. */
export const SubFields = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <Box as="fieldset" ps={{ base: "3", md: "5" }} borderStartWidth="2px" borderColor="border">
    <Box as="legend" srOnly>
      {legend}
    </Box>
    {children}
  </Box>
);
