import type { RequestListener } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { anArticle } from "../../../test/article.ts";
import { aUser, viewerFor } from "../../../test/factories.ts";
import { testApp } from "../../../test/harness.ts";
import { aPdf } from "../../../test/pdfs.ts";
import { servedUntil } from "../../../test/served.ts";
import { aSite, blog, encyclopedia, newspaper } from "../../../test/servers/site.ts";
import type { Source } from "../source/source.ts";
import { readLink } from "./link.ts";

const { platform } = await testApp();
const viewer = viewerFor(await aUser(platform));

async function readFrom(answer: RequestListener, path = "/article"): Promise<Source> {
  const site = await aSite(answer);
  platform.settings.fetchAllowHosts = [site.host];
  return readLink(platform, viewer, site.url + path);
}

const read = (body: string | Buffer, headers: Record<string, string> = { "content-type": "text/html" }) =>
  readFrom((_request, response) => response.writeHead(200, headers).end(body));

const video = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const texts = ({ passages }: Source) => passages.map(({ text }) => text);

const unavailable = {
  code: "SOURCE_UNREADABLE",
  errorType: "content_unavailable",
  message: "Unable to extract content from this URL. Please try a different article or web page.",
  url: expect.stringContaining("http"),
};

describe("an article", () => {
  it.each([
    ["a newspaper", newspaper, anArticle("suez")],
    ["a blog", blog, anArticle("container")],
    ["an encyclopedia", encyclopedia, anArticle("photosynthesis")],
  ])("in %s is read whole, and nothing else with it", async (_name, page, { title, paragraphs }) => {
    const source = await read(page(title, paragraphs));
    expect(source).toMatchObject({ sourceType: "article", title, url: expect.stringMatching(/^http.*\/article$/) });
    expect(texts(source)).toEqual(paragraphs);
    expect(source.passages.map(({ anchor }) => anchor)).toEqual(
      paragraphs.map((_, i) => ({ kind: "paragraph", paragraph: i + 1 })),
    );
  });

  it("keeps lists and quotations, in one line each, and leaves out hidden text", async () => {
    const { paragraphs } = anArticle("suez");
    const page = `<h1>A list</h1><p>${paragraphs[0]}</p><ul><li>The canal\n   is 164&nbsp;kilometres long.</li>
      <li>It opened on 17 Novem&shy;ber 1869.</li></ul><blockquote>“The highway of the <b>world</b>,” he wrote.</blockquote>
      <p hidden>Nobody sees this sentence, so nobody is asked about it.</p><p>${paragraphs[1]}</p>`;
    expect(texts(await read(page))).toEqual([
      paragraphs[0],
      "The canal is 164 kilometres long.",
      "It opened on 17 November 1869.",
      "“The highway of the world,” he wrote.",
      paragraphs[1],
    ]);
  });

  it("has headings above its passages, and no passages that are not prose", async () => {
    const [first = "", second = "", third = ""] = anArticle("suez").paragraphs;
    const page = `<html lang="en-gb"><h1>A canal</h1><p>${first}</p>
      <nav><a href="#1">First words of a table of contents, which is not read.</a></nav>
      <div class="mw-heading"><h2>How it was dug</h2></div><p>${second}</p>
      <figure><img src="a.png"><figcaption>Two ships in the canal, which is as wide as a field.</figcaption></figure>
      <table><tr><th>Year</th><th>Ships that went through the canal.</th></tr><tr><td>1870</td><td>486 ships.</td></tr></table>
      <pre><code>const canal = dig("Suez"); // This is a comment.</code></pre>
      <section><h3>Review Questions</h3><p>Explain why the canal was dug, and who wanted it.</p>
      <ol><li>It was dug for ships of all nations, which needed it.</li></ol></section>
      <p>${third} <sup><a href="#note-1">1</a></sup></p>
      <ul><li><a href="/a">Read another page about canals and ships.</a></li></ul>
      <h2>References</h2><ol><li>Writer, A. (2001). Canals of the world. Example Press.</li></ol></html>`;
    const source = await read(page);
    expect(source.language).toBe("en-GB");
    expect(source.passages.map(({ section, text }) => [section, text])).toEqual([
      [null, first],
      ["How it was dug", second],
      ["How it was dug", third],
    ]);
  });

  it("may name its language in a header", async () => {
    const page = `<p>${anArticle("suez").paragraphs.join("</p><p>")}</p>`;
    const headers = { "content-type": "text/html", "content-language": "pt-br" };
    expect((await read(page, headers)).language).toBe("pt-BR");
    expect((await read(page, { ...headers, "content-language": "de, fr" })).language).toBeNull();
  });

  it("may be plain text", async () => {
    const { paragraphs } = anArticle("suez");
    const hardWrapped = paragraphs.map((paragraph) => paragraph.replace(/(.{60,70}) /g, "$1\r\n"));
    const source = await read(hardWrapped.join("\r\n\r\n"), { "content-type": "text/plain" });
    expect(source).toMatchObject({ sourceType: "article", title: null });
    expect(texts(source)).toEqual(paragraphs);
  });

  const umlauts = "Überall öffnen Häfen für größere Schiffe, wie Jürgen Müller schrieb. ".repeat(5).trim();
  it.each([
    ["its header says", Buffer.from(`<p>${umlauts}</p>`, "latin1"), "text/html; charset=ISO-8859-1"],
    ["it says itself", Buffer.from(`<meta charset="windows-1252"><p>${umlauts}</p>`, "latin1"), "text/html"],
    ["its first bytes say", Buffer.from(`\uFEFF<p>${umlauts}</p>`, "utf16le"), "text/html"],
    ["nobody says", Buffer.from(`<p>${umlauts}</p>`), "text/html; charset=nonsense"],
    ["the header of a plain text says", Buffer.from(umlauts, "latin1"), "text/plain; charset=latin1"],
    ["nobody says of a plain text", Buffer.from(umlauts), "text/plain; charset=nonsense"],
    ["its bytes are in, not its header", Buffer.from(`<p>${umlauts}</p>`), "text/html; charset=ISO-8859-1"],
    [
      "it says itself, not its header",
      Buffer.from(`<meta charset="latin1"><p>${umlauts}</p>`, "latin1"),
      "text/html; charset=utf-8",
    ],
    ["the bytes of a plain text are in", Buffer.from(umlauts), "text/plain; charset=windows-1252"],
    ["the first bytes of a plain text say", Buffer.from(`\uFEFF${umlauts}`, "utf16le"), "text/plain"],
  ])("is read in the charset that %s", async (_name, body, type) => {
    expect(texts(await read(body, { "content-type": type }))).toEqual([umlauts]);
  });

  it.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ])("may come as %s", async (encoding, compress) => {
    const { title, paragraphs } = anArticle("suez");
    const body = compress(newspaper(title, paragraphs));
    expect(texts(await read(body, { "content-type": "text/html", "content-encoding": encoding }))).toEqual(paragraphs);
  });

  it("is followed to its new URL, three times at most", async () => {
    const { title, paragraphs } = anArticle("suez");
    const moving: RequestListener = ({ url }, response) => {
      const left = Number(url?.slice(1));
      if (left > 0) return response.writeHead(302, { location: `/${left - 1}` }).end("moved");
      response.writeHead(200, { "content-type": "text/html" }).end(newspaper(title, paragraphs));
    };
    expect(texts(await readFrom(moving, "/3"))).toEqual(paragraphs);
    await expect(readFrom(moving, "/4")).rejects.toMatchObject(unavailable);
  });
});

