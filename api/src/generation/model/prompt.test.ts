import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { z } from "zod";
import { article, topic } from "../../../test/servers/model.orders.ts";
import { kinds } from "../../content/content.shared.ts";
import { writtenTypes } from "../types.shared.ts";
import { exampleLines } from "./examples.ts";
import { planMessages } from "./plan.ts";
import { messagesFor, promptVersion } from "./prompt.ts";
import { answerShape } from "./shape.ts";
import { examOf } from "./verify/exam.ts";
import { reviewOf } from "./verify/rubric.ts";

const request = { wanted: 3, text: "", written: [], goals: new Map(), problems: [], faulty: [] };

it("has another version whenever a prompt has changed", () => {
  const prompts = kinds.flatMap((kind) => {
    const orders = [null, writtenTypes[kind]].map((questionTypes) => ({
      ...topic,
      kind,
      source: article,
      questionTypes,
    }));
    return orders.flatMap((order) => [
      messagesFor(order, request),
      planMessages(order, 3, ""),
      z.toJSONSchema(answerShape(kind, order.questionTypes, { hasSource: true, hasPlan: true })),
    ]);
  });
  const checks = [
    ...(["passage", "around", "blind"] as const).map((reading) => examOf(reading, [], "", 1)),
    reviewOf([], ""),
  ].map(({ messages, shape }) => [messages, z.toJSONSchema(shape)]);
  const text = JSON.stringify([prompts, checks]).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "MARK");
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  // Increase the version together with the hash.
  expect({ promptVersion, hash }).toEqual({ promptVersion: 3, hash: "ed38154ad247" });
});

it("shows two good and two bad examples of each kind of item", () => {
  for (const kind of kinds) {
    const marks = exampleLines(kind).map((line) => line.split(":")[0]);
    expect(marks).toEqual(["Good", "Good", "Bad", "Bad"]);
  }
});
