import { embedPath } from "./kind.ts";

interface Embedded {
  kind: string;
  key: string;
  title: string;
}

/** What a page elsewhere needs to have an item in it. Without the script, say where it is not allowed, the frame scrolls. */
export const embedSnippet = ({ kind, key, title }: Embedded, origin: string) =>
  `<iframe src="${origin}${embedPath(kind, key)}" title="${attribute(title)}" style="width:100%;height:600px;border:0"></iframe>
<script src="${origin}/embed.js" async></script>`;

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
