import { builder } from "../platform/graphql/builder.ts";
import { objectOf } from "../platform/shape/object.ts";
import { shapes } from "../platform/shape/shape.rules.ts";
import * as contract from "./attempt.contract.ts";
import { Attempt } from "./attempt.graphql.ts";
import { changesOf, shownGrade } from "./corrections.ts";

export const Grade = objectOf(contract.Grade, { scope: "signedIn" });

const Correction = contract.Correction.extend({
  before: contract.Grade.meta({ description: "Result before the regrading." }),
}).register(shapes, { name: "Correction", description: contract.Correction.description });

builder.prismaObjectField(Attempt, "corrections", (t) =>
  t.field({
    type: [objectOf(Correction, { scope: "signedIn" })],
    description: "Regradings that changed the result, oldest first; usually empty.",
    // Read with the attempt, and usually empty.
    complexity: { field: 1, multiplier: 0 },
    resolve: (attempt) =>
      changesOf(attempt).map(({ before, ...change }) => ({ ...change, before: shownGrade(attempt.content, before) })),
  }),
);
