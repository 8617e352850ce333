import { writeXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
import { aQuiz, aUser } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { globalId } from "../../platform/graphql/ids.ts";

const { platform, as } = await testApp();
const owner = await aUser(platform);
const author = await as(owner);

const anItem = async () => (await aQuiz(platform, owner)).id;
const preview = async (id: string, input: object) =>
  (await author.rest("POST", `/content/${id}/invitations/preview`, input)).body;
const add = (id: string, input: object) => author.rest("POST", `/content/${id}/invitations`, input);
const stored = (contentId: string) => platform.db.invitation.findMany({ where: { contentId }, orderBy: { id: "asc" } });

it.each([
  ["addresses", "ada@example.com\nBob@Example.com\n", [{ email: "ada@example.com" }, { email: "bob@example.com" }]],
  [
    "as mail programs write them",
    'Ada <ada@example.com>\n"Bob B." <bob@example.com>',
    [{ name: "Ada" }, { name: "Bob B." }],
  ],
  ["several in a line", "Ada <ada@example.com>; Bob <bob@example.com>", [{ name: "Ada" }, { name: "Bob" }]],
  ["names and addresses", "Ada,ada@example.com\nbob@example.com,Bob", [{ name: "Ada" }, { name: "Bob" }]],
  ["names alone", "Ada Lovelace\nBob", [{ name: "Ada Lovelace" }, { name: "Bob" }]],
  [
    "CSV with headings",
    "Last name;First name;E-mail;Class;Language;Extra percent\nLovelace;Ada;ada@example.com;7b;de;25 %\n",
    [{ name: "Ada Lovelace", email: "ada@example.com", language: "de", extraPercent: 25, fields: { Class: "7b" } }],
  ],
])("reads %s", async (_form, text, people) => {
  const id = await anItem();
  expect(await preview(id, { text })).toMatchObject({ fresh: people.length, flawed: 0, people });
  expect(await stored(id)).toEqual([]);
  expect((await add(id, { text })).body).toEqual({ added: people.length, known: 0, repeated: 0, flawed: 0 });
  expect((await add(id, { text })).body).toEqual({ added: 0, known: people.length, repeated: 0, flawed: 0 });
  expect(await stored(id)).toMatchObject(people);
});

it("takes a name for the same however its characters are typed", async () => {
  const id = await anItem();
  expect((await add(id, { text: "Anne O'Neill\nAnne O’Neill" })).body).toMatchObject({ added: 1, repeated: 1 });
  expect((await add(id, { text: "Anne\u00a0OʼNeill\u200b" })).body).toMatchObject({ added: 0, known: 1 });
});

it("says line by line what is wrong, and stores nothing of it unless that is to be skipped", async () => {
  const id = await anItem();
  const text =
    "name,email\nAda,ada@example.com\nBob,bob@example\nAda again,ADA@example.com\nhttps://evil.example,x@example.com";
  expect(await preview(id, { text })).toMatchObject({
    fresh: 1,
    repeated: 1,
    flawed: 2,
    flaws: [
      { line: 3, text: "Bob, bob@example", message: "Please enter a valid email address" },
      { line: 5, message: "Name cannot contain links, line breaks or control characters" },
    ],
  });
  expect(await add(id, { text })).toMatchObject({ status: 400, body: { message: expect.stringContaining("Line 3") } });
  expect(await stored(id)).toEqual([]);
  expect((await add(id, { text, skipFlawed: true })).body).toMatchObject({ added: 1, flawed: 2 });
});

it("reads a workbook, and refuses what is none", async () => {
  const id = await anItem();
  const rows = [
    ["Name", "Email"],
    ["Ada", "ada@example.com"],
  ];
  const file = Buffer.from(await writeXlsx({ sheets: [{ name: "People", rows }] })).toString("base64");
  expect(await preview(id, { file })).toMatchObject({ fresh: 1, people: [{ name: "Ada", email: "ada@example.com" }] });
  const broken = Buffer.from("PK rubbish").toString("base64");
  expect(await preview(id, { file: broken })).toMatchObject({ error: "VALIDATION_FAILED", issues: [{ path: "file" }] });
});

it("reads a file of CSV in UTF-8, and refuses one in another encoding instead of wrong names", async () => {
  const id = await anItem();
  const list = "\uFEFFname,email\nÅsa,asa@example.com";
  const sent = (encoding: BufferEncoding) => preview(id, { file: Buffer.from(list, encoding).toString("base64") });
  expect(await sent("utf8")).toMatchObject({ fresh: 1, people: [{ name: "Åsa", email: "asa@example.com" }] });
  for (const encoding of ["latin1", "utf16le"] as const)
    expect(await sent(encoding)).toMatchObject({ error: "VALIDATION_FAILED", issues: [{ path: "file" }] });
});

it("reads the same over GraphQL", async () => {
  const id = await anItem();
  const mutation = `mutation ($input: InvitedPeopleInput!) {
    previewPeople(input: $input) { ... on PreviewPeopleSuccess { data { fresh people { name email } } } }
    addPeople(input: $input) { ... on AddPeopleSuccess { data { added } } } }`;
  const people = [{ name: "Ada", email: "ada@example.com", fields: [{ name: "class", value: "7b" }] }];
  const { data } = await author.graphql(mutation, { input: { contentId: globalId("Content", id), people } });
  expect(data?.previewPeople.data).toEqual({ fresh: 1, people: [{ name: "Ada", email: "ada@example.com" }] });
  expect(data?.addPeople.data).toEqual({ added: 1 });
  expect(await stored(id)).toMatchObject([{ fields: { class: "7b" } }]);
});
