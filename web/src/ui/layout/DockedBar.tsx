import { Box, type BoxProps } from "@chakra-ui/react";

/** A bar at the lower edge of the window, for the main actions of a page. */
export const DockedBar = (props: BoxProps) => (
  <Box
    data-bar
    layerStyle="docked"
    bottom="var(--cookie-banner, 0px)"
    bg="bg"
    borderTopWidth="1px"
    borderColor="border.emphasized"
    mx="-2"
    px="2"
    pt="3"
    pb="calc(0.75rem + env(safe-area-inset-bottom))"
    {...props}
  />
);
