import { expect, it } from "vitest";
import { embedSnippet } from "./embed.ts";

it("frames the item's page and brings the script that sizes the frame", () => {
  const snippet = embedSnippet({ kind: "SURVEY", key: "abc", title: "Lunch" }, "https://assay.test");
  expect(snippet).toContain('src="https://assay.test/embed/survey/abc"');
  expect(snippet).toContain('sandbox="allow-scripts allow-same-origin allow-forms ');
  expect(snippet).not.toContain("allow-top-navigation");
  expect(snippet).toContain('<script src="https://assay.test/embed.js" async></script>');
});

it("keeps a title within its attribute", () => {
  const snippet = embedSnippet({ kind: "QUIZ", key: "abc", title: `"><script>alert(1)</script> & "more"` }, "");
  expect(snippet).toContain('title="&quot;>&lt;script>alert(1)&lt;/script> &amp; &quot;more&quot;"');
});
