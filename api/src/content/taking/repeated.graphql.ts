import {
  BREAK,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getArgumentValues,
  getOperationAST,
  Kind,
  visit,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import { LRUCache } from "lru-cache";
import type { Context } from "../../platform/graphql/context.ts";
import { availabilityToAll } from "../rules/rules.shared.ts";
import { findItem, type Item } from "./item.ts";

/** Responses by operation and variables, dropped with the item. */
const answers = new WeakMap<Item, WeakMap<object, LRUCache<string, ExecutionResult>>>();
const perOperation = { max: 20 };

/**
 * Computes a response about an item once while the item is cached, because it is the same for all logged-out viewers
 * without a passcode or a personal link.
 */
export const repeatedAnswers: Plugin<Context> = {
  async onExecute({ args, setResultAndStopExecution }) {
    const { viewer, platform } = args.contextValue as Context;
    const key = viewer.user || viewer.passcode !== null || viewer.personalKey !== null ? null : onlyItem(args);
    const item = key === null ? null : await findItem(platform, key);
    if (!item?.isPublic) return;
    const asked = JSON.stringify([availabilityToAll(item), args.operationName, args.variableValues]);
    const ofItem = answers.get(item) ?? new WeakMap<object, LRUCache<string, ExecutionResult>>();
    const known = ofItem.get(args.document) ?? new LRUCache<string, ExecutionResult>(perOperation);
    const answer = known.get(asked);
    if (answer) return setResultAndStopExecution(answer);
    return {
      onExecuteDone({ result }) {
        if (!("data" in result) || result.errors) return;
        answers.set(item, ofItem.set(args.document, known.set(asked, result)));
      },
    };
  },
};

function onlyItem({ document, operationName, schema, variableValues }: ExecutionArgs): string | null {
  const operation = getOperationAST(document, operationName);
  const [field, ...others] = operation?.selectionSet.selections ?? [];
  if (operation?.operation !== "query" || others.length > 0) return null;
  if (field?.kind !== Kind.FIELD || field.name.value !== "content" || field.directives?.length) return null;
  if (isOfAttempt(document)) return null;
  const definition = schema.getQueryType()?.getFields().content;
  if (!definition) return null;
  return String(getArgumentValues(definition, field, variableValues).key);
}

const ofAttempts = new WeakMap<DocumentNode, boolean>();

/** Whether the response depends on an attempt, and so on the time. */
function isOfAttempt(document: DocumentNode): boolean {
  const known = ofAttempts.get(document);
  if (known !== undefined) return known;
  let found = false;
  visit(document, {
    Field({ name }) {
      if (name.value !== "linkValues") return;
      found = true;
      return BREAK;
    },
    Argument({ name }) {
      if (name.value !== "attemptKey") return;
      found = true;
      return BREAK;
    },
  });
  ofAttempts.set(document, found);
  return found;
}
