import { embedPath } from "./kind.ts";

interface Embedded {
  kind: string;
  key: string;
  title: string;
}

/**
 * All that a frame needs: storage of this site's, to keep answers; Start; links and downloads; the question before one
 * leaves with answers that have not arrived. Not: to lead the page around it elsewhere.
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
/** No device of the visitor's, also where the page around it has leave to ask for them. */
const devices = "camera 'none'; microphone 'none'; geolocation 'none'";

/** What a page elsewhere needs to have an item in it. Without the script, say where it is not allowed, the frame scrolls. */
export const embedSnippet = ({ kind, key, title }: Embedded, origin: string) =>
  `<iframe src="${origin}${embedPath(kind, key)}" title="${attribute(title)}" sandbox="${sandbox}" allow="${devices}" style="width:100%;height:600px;border:0"></iframe>
<script src="${origin}/embed.js" async></script>`;

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
