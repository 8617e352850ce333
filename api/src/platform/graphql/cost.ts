import { complexityFromQuery } from "@pothos/plugin-complexity";
import { type ExecutionArgs, getOperationAST, Kind } from "graphql";
import type { Plugin } from "graphql-yoga";
import { DomainError } from "../errors.ts";
import { costLimit } from "../limits.shared.ts";
import type { Context } from "./context.ts";
import { graphqlError } from "./error.ts";

/** The cost of figures read from tallies and of figures counted from attempts. The results screen has about twelve. */
export const costOf = { tallies: 250, counting: 1000 };

/** A column of a row that is read anyway costs nothing extra. */
export const columnOfRow = { field: 0, multiplier: 1 };

export const costBudget: Plugin<Context> = {
  onExecute: ({ args, setResultAndStopExecution }) => charge(args, setResultAndStopExecution),
  onSubscribe: ({ args, setResultAndStopExecution }) => charge(args, setResultAndStopExecution),
};

async function charge(args: ExecutionArgs, refuse: (result: { errors: [Error] }) => void) {
  const { platform, viewer } = args.contextValue as Context;
  if (!viewer.user) return;
  const cost = costOfOperation(args);
  if (cost === null || cost > costLimit.complexity) return;
  try {
    await platform.limits.take("graphql", viewer.user.id, cost);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    refuse({ errors: [graphqlError(error, undefined, 429)] });
  }
}

/** Null if the operation cannot be read. Executing it then reports the reason, at no cost. */
function costOfOperation({ schema, document, operationName, variableValues, contextValue }: ExecutionArgs) {
  const operation = getOperationAST(document, operationName);
  const definitions = document.definitions.filter(
    (definition) => definition === operation || definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  try {
    return complexityFromQuery(
      { ...document, definitions },
      { schema, ctx: contextValue as object, variables: { ...variableValues } },
    ).complexity;
  } catch {
    return null;
  }
}
