export const isEmbedded = location.pathname.startsWith("/embed/");

/** Sends this page's height to the embedding page. The height is not a secret, so any origin may receive it. */
export function fitFrame(root: HTMLElement) {
  if (!isEmbedded) return;
  document.documentElement.classList.add("embedded");
  const tell = () => parent.postMessage({ assay: Math.ceil(root.getBoundingClientRect().height) }, "*");
  new ResizeObserver(tell).observe(root);
  // embed.js may load after this page. It requests the height then.
  addEventListener("message", ({ source }) => source === parent && tell());
}

export function showTop() {
  scrollTo(0, 0);
  if (isEmbedded) parent.postMessage({ assay: "top" }, "*");
}
