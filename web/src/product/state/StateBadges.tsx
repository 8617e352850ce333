import { Badge } from "@chakra-ui/react";
import { type Ruled, statesOf } from "./state.ts";

export const StateBadges = ({ item }: { item: Ruled }) =>
  statesOf(item).map(({ label }) => <Badge key={label}>{label}</Badge>);