describe("a link that leads to a file", () => {
  it.each(["application/pdf", "application/octet-stream"])("is read as the PDF that it is: %s", async (type) => {
    const { title, paragraphs } = anArticle("suez");
    const source = await read(await aPdf({ title, pages: [paragraphs] }), { "content-type": type });
    expect(source).toMatchObject({ sourceType: "pdf", title, url: expect.stringMatching(/\/article$/) });
    expect(texts(source)).toEqual(paragraphs);
    expect(source.passages[0]?.anchor).toEqual({ kind: "page", page: 1 });
  });

  it("returns the requested pages, which only a PDF has", async () => {
    const { title, paragraphs } = anArticle("suez");
    const pdf = await aPdf({ title, pages: [paragraphs.slice(0, 2), paragraphs.slice(2, 4), paragraphs.slice(4, 6)] });
    const site = await aSite(({ url }, response) =>
      url === "/pdf"
        ? response.writeHead(200, { "content-type": "application/pdf" }).end(pdf)
        : response.writeHead(200, { "content-type": "text/html" }).end(newspaper(title, paragraphs)),
    );
    platform.settings.fetchAllowHosts = [site.host];
    const second = (link: string) => readLink(platform, viewer, link, {}, { from: 2, to: 2 });
    expect(texts(await second(`${site.url}/pdf`))).toEqual(paragraphs.slice(2, 4));
    for (const link of [`${site.url}/page`, video])
      await expect(second(link)).rejects.toMatchObject({ code: "VALIDATION_FAILED", issues: [{ path: "pages" }] });
  });

  it("reports an unreadable PDF with its URL", async () => {
    await expect(read("%PDF-1.7", { "content-type": "application/pdf" })).rejects.toMatchObject({
      code: "SOURCE_UNREADABLE",
      errorType: "pdf_unreadable",
      url: expect.stringMatching(/\/article$/),
    });
  });

  it("is read in Markdown with its headings", { tags: ["slow"] }, async () => {
    const [first, second] = anArticle("suez").paragraphs;
    const source = await read(`# A canal\n\n${first}\n\n## How it was *dug*\n\n${second}\n`, {
      "content-type": "text/markdown",
    });
    expect(source.passages.map(({ section, text }) => [section, text])).toEqual([
      ["A canal", first],
      ["How it was dug", second],
    ]);
  });
});

