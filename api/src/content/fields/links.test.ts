import { describe, expect, it } from "vitest";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";

const { platform, as } = await testApp({ publicUrl: "https://quiz.example" });
const owner = await aUser(platform);
const [author, stranger, taker] = [await as(owner), await as(await aUser(platform)), await as()];

const fields = [{ name: "class", values: ["7a", "7b", "Été & co=1?"] }, { name: "ref" }];
const made = (rules: object = { signedFields: true }) => aQuiz(platform, owner, { rules: { fields, ...rules } });

type Said = Record<string, string>;

/** REST and GraphQL: the link, or the issues. */
const doors = {
  async REST(id: string, said: Said, more: object = {}) {
    const { status, body } = await author.rest("POST", `/content/${id}/links`, { links: [{ fields: said, ...more }] });
    return status === 200 ? body.links[0] : body.issues;
  },
  async GraphQL(id: string, said: Said, more: object = {}) {
    const { data, errors } = await author.graphql(
      "query ($key: String!, $links: [FieldLinkInput!]!) { content(key: $key) { linksWith(links: $links) } }",
      { key: id, links: [{ fields: Object.entries(said).map(([name, value]) => ({ name, value })), ...more }] },
    );
    return errors ? errors[0].extensions.issues : data.content.linksWith[0];
  },
};

const saidBy = (link: string): Said => Object.fromEntries(new URL(link).searchParams);

/** The link parameters stored when a taker's page sends these. */
async function kept(id: string, said: Said | null) {
  const questions = await platform.db.question.findMany({ where: { contentId: id } });
  const answers = Object.fromEntries(questions.map((question) => [question.id, 0]));
  const { status, body } = await taker.rest("POST", `/quizzes/${id}/attempts`, { answers, fields: said });
  expect(status).toBe(201);
  return (await platform.db.attempt.findUniqueOrThrow({ where: { id: body.id } })).fields;
}

describe.each(Object.entries(doors))("over %s", (_door, link) => {
  it("creates links with the requested values, unsigned where no signature is required", async () => {
    const { id } = await made({});
    expect(await link(id, { class: "7b" }, { name: "Ann Lee", email: "ann@example.org" })).toBe(
      `https://quiz.example/quiz/${id}?class=7b&name=Ann+Lee&email=ann%40example.org`,
    );
    expect(await link(id, {})).toBe(`https://quiz.example/quiz/${id}`);
  });

  it("signs only values that the item accepts", async () => {
    const { id } = await made();
    expect(await link(id, { class: "9z" })).toEqual([
      { path: "links.0.fields.class", message: "This value is not in the list of the field" },
    ]);
    expect(await link(id, { grade: "7b" })).toEqual([
      { path: "links.0.fields.grade", message: "The item has no such field" },
    ]);
  });

  it("keeps the values of a signed link, in any order and spelling", async () => {
    const { id } = await made();
    const several: Said[] = [
      { class: "7b" },
      { ref: "A 17", class: "7a" },
      { class: "Été & co=1?", ref: "café".normalize("NFD") },
    ];
    for (const said of several) {
      const { sig = "", ...shown } = saidBy(await link(id, said));
      const stored = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, value.normalize("NFC")]));
      expect(await kept(id, { sig, ...shown, utm_source: "mail" })).toEqual(stored);
      const backwards = Object.entries(shown).toReversed();
      expect(
        await kept(id, {
          ...Object.fromEntries(backwards.map(([name, value]) => [name, value.normalize("NFD")])),
          sig,
        }),
      ).toEqual(stored);
    }
  });

  it("drops values that were changed since", async () => {
    const [{ id }, other] = [await made(), await made()];
    const said = saidBy(await link(id, { class: "7b", ref: "A 17" }));
    const { sig = "", ...shown } = said;
    for (const [who, forged] of [
      [id, shown],
      [id, { ...said, class: "7a" }],
      [id, { ...said, ref: "A 18" }],
      [id, { class: "7b", sig }],
      [id, { ...said, sig: sig.slice(1) }],
      [id, { ...said, sig: "" }],
      [id, { ...said, sig: `${sig.startsWith("x") ? "y" : "x"}${sig.slice(1)}` }],
      [other.id, said],
    ] as const)
      expect(await kept(who, forged)).toBeNull();
    const alone = saidBy(await link(id, { class: "7b" }));
    expect(await kept(id, { ...alone, ref: "A 17" })).toBeNull();
    expect(await kept(id, null)).toBeNull();
  });
});

it("keeps what is declared of a link signed before a field or a value was removed", async () => {
  const said = { class: "7b", ref: "A 17" };
  for (const [since, rest] of [
    [[{ name: "class", values: ["7a", "7b"] }], { class: "7b" }],
    [[{ name: "class", values: ["7a"] }, { name: "ref" }], { ref: "A 17" }],
    [[{ name: "other" }], null],
  ] as const) {
    const { id } = await made();
    const old = saidBy(await doors.REST(id, said));
    const { status, body } = await author.rest("PATCH", `/content/${id}`, { rules: { fields: since } });
    expect([status, body.rules]).toEqual([200, { fields: since, signedFields: true }]);
    const { rules } = (await taker.rest("GET", `/quizzes/${id}`)).body;
    expect(rules.fields).toEqual(expect.arrayContaining(["class", "ref"]));
    expect(await kept(id, old)).toEqual(rest);
    expect(await kept(id, { ...old, ref: "A 18" })).toBeNull();
    await author.rest("PATCH", `/content/${id}`, { rules: { fields } });
    expect(await kept(id, old)).toEqual(said);
  }
});

it("a thousand links are made at once, and no more, by the owner alone", async () => {
  const { id } = await made();
  const links = Array.from({ length: 1000 }, (_, number) => ({ fields: { ref: `A ${number}` } }));
  const { body } = await author.rest("POST", `/content/${id}/links`, { links });
  expect(new Set(body.links).size).toBe(1000);
  const tooMany = await author.rest("POST", `/content/${id}/links`, { links: [...links, {}] });
  expect([tooMany.status, tooMany.body.issues[0].message]).toEqual([400, "Up to 1000 links at once"]);
  expect((await stranger.rest("POST", `/content/${id}/links`, { links: [{}] })).status).toBe(403);
  expect((await taker.rest("POST", `/content/${id}/links`, { links: [{}] })).status).toBe(401);
  const read = "query ($key: String!) { content(key: $key) { linksWith(links: [{}]) } }";
  expect((await stranger.graphql(read, { key: id })).data).toEqual({ content: { linksWith: null } });
});

it("shows takers which names to send, and whether they count unsigned", async () => {
  const [signed, plain] = [await made(), await made({})];
  const rules = async ({ id }: { id: string }) => (await taker.rest("GET", `/quizzes/${id}`)).body.rules;
  expect(await rules(signed)).toEqual({ signedFields: true, fields: ["class", "ref", "sig"] });
  expect(await rules(plain)).toEqual({ fields: ["class", "ref"] });
});
