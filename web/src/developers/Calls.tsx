import { Box, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Part } from "./Part.tsx";

/** Features that all calls share. */
export const Calls = () => (
  <Part id="calls">
    <Text>The reference lists which of these each call accepts.</Text>
    <Box as="dl" maxW="prose">
      <Habit name="Pages">
        Lists take <code>limit</code> and <code>cursor</code>. The <code>Link</code> header has the URL of the next page
        with <code>rel="next"</code>. Most lists also return <code>nextCursor</code>; survey responses and webhook
        deliveries (50 a page by default) only have the header.
      </Habit>
      <Habit name="Idempotency">
        Send an <code>Idempotency-Key</code> with every change (in GraphQL <code>idempotencyKey</code>). For a day, the
        same request with the same key returns the first result; a different request with that key fails with{" "}
        <code>KEY_REUSED</code>. Attempts use <code>attemptKey</code> instead.
      </Habit>
      <Habit name="Caching">
        Send the <code>ETag</code> of a response in <code>If-None-Match</code>. If nothing has changed, the status is
        304.
      </Habit>
      <Habit name="Unknown fields">
        Unknown fields and parameters are ignored and named in <code>Assay-Ignored</code>, with what you probably meant.
        With <code>?strict=1</code> or <code>Prefer: handling=strict</code> the request is refused.
      </Habit>
      <Habit name="From other pages">
        Browsers may call REST from any origin, with or without a token; cookies are ignored. GraphQL, sockets, MCP,
        accounts and administration only work from this site.
      </Habit>
      <Habit name="Private or published">
        Anyone with the link can take an item unless it was created with <code>{'"isPublic": false'}</code>. To publish
        it, send <code>{'{ "isPublic": true }'}</code> with <code>{"PATCH /api/content/{id}"}</code>.
      </Habit>
      <Habit name="Times and ids">
        Times are ISO 8601 in UTC. Ids sort by creation time. GraphQL has global ids; its <code>key</code> is the REST
        id.
      </Habit>
    </Box>
  </Part>
);

const Habit = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box py="3" borderTopWidth="1px" _first={{ borderTopWidth: "0" }}>
    <Box as="dt" fontWeight="semibold">
      {name}
    </Box>
    <Box as="dd" mt="1" css={{ "& code": { fontFamily: "mono", fontSize: "0.9em", overflowWrap: "anywhere" } }}>
      {children}
    </Box>
  </Box>
);
