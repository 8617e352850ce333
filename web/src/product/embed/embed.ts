import { embedPath } from "../kind.ts";

interface Embedded {
  kind: string;
  key: string;
  title: string;
}

/**
 * Permissions an embedded item needs: same-origin storage for answers, scripts, links, downloads, and the warning
 * before leaving with unsent answers. It may not navigate the page around it.
 */
const sandbox = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-downloads",
  "allow-modals",
].join(" ");
/** Denied even if the embedding page may use them. */
const devices = "camera 'none'; microphone 'none'; geolocation 'none'";

/** Returns HTML that embeds an item. Without its script, the frame scrolls instead of growing. */
export const embedSnippet = ({ kind, key, title }: Embedded, origin: string) =>
  `<iframe src="${origin}${embedPath(kind, key)}" title="${attribute(title)}" sandbox="${sandbox}" allow="${devices}" style="width:100%;height:600px;border:0"></iframe>
<script src="${origin}/embed.js" async></script>`;

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
