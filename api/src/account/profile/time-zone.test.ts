import { describe, expect, it } from "vitest";
import { aUser, password, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { adoptTimeZone, requireZone } from "./time-zone.ts";

const app = await testApp();
const { platform } = app;
const visitor = await app.as();
const names = { firstName: "Ada", lastName: "Byron" };
const zoneOf = async (email: string) => (await platform.db.user.findUniqueOrThrow({ where: { email } })).timeZone;

const refusal = "... on DomainError { code message issues { path message } }";
const doors = [
  {
    door: "REST",
    register: async (input: object) => (await visitor.rest("POST", "/auth/register", input)).body,
    update: async (client: typeof visitor, input: object) => (await client.rest("PATCH", "/auth/profile", input)).body,
  },
  {
    door: "GraphQL",
    async register(input: object) {
      const { data } = await visitor.graphql(
        `mutation ($input: RegisterInput!) { register(input: $input) { ... on RegisterSuccess { data { user { email timeZone } } } ${refusal} } }`,
        { input },
      );
      return { ...data.register, ...data.register.data?.user, error: data.register.code };
    },
    async update(client: typeof visitor, input: object) {
      const { data } = await client.graphql(
        `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { ... on UpdateProfileSuccess { data { email timeZone } } ${refusal} } }`,
        { input },
      );
      return { ...data.updateProfile, ...data.updateProfile.data, error: data.updateProfile.code };
    },
  },
];

const unknown = "Unknown time zone. Please choose one such as Europe/Berlin";
const refused = { error: "VALIDATION_FAILED", message: unknown, issues: [{ path: "timeZone", message: unknown }] };
const strange = ["Mars/Olympus", "EST", "+05:30", "Europe/Berlin\0", "Europe/Berlin'; --", 9];

describe.each(doors)("over $door", ({ door, register, update }) => {
  const newcomer = (name: string) => ({
    ...names,
    email: `${name}-${door}@example.com`,
    password,
    confirmPassword: password,
  });

  it("an account may begin with a time zone", async () => {
    const { email, ...rest } = newcomer("kept");
    await register({ email, ...rest, timeZone: "Asia/Tokyo" });
    expect(await zoneOf(email.toLowerCase())).toBe("Asia/Tokyo");
    await register({ ...newcomer("none"), timeZone: null });
    expect(await zoneOf(newcomer("none").email.toLowerCase())).toBeNull();
    expect(await register({ ...newcomer("unknown"), timeZone: "Mars/Olympus" })).toMatchObject(refused);
  });

  it("is changed by a profile, and kept without a value", async () => {
    const { email, ...user } = await aUser(platform);
    const client = await app.as(user);
    expect(await update(client, { email, ...names, timeZone: "Asia/Kolkata" })).toMatchObject({
      timeZone: "Asia/Kolkata",
    });
    expect(await update(client, { email, ...names })).toMatchObject({ timeZone: "Asia/Kolkata" });
    for (const timeZone of strange.filter((one) => door === "REST" || typeof one === "string"))
      expect((await update(client, { email, ...names, timeZone })).error).toBe("VALIDATION_FAILED");
    expect(await update(client, { email, ...names, timeZone: "Mars/Olympus" })).toMatchObject(refused);
    expect(await zoneOf(email)).toBe("Asia/Kolkata");
  });
});

it("keeps the zone of the browser where none is known, and no other", async () => {
  const { email, ...user } = await aUser(platform);
  const client = await app.as(user);
  const adopt = async (timeZone: string) => {
    const { data } = await client.graphql(
      `mutation ($timeZone: String!) { adoptTimeZone(timeZone: $timeZone) { ... on AdoptTimeZoneSuccess { data { timeZone } } ${refusal} } }`,
      { timeZone },
    );
    return data.adoptTimeZone.data?.timeZone ?? data.adoptTimeZone.code;
  };
  expect(await adopt("Mars/Olympus")).toBe("VALIDATION_FAILED");
  expect(await adopt("Europe/Kyiv")).toBe("Europe/Kyiv");
  expect(await adopt("Asia/Tokyo")).toBe("Europe/Kyiv");
  await adoptTimeZone(platform, viewerFor({ ...user, timeZone: null }), { timeZone: "Asia/Tokyo" });
  expect(await zoneOf(email)).toBe("Europe/Kyiv");
});

it("takes every zone that this service offers, and refuses what the database cannot count in", async () => {
  for (const zone of [...Intl.supportedValuesOf("timeZone"), "UTC"]) await requireZone(platform, zone);
  await expect(requireZone(platform, "Mars/Olympus")).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});