describe("a page with a meta refresh", () => {
  const leading = (to: string, head = "") =>
    `<html><head>${head}<meta http-equiv="refresh" content="0; url=${to}"></head><p>You are led on.</p></html>`;
  const { title, paragraphs } = anArticle("suez");
  const answering =
    (page: string): RequestListener =>
    ({ url }, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      response.end(url === "/article" ? page : newspaper(title, paragraphs));
    };

  it("is followed as a redirect", async () => {
    expect(texts(await readFrom(answering(leading("/there?a=1&amp;b=2"))))).toEqual(paragraphs);
  });

  it.each([
    "http://127.0.0.1:9/",
    "http://169.254.169.254/latest",
    "file:///etc/passwd",
    "javascript:alert(1)",
  ])("is not followed to %s", async (target) => {
    await expect(readFrom(answering(leading(target)))).rejects.toMatchObject(unavailable);
  });

  it("is read itself if it only reloads, redirects much later, or only without scripts", async () => {
    const page = newspaper(title, paragraphs);
    for (const meta of ['content="300; url=/there"', 'content="0"', 'content="1; url=/article"']) {
      const source = await readFrom(answering(page.replace("<head>", `<head><meta http-equiv="refresh" ${meta}>`)));
      expect(texts(source)).toEqual(paragraphs);
    }
    const noscript = page.replace("<head>", `<head><noscript>${leading("/nowhere")}</noscript>`);
    expect(texts(await readFrom(answering(noscript)))).toEqual(paragraphs);
  });

  it("is abandoned after three steps", async () => {
    const circling: RequestListener = ({ url }, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end(leading(`${url}x`));
    await expect(readFrom(circling)).rejects.toMatchObject(unavailable);
  });
});

describe("a link without anything to read", () => {
  it.each(["", "suez canal", "/article", "http://"])("is refused as invalid: %j", async (link) => {
    await expect(readLink(platform, viewer, link)).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      issues: [{ path: "url", message: "Please enter a valid URL" }],
    });
  });

  it.each([
    ["an error", 404, "text/html"],
    ["an error of the server", 500, "text/html"],
    ["nothing", 204, "text/html"],
    ["a picture", 200, "image/png"],
    ["a program", 200, "application/octet-stream"],
    ["something that does not say what it is", 200, ""],
  ])("is reported as unavailable when it is %s", async (_name, status, type) => {
    const { title, paragraphs } = anArticle("suez");
    const answer: RequestListener = (_request, response) =>
      response.writeHead(status, type ? { "content-type": type } : {}).end(newspaper(title, paragraphs));
    await expect(readFrom(answer)).rejects.toMatchObject(unavailable);
  });

  it.each([
    "",
    "<p>Please enable JavaScript to read this page.</p>",
    "<nav><a href='/'>Home</a></nav>",
  ])("has too little text: %j", async (body) => {
    await expect(read(body)).rejects.toMatchObject({
      code: "SOURCE_UNREADABLE",
      errorType: "not_enough_text",
      message: "There is too little text at this link to make questions from. Please try a different article.",
    });
  });

  it("is abandoned when the client leaves", async () => {
    const site = await aSite(() => {});
    platform.settings.fetchAllowHosts = [site.host];
    const leaving = new AbortController();
    const reading = readLink(platform, viewer, site.url, { signal: leaving.signal });
    await expect.poll(() => site.visits).toEqual(["/"]);
    leaving.abort(new Error("gone"));
    await expect(reading).rejects.toThrow("gone");
  });
});

