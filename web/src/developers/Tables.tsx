import { Box, Table } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { maxTokens } from "../../../api/src/account/token/access-token.shared.ts";
import { kinds, limits, limitsOf, nounOf } from "../../../api/src/content/content.shared.ts";
import { errorTable } from "../../../api/src/platform/errors.shared.ts";
import {
  bodyBytes,
  costLimit,
  documentLimit,
  megabyte,
  minute,
  rates,
  streamLimit,
} from "../../../api/src/platform/limits.shared.ts";
import { most } from "../../../api/src/webhook/endpoint/endpoint.shared.ts";
import { formatCount } from "../ui/text/format.ts";

/** Renders cells with `code` between backticks, the format of the service's tables. */
const withCode = (text: string): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text
  text.split("`").map((part, place) => (place % 2 ? <code key={place}>{breaking(part)}</code> : part));

/** Allows a line break after underscores in names. */
const breaking = (name: string): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text
  name.split(/(?<=_)/).map((part, place) => [place > 0 && <wbr key={place} />, part]);

function Rows({ label, heads, rows }: { label: string; heads: string[]; rows: string[][] }) {
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label={label}>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            {heads.map((head, place) => (
              <Table.ColumnHeader scope="col" key={head} ps={place === 0 ? "0" : undefined} whiteSpace="normal">
                {head}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(([name = "", ...cells]) => (
            <Table.Row key={name} verticalAlign="top">
              <Table.Cell asChild ps="0" fontWeight="normal" css={{ "& code": { whiteSpace: { md: "nowrap" } } }}>
                <th scope="row">{withCode(name)}</th>
              </Table.Cell>
              {cells.map((cell) => (
                <Table.Cell key={cell}>{withCode(cell)}</Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

export const ErrorTable = () => (
  <Rows
    label="Table of errors"
    heads={["Code", "Status", "Cause and remedy"]}
    rows={Object.entries(errorTable).map(([code, { status, when }]) => [`\`${code}\``, String(status), when])}
  />
);

const n = formatCount;

const per = ({ points, duration }: { points: number; duration: number }) =>
  duration === minute ? `${n(points)} a minute` : `${n(points)} in ${duration} seconds`;

const bounds: string[][] = [
  ...kinds.map((kind) => {
    const { questions, options } = limitsOf(kind);
    return [`Questions of one ${nounOf(kind)}`, `${questions}, with ${options} options each`];
  }),
  ["Characters of a title, a question, an option", [limits.title, limits.question, limits.option].map(n).join(", ")],
  ["The body of a request", `${bodyBytes.usual / megabyte} MB, with an item ${bodyBytes.item / megabyte} MB`],
  ["Items created by one account", per(rates.create)],
  ["Answers from one address", per(rates.submitAddress)],
  ["Starts from one address", per(rates.startAddress)],
  ["Refused answers and starts from one address, for one item", per(rates.refused)],
  ["Wrong passcodes from one address, for one item", per(rates.passcode)],
  ["Answers to one item", per(rates.submitItem)],
  ["GraphQL: cost of one operation", `${n(costLimit.complexity)} points; a field is 1, a list times its rows`],
  ["GraphQL: cost for one account", `${n(rates.graphql.points)} points in ${rates.graphql.duration} seconds`],
  [
    "GraphQL: one document",
    `${n(documentLimit.tokens)} tokens, ${documentLimit.aliases} aliases, ${costLimit.depth} levels deep`,
  ],
  ["Sockets and event streams of one account", String(streamLimit)],
  ["Access tokens of one account", String(maxTokens)],
  ["Webhooks of one item alone", String(most.perItem)],
  ["Webhooks of several items or of all", `${most.others}, with ${most.items} named items each`],
];

export const LimitTable = () => <Rows label="Table of limits" heads={["Limit", "Maximum"]} rows={bounds} />;
