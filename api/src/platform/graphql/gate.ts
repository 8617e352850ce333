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
import { documentLimit } from "../limits.shared.ts";
import { nestingCounter } from "../nesting.ts";
import { overLimit } from "./error.ts";

/** The limits of a document, checked in parsing and validation and so over HTTP and WebSocket alike. */
export const documentGate = [
  {
    onParse: ({ setParseFn }) => setParseFn(parseBounded),
    onValidate: ({ addValidationRule }) => addValidationRule(certainSubscription),
  } satisfies Plugin,
  maxAliasesPlugin({ n: documentLimit.aliases, allowList: [], onReject: [() => refuse("aliases")] }),
  maxDirectivesPlugin({ n: documentLimit.directives, onReject: [() => refuse("directives")] }),
];

/** Throws before the plugins do, because their errors have no code. */
function refuse(parts: keyof typeof documentLimit): never {
  throw overLimit(`An operation may have up to ${documentLimit[parts]} ${parts}`, documentLimit[parts]);
}

/** Parses a document after counting its tokens, because graphql's parser and later steps recurse. */
function parseBounded(text: string | Source, options?: ParseOptions): DocumentNode {
  const source = typeof text === "string" ? new Source(text) : text;
  try {
    const lexer = new Lexer(source);
    const count = nestingCounter();
    for (let tokens = 1; lexer.advance().kind !== TokenKind.EOF; tokens++) {
      if (tokens > documentLimit.tokens) refuse("tokens");
      count(lexer.token.kind);
    }
    return parse(source, options);
  } catch (error) {
    if (error instanceof GraphQLError) error.extensions.code ??= "GRAPHQL_PARSE_FAILED";
    throw error;
  }
}

/** Refuses @skip and @include on a subscription's root field: graphql throws on a subscription without fields. */
const certainSubscription: ValidationRule = (context) => {
  const fragments = new Set<string>();
  const isUncertain = (selection: SelectionNode): boolean =>
    Boolean(selection.directives?.some(({ name }) => name.value === "skip" || name.value === "include")) ||
    (selection.kind === "InlineFragment" && hasUncertain(selection.selectionSet)) ||
    (selection.kind === "FragmentSpread" && hasUncertain(fragment(selection.name.value)));
  const hasUncertain = (set?: SelectionSetNode): boolean => Boolean(set?.selections.some(isUncertain));

  function fragment(name: string) {
    if (fragments.has(name)) return undefined;
    fragments.add(name);
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
