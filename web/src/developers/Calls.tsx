import { Box, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Part } from "./Part.tsx";

/** Features that all calls share. */
export const Calls = () => (
  <Part id="calls">
    <Text>The reference lists which of these each call accepts.</Text>
    <Box as="dl" maxW="prose">
      <Habit name="Pages">
        Lists take <code>limit</code> and <code>cursor</code>. The <code>Link</code> header of the answer has the
        address of the next page with <code>rel="next"</code>. Most answers have <code>nextCursor</code>, too; the
        responses to a survey and the deliveries of a webhook (50 a page unless <code>limit</code> says otherwise) have
        the header only.
      </Habit>
      <Habit name="Idempotency">
        Send an <code>Idempotency-Key</code> with every change (in GraphQL <code>idempotencyKey</code>). For a day, the
        same request with the same key returns the first result; another request with that key is refused as{" "}
        <code>KEY_REUSED</code>. An attempt has its own: <code>attemptKey</code>.
      </Habit>
      <Habit name="Only what is new">
        An answer with an <code>ETag</code> is not sent again to a request that has it in <code>If-None-Match</code>:
        the status is 304.
      </Habit>
      <Habit name="Unknown fields">
        Unknown fields and parameters are ignored and named in <code>Assay-Ignored</code>, with what you probably meant.
        With <code>?strict=1</code> or <code>Prefer: handling=strict</code> it is refused.
      </Habit>
      <Habit name="From other pages">
        Browsers may call REST from any origin, with a token or without; cookies are never looked at. GraphQL, sockets
        and MCP refuse pages of other origins, and accounts and their administration stay with this site.
      </Habit>
      <Habit name="Private or published">
        Anyone with the link can take an item unless it was created with <code>{'"isPublic": false'}</code>. To publish
        it, send <code>{'{ "isPublic": true }'}</code> with <code>{"PATCH /api/content/{id}"}</code>.
      </Habit>
      <Habit name="Times and ids">
        Times are ISO 8601 in UTC. Ids sort by the time at which they were made; over GraphQL they are global ids, and{" "}
        <code>key</code> is the id of REST.
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
