import { Box } from "@chakra-ui/react";
import { FormattedText } from "../../ui/text/FormattedText.tsx";
import type { PaperQuestion } from "./question.ts";
import { Tick } from "./Tick.tsx";

/** Rows on one scale, as a table of boxes. */
export function Matrix({ question: { text, options, rows, html } }: { question: PaperQuestion }) {
  return (
    <Box overflowX="auto" mt="3">
      <Box as="table" width="full" fontSize="sm" css={{ "& th, & td": { padding: "2", textAlign: "center" } }}>
        <thead>
          <tr>
            <td />
            {options.map((point, place) => (
              <Box as="th" key={point} fontWeight="normal" color="fg.muted" verticalAlign="bottom">
                <FormattedText text={point} html={html?.options[place]} like={text + point} />
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {(rows ?? []).map((row, place) => (
            <Box as="tr" key={row} borderTopWidth="1px">
              <Box as="th" fontWeight="normal" css={{ textAlign: "start !important" }} overflowWrap="anywhere">
                <FormattedText text={row} html={html?.rows?.[place]} like={text + row} />
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
