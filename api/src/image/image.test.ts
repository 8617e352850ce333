import { randomBytes } from "node:crypto";
import { type ClientRequest, request } from "node:http";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { aUser } from "../../test/factories.ts";
import { accessTokenOf, testApp } from "../../test/harness.ts";

import { clearImages } from "./image.ts";
import { images } from "./upload.shared.ts";

const app = await testApp();
const { platform } = app;
const address = await app.listen();
const user = await aUser(platform);
const token = await accessTokenOf(platform, user);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "red" }, limitInputPixels: false });
const noisy = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });

async function send(body: BodyInit, as: string | null = token) {
  const headers = { ...(as && { authorization: `Bearer ${as}` }) };
  const response = await fetch(`${address}/api/images`, { method: "POST", body, headers });
  return { status: response.status, body: await response.json() };
}

const got = (url: string) => fetch(`${address}${url}`);

it("returns the URL and size of an image, and serves it permanently", async () => {
  const { status, body } = await send(await picture(3000, 2000).png().toBuffer());
  expect({ status, body }).toEqual({
    status: 201,
    body: { url: expect.stringMatching(/^\/images\/[0-9a-f]{64}\.webp$/), width: 1600, height: 1067 },
  });
  const { headers, ...response } = await got(body.url);
  expect(headers.get("content-type")).toBe("image/webp");
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(response).toBeDefined();
});

it("accepts the field of a form, and recognizes an image that it has", { tags: ["slow"] }, async () => {
  const file = await picture(30, 20).jpeg().toBuffer();
  const form = new FormData();
  form.append("image", new Blob([file], { type: "image/jpeg" }), "a.jpg");
  expect(await send(form)).toEqual(await send(file));
});

it.each(["jpeg", "png", "webp", "gif", "avif"] as const)("reads %s", async (format) => {
  expect(await send(await picture(40, 30).toFormat(format).toBuffer())).toMatchObject({
    status: 201,
    body: { width: 40, height: 30 },
  });
});

it("removes the location and hidden parts of an image, and turns it upright", async () => {
  const secret = "taken at 48.8584 N, 2.2945 E";
  const file = await picture(40, 30)
    .withExif({ IFD0: { Copyright: secret } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { body } = await send(Buffer.concat([file, Buffer.from("<script>alert(1)</script>")]));
  expect(body).toMatchObject({ width: 30, height: 40 });
  const shown = Buffer.from(await (await got(body.url)).arrayBuffer());
  expect(shown.includes("alert")).toBe(false);
  expect(shown.includes("48.8584")).toBe(false);
  expect((await sharp(shown).metadata()).exif).toBeUndefined();
});

it("keeps the first frame of an animation", async () => {
  const frames = await Promise.all(["red", "lime", "blue"].map((background) => frame(background)));
  const moving = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [10, 10, 10] })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(3);
  const { body } = await send(moving);
  const shown = Buffer.from(await (await got(body.url)).arrayBuffer());
  expect((await sharp(shown).metadata()).pages ?? 1).toBe(1);
});

const frame = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
it.each([
  ["a drawing with scripts", Buffer.from(svg)],
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
  [
    "a page that begins like an image",
    Buffer.concat([Buffer.from("GIF89a"), Buffer.from("/*<script>alert(1)</script>")]),
  ],
  ["a PDF", Buffer.from("%PDF-1.7\n")],
  ["half an image", (await noisy(50).png().toBuffer()).subarray(0, 2000)],
  ["nothing", Buffer.alloc(0)],
])("refuses %s", async (_, file) => {
  expect(await send(file)).toMatchObject({ status: 415, body: { message: images.unreadable } });
});

it("refuses an image that is too large to unpack", { tags: ["slow"] }, async () => {
  const bomb = await picture(10_000, 10_000).png().toBuffer();
  expect(bomb.length).toBeLessThan(images.maxBytes);
  expect(await send(bomb)).toMatchObject({ status: 413, body: { message: images.tooWide } });
  expect(await send(randomBytes(images.maxBytes + 1))).toMatchObject({
    status: 413,
    body: { message: images.tooLarge },
  });
});

it("needs a logged-in user", async () => {
  expect(await send(await frame("red"), null)).toMatchObject({ status: 401 });
});

it("limits the images of one account", { tags: ["slow"] }, async () => {
  const other = await aUser(platform);
  const theirs = await accessTokenOf(platform, other);
  const { body } = await send(await picture(60, 60).png().toBuffer(), theirs);
  const hash = body.url.slice(8, 72);
  await platform.sql.query("UPDATE image_owners SET size = $2 WHERE hash = $1", [hash, images.quotaBytes]);
  expect(await send(await picture(61, 60).png().toBuffer(), theirs)).toMatchObject({
    status: 409,
    body: { message: images.full },
  });
  expect(await send(await picture(60, 60).png().toBuffer(), theirs)).toMatchObject({ status: 201 });
});

it("accepts an image while other uploads stall", async () => {
  const stalled = await Promise.all(
    [1, 2, 3].flatMap(async () => {
      const theirs = await accessTokenOf(platform, await aUser(platform));
      return [1, 2].map(() => {
        const sending = request(`${address}/api/images`, {
          method: "POST",
          headers: { authorization: `Bearer ${theirs}`, "content-length": 100_000 },
        });
        sending.on("error", () => {});
        return new Promise<ClientRequest>((resolve) => sending.write(randomBytes(10_000), () => resolve(sending)));
      });
    }),
  );
  const sending = await Promise.all(stalled.flat());
  onTestFinished(() => {
    for (const one of sending) one.destroy();
  });
  expect(await send(await picture(25, 20).png().toBuffer())).toMatchObject({ status: 201 });
});

it("deletes unused images a day later", async () => {
  const { body } = await send(await picture(70, 60).png().toBuffer());
  await clearImages(platform);
  expect((await got(body.url)).status).toBe(200);
  await platform.sql.query("UPDATE images SET seen_at = now() - interval '25 hours' WHERE hash = $1", [
    body.url.slice(8, 72),
  ]);
  await clearImages(platform);
  expect((await got(body.url)).status).toBe(404);
});
