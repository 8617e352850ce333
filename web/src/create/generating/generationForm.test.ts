import { expect, it } from "vitest";
import { blankForm, errorsOf, inputOf, outlookInput, sourceErrors } from "./generationForm.ts";

const more = [{ url: "example.org/a" }, { url: "https://example.org/b" }];
const form = { ...blankForm("QUIZ", "url"), url: "https://example.org/", more };

it("sends further sources as links, and counts them", () => {
  const links = [{ link: "https://example.org/a" }, { link: "https://example.org/b" }];
  expect(inputOf("QUIZ", "url", form, true)).toMatchObject({ source: { link: "https://example.org/" }, more: links });
  expect(outlookInput("QUIZ", "url", form, true).more).toEqual(links);
  expect(inputOf("QUIZ", "ai", form, true).more).toBeNull();
});

it("names the further source that is not valid", () => {
  expect(sourceErrors("QUIZ", "url", form)).toEqual({});
  const faulty = { ...form, more: [...more, { url: "" }] };
  expect(sourceErrors("QUIZ", "url", faulty)).toMatchObject({
    more: { message: expect.stringMatching(/^Source 4: .*valid URL/) },
  });
  expect(errorsOf([{ path: "more.1.url", message: "Too little text" }])).toEqual({
    more: { type: "rule", message: "Source 3: Too little text" },
  });
});
