import { Box } from "@chakra-ui/react";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import type { PaperQuestion } from "./question.ts";
import { Tick } from "./Tick.tsx";

/** Rows on one scale, as a table of boxes. */
export function Matrix({ question: { text, options, form } }: { question: PaperQuestion }) {
  return (
    <Box overflowX="auto" mt="3">
      <Box as="table" width="full" fontSize="sm" css={{ "& th, & td": { padding: "2", textAlign: "center" } }}>
        <thead>
          <tr>
            <td />
            {options.map((point) => (
              <Box as="th" key={point} fontWeight="normal" color="fg.muted" verticalAlign="bottom">
                <AuthorText like={text + point}>{point}</AuthorText>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {(form?.rows ?? []).map((row) => (
            <Box as="tr" key={row} borderTopWidth="1px">
              <Box as="th" fontWeight="normal" css={{ textAlign: "start !important" }} overflowWrap="anywhere">
                <AuthorText like={text + row}>{row}</AuthorText>
              </Box>
              {options.map((point) => (
                <td key={point}>
                  <Box display="inline-block">
                    <Tick />
                  </Box>
                </td>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
