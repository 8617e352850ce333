import { maxAliasesPlugin } from "@escape.tech/graphql-armor-max-aliases";
import { maxDirectivesPlugin } from "@escape.tech/graphql-armor-max-directives";
import {
  type DocumentNode,
  GraphQLError,
  Lexer,
  type ParseOptions,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  Source,
  TokenKind,
  type ValidationRule,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import { nestingCounter } from "../nesting.ts";

const limits = { tokens: 2000, aliases: 15, directives: 20 };

/** The limits of a document, checked in parsing and validation and so over HTTP and WebSocket alike. */
export const documentGate = [
  {
    onParse: ({ setParseFn }) => setParseFn(parseBounded),
    onValidate: ({ addValidationRule }) => addValidationRule(certainSubscription),
  } satisfies Plugin,
  maxAliasesPlugin({ n: limits.aliases, exposeLimits: false, allowList: [] }),
  maxDirectivesPlugin({ n: limits.directives, exposeLimits: false }),
];

/** Parses a document after counting its tokens, because graphql's parser and what follows it recurse. */
function parseBounded(text: string | Source, options?: ParseOptions): DocumentNode {
  const source = typeof text === "string" ? new Source(text) : text;
  const lexer = new Lexer(source);
  const count = nestingCounter();
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF && tokens <= limits.tokens; tokens++) {
    count(lexer.token.kind);
  }
  return parse(source, { ...options, maxTokens: limits.tokens });
}

/** Refuses @skip and @include on a subscription's root field: graphql throws on a subscription without fields. */
const certainSubscription: ValidationRule = (context) => {
  const seen = new Set<string>();
  const isUncertain = (selection: SelectionNode): boolean =>
    Boolean(selection.directives?.some(({ name }) => name.value === "skip" || name.value === "include")) ||
    (selection.kind === "InlineFragment" && hasUncertain(selection.selectionSet)) ||
    (selection.kind === "FragmentSpread" && hasUncertain(fragment(selection.name.value)));
  const hasUncertain = (set?: SelectionSetNode): boolean => Boolean(set?.selections.some(isUncertain));

  function fragment(name: string) {
    if (seen.has(name)) return undefined;
    seen.add(name);
    return context.getFragment(name)?.selectionSet;
  }

  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation === "subscription" && hasUncertain(selectionSet)) {
        context.reportError(
          new GraphQLError("A subscription cannot skip or include its field", { nodes: selectionSet }),
        );
      }
    },
  };
};
