import { Button, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ArrowLeft, ArrowRight } from "../ui/icons.ts";
import { countOf, formatCount } from "../ui/text/format.ts";
import { pageSize, readPage } from "./address.ts";
import { useAddress } from "./useAddress.ts";

interface PagerProps {
  noun: string;
  total: number;
  /** The highest number that the server counts to. */
  limit?: number;
  page: { startCursor?: string | null; endCursor?: string | null; hasNextPage: boolean };
}

/** Pages by cursor, so that every page is equally fast. */
export function Pager({ noun, total, limit, page }: PagerProps) {
  const { address, at } = useAddress();
  const number = readPage(address);
  const isOpen = limit !== undefined && total >= limit;
  const next = page.hasNextPage && at({ page: String(number + 1), after: page.endCursor ?? "" });
  // Omits the cursor for the first page, which is then always the newest.
  const previous =
    number > 1 && (number === 2 ? at({}) : at({ page: String(number - 1), before: page.startCursor ?? "" }));
  const pages = isOpen ? "" : ` of ${formatCount(Math.ceil(total / pageSize))}`;
  const items = isOpen ? `${formatCount(total)} ${noun}s or more` : countOf(total, noun);
  return (
    <Flex as="nav" aria-label="Pages" wrap="wrap" gap="3" align="center" justify="space-between" mt="6">
      <Text color="fg.muted" fontSize="sm" aria-live="polite" fontVariantNumeric="tabular-nums">
        {total === 0 ? <VisuallyHidden>{items}</VisuallyHidden> : `Page ${formatCount(number)}${pages} · ${items}`}
      </Text>
      {total > 0 && (
        <Flex gap="2">
          <Turn to={previous}>
            <ArrowLeft aria-hidden /> Previous
          </Turn>
          <Turn to={next}>
            Next <ArrowRight aria-hidden />
          </Turn>
        </Flex>
      )}
    </Flex>
  );
}

/** Stays in place at either end, so that it keeps the focus. */
const Turn = ({ to, children }: { to: { search: string } | false; children: ReactNode }) => (
  <Button asChild variant="outline" colorPalette="ink" opacity={to ? 1 : 0.5} cursor={to ? "pointer" : "not-allowed"}>
    <Link
      to={to || "."}
      aria-disabled={!to}
      onClick={(event) => {
        if (!to) event.preventDefault();
      }}
    >
      {children}
    </Link>
  </Button>
);
