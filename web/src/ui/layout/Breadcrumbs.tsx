import { Box, Flex, Link } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { languageOf } from "../../../../api/src/platform/shared/language.shared.ts";

export interface Crumb {
  label: string;
  to?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <Box as="nav" aria-label="Breadcrumb" mb="3">
      <Flex as="ol" listStyleType="none" wrap="wrap" gap="2" fontSize="sm" color="fg.muted">
        {crumbs.map(({ label, to }, place) => (
          <Flex as="li" gap="2" key={label}>
            {place > 0 && <span aria-hidden>›</span>}
            {to ? (
              <Link asChild variant="plain">
                <RouterLink to={to}>
                  <bdi lang={languageOf(label) || undefined}>{label}</bdi>
                </RouterLink>
              </Link>
            ) : (
              <Box as="span" aria-current="page" color="fg">
                <bdi lang={languageOf(label) || undefined}>{label}</bdi>
              </Box>
            )}
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