describe("a malicious page", () => {
  const zeros = Buffer.alloc(50 * 1_048_576);
  it.each([
    ["gzip", gzipSync(zeros)],
    ["br", brotliCompressSync(zeros)],
  ])("is cut when it unpacks from %s to a huge size", async (encoding, body) => {
    const before = process.memoryUsage().rss;
    const headers = { "content-type": "text/html", "content-encoding": encoding };
    await expect(read(body, headers)).rejects.toMatchObject(unavailable);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1_048_576);
  });

  const flood: RequestListener = (_request, response) => {
    const pour = () => {
      while (response.write("<p>More and more and more of it. ".repeat(1000)));
    };
    response.on("drain", pour);
    pour();
  };

  it("is cut when it never ends, even before a redirect", async () => {
    let isClosed = false;
    const answer: RequestListener = (request, response) => {
      request.socket.on("close", () => {
        isClosed = true;
      });
      if (request.url === "/article") response.writeHead(200, { "content-type": "text/html" });
      else response.writeHead(302, { location: "/article" });
      flood(request, response);
    };
    await expect(readFrom(answer)).rejects.toMatchObject(unavailable);
    await expect(readFrom(answer, "/moved")).rejects.toMatchObject(unavailable);
    await expect.poll(() => isClosed).toBe(true);
  });

  it("is given ten seconds in all when it drips", async () => {
    const deadline = new AbortController();
    const timeouts = vi.spyOn(AbortSignal, "timeout").mockReturnValue(deadline.signal);
    onTestFinished(() => timeouts.mockRestore());
    const answer: RequestListener = ({ url }, response) => {
      if (url === "/late") return response.writeHead(302, { location: "/article" }).end();
      response.writeHead(200, { "content-type": "text/html" }).write("<p>drop", () => deadline.abort());
    };
    await expect(readFrom(answer, "/late")).rejects.toMatchObject(unavailable);
    expect(timeouts.mock.calls).toEqual([[10_000]]);
  });

  it.each([
    "<div>",
    "<b>",
    "<table><td>",
    "<svg><g>",
    "<my-card>",
  ])("is read if it starts with 100,000 times %s", async (markup) => {
    const { paragraphs } = anArticle("suez");
    const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("");
    expect(texts(await read(markup.repeat(100_000) + text))).toEqual(paragraphs);
  });

  it("is refused at once with a million attributes", { tags: ["slow"] }, async () => {
    const body = `<p ${"a ".repeat(1_000_000)}>`;
    await expect(read(body)).rejects.toMatchObject({ code: "SOURCE_UNREADABLE" });
  });

  it("is refused at the time limit with 300,000 misnested tags, while others are served", {
    tags: ["slow"],
  }, async () => {
    const body = "<b><p><i></b></p>".repeat(100_000);
    const { readMillis } = platform.settings;
    onTestFinished(() => void Object.assign(platform.settings, { readMillis }));
    platform.settings.readMillis = 1000;
    // A reader that gets hardly any of its second on a busy machine asks to be tried again.
    const code = () => read(body).catch(({ code }) => code);
    const reading = expect.poll(code, { timeout: 20_000 }).toBe("SOURCE_UNREADABLE");
    const served = await servedUntil(platform, reading);
    await reading;
    expect(served).toBeGreaterThan(10);
  });
});
