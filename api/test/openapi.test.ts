import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectralCore, { type RulesetDefinition } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { documentOf } from "../src/platform/rest/document.ts";
import { about } from "./contract.ts";
import { aUser } from "./factories.ts";
import { testApp } from "./harness.ts";

const app = await testApp();
const { http } = app;
await http.ready();
const document = documentOf(http.operations, about);
const source = JSON.stringify(document);

it("is what Redocly recommends", async () => {
  const problems = await lintFromString({ source, config: await createConfig({ extends: ["recommended-strict"] }) });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

it("is what Spectral takes for OpenAPI", async () => {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset(oas as RulesetDefinition);
  const problems = await spectral.run(source);
  expect(problems.map(({ code, message, path }) => `${code}: ${message} ${path.join("/")}`)).toEqual([]);
});

it("has an example of each answer and request that is one", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, "document");
  const wrong: string[] = [];
  (function walk(node: unknown, pointer: string) {
    if (typeof node !== "object" || node === null) return;
    if ("schema" in node && pointer.includes("/content/")) {
      const validate = ajv.getSchema(`document#${pointer}/schema`);
      if (!("example" in node)) wrong.push(`${pointer} has none`);
      else if (!validate?.(node.example)) wrong.push(`${pointer}: ${ajv.errorsText(validate?.errors)}`);
      return;
    }
    for (const [name, part] of Object.entries(node))
      walk(part, `${pointer}/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`);
  })(document.paths, "/paths");
  expect(wrong).toEqual([]);
});

it("has examples to create an item with that the service takes", async () => {
  const client = await app.as(await aUser(app.platform));
  const { paths } = JSON.parse(source);
  for (const path of ["/quizzes/manual", "/surveys", "/quizzes/skill-based"]) {
    const { example } = paths[`/api${path}`].post.requestBody.content["application/json"];
    expect(await client.rest("POST", path, example)).toMatchObject({ status: 201 });
  }
});
