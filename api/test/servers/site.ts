import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface Site {
  /** `host:port`, as in FETCH_ALLOW_HOSTS. */
  host: string;
  url: string;
  visits: string[];
}

export async function aSite(
  answer: RequestListener,
  end: (action: () => void) => void = onTestFinished,
): Promise<Site> {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    visits.push(request.url ?? "");
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  end(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, url: `http://${host}`, visits };
}

/** A newspaper's page around an article, with everything a reader must skip. */
export function newspaper(title: string, paragraphs: string[]): string {
  const links = (count: number, words: string) =>
    Array.from(
      { length: count },
      (_, i) => `<li><a href="/${i}">${words} number ${i}, which is well worth reading</a></li>`,
    );
  const text = paragraphs.map((paragraph, i) =>
    i === 3
      ? `<p>${paragraph}</p><aside><h3>Read more</h3><ul>${links(6, "Another story").join("")}</ul></aside>`
      : `<p>${paragraph}</p>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | The Example Post</title>
    <meta property="og:site_name" content="The Example Post"><style>p { color: black }</style></head><body>
    <div id="onetrust-consent-sdk"><div role="dialog"><h2>We value your privacy</h2><p>We and our 842 partners store and
    access information on a device, such as cookies, and process personal data.</p><button>Accept all</button></div></div>
    <header><nav><ul>${links(20, "Section").join("")}</ul></nav></header>
    <main><article><h1>${title}</h1><p class="byline">By Ada Writer</p>${text.join("")}</article>
    <div class="newsletter-box"><p>Sign up for our newsletter and never miss a story again, ever.</p></div></main>
    <section class="comments"><p>user123: What a great article, I have learned so much from it today!</p></section>
    <footer><p>© 2026 Example Media Group. All rights reserved. Terms of use. Privacy policy.</p></footer>
    <script>window.dataLayer = ["some words of a script that nobody should ever read as text"]</script></body></html>`;
}

/** An old blog, with double line breaks instead of paragraphs. */
export const blog = (title: string, paragraphs: string[]) =>
  `<html><head><title>My blog: ${title}</title></head><body><div id="left"><ul><li><a href="/2024">Archive of 2024</a>
  <li><a href="/2023">Archive of 2023</a></ul></div><div class="post"><div class="title">${title}</div><div class="body">
  ${paragraphs.join("<br><br>\n")}</div><div class="comments"><div class="comment">Great post, thanks! I know it is all
  true.</div></div></div><div id="cookiebar">This site uses cookies to give you the best experience there is.</div></body></html>`;

export const encyclopedia = (title: string, paragraphs: string[]) =>
  `<html class="feature-cookies-on"><head><meta charset="utf-8"><title>${title} - Openpedia</title></head><body><div id="content">
  <h1>${title}</h1><div class="mw-parser-output"><table class="infobox"><tr><th>Kind</th><td>Something that can be told in
  a table beside the text</td></tr></table>${paragraphs
    .map((text, i) => `<p>${text}<sup class="reference"><a href="#${i}">[${i}]</a></sup></p>`)
    .join('<h2>A part<span class="mw-editsection">[<a href="/edit">edit</a>]</span></h2>')}
  <div class="reflist"><ol class="references"><li>Smith, J. (2001). "Revisited". Journal of Examples. 12 (3): 4-19.</li></ol>
  </div><div class="navbox" role="navigation"><ul><li><a href="/other">Other topics of this kind, too many</a></li></ul></div>
  </div></div><footer>Text is available under a licence; additional terms may apply.</footer></body></html>`;
