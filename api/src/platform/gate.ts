import { maxAliasesPlugin } from "@escape.tech/graphql-armor-max-aliases";
import { maxDirectivesPlugin } from "@escape.tech/graphql-armor-max-directives";
import { type DocumentNode, Lexer, type ParseOptions, parse, Source, TokenKind } from "graphql";
import type { Plugin } from "graphql-yoga";
import { nestingCounter } from "./nesting.ts";

const limits = { tokens: 2000, aliases: 15, directives: 20 };

/** What a document may be, checked when it is parsed and validated, so HTTP and WebSocket alike pass through. */
export const documentGate = [
  { onParse: ({ setParseFn }) => setParseFn(parseBounded) } satisfies Plugin,
  maxAliasesPlugin({ n: limits.aliases, exposeLimits: false, allowList: [] }),
  maxDirectivesPlugin({ n: limits.directives, exposeLimits: false }),
] as Plugin[];

/** Parses a document whose tokens have been counted first: graphql's parser, and what follows it, recurses. */
function parseBounded(text: string | Source, options?: ParseOptions): DocumentNode {
  const source = typeof text === "string" ? new Source(text) : text;
  const lexer = new Lexer(source);
  const count = nestingCounter();
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF && tokens <= limits.tokens; tokens++) {
    count(lexer.token.kind);
  }
  return parse(source, { ...options, maxTokens: limits.tokens });
}
