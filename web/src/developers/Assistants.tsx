import { Link, Text } from "@chakra-ui/react";
import { Code } from "./code/Code.tsx";
import { Part, Points } from "./Part.tsx";

/** The guide for assistants. */
export const Assistants = () => (
  <Part id="assistants">
    <Text>
      An assistant that supports the{" "}
      <Link href="https://modelcontextprotocol.io" display="inline">
        Model Context Protocol
      </Link>{" "}
      gets its tools at <code>$ASSAY/mcp</code>. Its own model writes the questions; Assay checks each quote word for
      word against the source.
    </Text>
    <Text>
      <strong>Connect with OAuth:</strong> give the assistant that address. It opens a page on which you choose what it
      may do. Revoke it in your profile. A client without OAuth sends the header{" "}
      <code>Authorization: Bearer $ASSAY_TOKEN</code>.
    </Text>
    <Points>
      <li>
        <code>read_source</code>, <code>propose_questions</code>: a link, a PDF or a text in numbered passages, and
        questions checked against it
      </li>
      <li>
        <code>create_content</code>, <code>publish</code>, <code>translate</code>, <code>list_content</code>: items,
        private until they are published
      </li>
      <li>
        <code>results</code>, <code>explain_question</code>: figures, levels and what they mean; names of participants
        only for a token that may read them
      </li>
    </Points>
    <Code label="The first request of an assistant" file="assistants/tools.sh" />
  </Part>
);
