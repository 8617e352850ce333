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
  [
    "last names first",
    "Lovelace, Ada <ada@example.com>; Babbage, Charles <cb@example.com>",
    [{ name: "Lovelace, Ada", email: "ada@example.com" }, { name: "Babbage, Charles" }],
  ],
  ["addresses behind names", "Ada Lovelace ada@example.com\nBob b@c.de", [{ name: "Ada Lovelace" }, { name: "Bob" }]],
  ["commas in names", "Name, first name;Email\nLovelace, Ada;ada@example.com", [{ name: "Lovelace, Ada" }]],
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
  expect((await add(id, { text: "Anne O'Neill" })).body).toMatchObject({ added: 1 });
  expect((await add(id, { text: "Anne\u00a0OʼNeill\u200b" })).body).toMatchObject({ added: 0, known: 1 });
});

it("reports flaws line by line, and stores nothing unless flawed lines are skipped", async () => {
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

it("reads a workbook, and refuses other files", async () => {
  const id = await anItem();
  const rows = [
    ["Name", "Email"],
    ["Ada", "ada@example.com"],
  ];
  const file = Buffer.from(await writeXlsx({ sheets: [{ name: "People", rows }] })).toString("base64");
  expect(await preview(id, { file })).toMatchObject({ fresh: 1, people: [{ name: "Ada", email: "ada@example.com" }] });
  const broken = Buffer.from("PK\u0003\u0004 rubbish").toString("base64");
  expect(await preview(id, { file: broken })).toMatchObject({ error: "VALIDATION_FAILED", issues: [{ path: "file" }] });
});

const bytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding).toString("base64");

it.each([
  ["UTF-8", bytes("\uFEFFname,email\nÅsa,asa@example.com", "utf8"), "Åsa"],
  ["UTF-16 with a mark", bytes("\uFEFFname\temail\r\nÅsa\tasa@example.com\r\n", "utf16le"), "Åsa"],
  ["UTF-16 without one", bytes("name;email\nÅsa;asa@example.com", "utf16le"), "Åsa"],
  [
    "UTF-16, the other way round",
    Buffer.from("\uFEFFname;email\nÅsa;asa@example.com", "utf16le").swap16().toString("base64"),
    "Åsa",
  ],
  ["Windows-1252", bytes("Prénom;Courriel\nÅsa;asa@example.com", "latin1"), "Åsa"],
  ["Windows-1250", bytes("Imi\xea;E-mail\nMicha\xb3;asa@example.com", "latin1"), "Michał"],
  ["Windows-1251", bytes("\xc8\xec\xff;E-mail\n\xcd\xe0\xf2\xe0\xf8\xe0;asa@example.com", "latin1"), "Наташа"],
  ["Windows-1252, with an apostrophe", bytes("Name;E-mail\nO\x92Brien;asa@example.com", "latin1"), "O’Brien"],
  ["the encoding of old Macs", bytes("Pr\x8enom;Courriel\nAndr\x8e;asa@example.com", "latin1"), "André"],
])("reads a file of CSV in %s", async (_encoding, file, name) => {
  expect(await preview(await anItem(), { file })).toMatchObject({
    flawed: 0,
    people: [{ name, email: "asa@example.com" }],
  });
});

it("refuses a binary file", async () => {
  const file = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 1, 2, 3]).toString("base64");
  expect(await preview(await anItem(), { file })).toMatchObject({
    error: "VALIDATION_FAILED",
    issues: [{ path: "file" }],
  });
});

it("reads a long list in a process of its own, and a pasted one that begins like a workbook", {
  tags: ["slow"],
}, async () => {
  const id = await anItem();
  const line = (number: number) => `PK ${number},pk${number}@example.com`;
  const text = Array.from({ length: 1500 }, (_, number) => line(number)).join("\n");
  expect(await preview(id, { text })).toMatchObject({ fresh: 1500, people: { 0: { name: "PK 0" } } });
  const many = { text: Array.from({ length: 10_001 }, (_, number) => `p${number}@x.de`).join(",") };
  expect((await preview(id, many)).issues).toMatchObject([{ message: expect.stringContaining("Up to 10000 people") }]);
  for (const list of [{ text: line(1) }, { file: bytes(line(1), "utf8") }])
    expect(await preview(id, list)).toMatchObject({ people: [{ name: "PK 1", email: "pk1@example.com" }] });
});

it("keeps two people of one name, and says how many have no address before anything is stored", async () => {
  const id = await anItem();
  const text = "name,class\nAnn,7a\nAnn,7b\nAnn,7b\n";
  expect(await preview(id, { text })).toMatchObject({ fresh: 3, withoutAddress: 3, repeated: 0 });
  expect(await stored(id)).toEqual([]);
  expect((await add(id, { text })).body).toMatchObject({ added: 3, known: 0 });
  const more = `${text}Ann,7c\nBob,7a\n,\n`;
  expect(await preview(id, { text: more })).toMatchObject({ fresh: 2, withoutAddress: 2, known: 3 });
  const mixed = "Ann <ann@example.com>\nAnn\nAnn <ann2@example.com>";
  expect(await preview(id, { text: mixed })).toMatchObject({ fresh: 2, withoutAddress: 0, known: 1 });
});

it("reads the same over GraphQL", async () => {
  const id = await anItem();
  const mutation = `mutation ($input: InvitedPeopleInput!) {
    previewPeople(input: $input) { ... on PreviewPeopleSuccess { data { fresh withoutAddress people { name email } } } }
    addPeople(input: $input) { ... on AddPeopleSuccess { data { added } } } }`;
  const people = [{ name: "Ada", email: "ada@example.com", fields: [{ name: "class", value: "7b" }] }];
  const { data } = await author.graphql(mutation, { input: { contentId: globalId("Content", id), people } });
  expect(data?.previewPeople.data).toEqual({
    fresh: 1,
    withoutAddress: 0,
    people: [{ name: "Ada", email: "ada@example.com" }],
  });
  expect(data?.addPeople.data).toEqual({ added: 1 });
  expect(await stored(id)).toMatchObject([{ fields: { class: "7b" } }]);
});
