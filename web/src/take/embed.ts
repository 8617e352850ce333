export const isEmbedded = location.pathname.startsWith("/embed/");

/** Tells the embedding page how tall this one is. The height is no secret, so any origin may hear it. */
export function fitFrame(root: HTMLElement) {
  if (!isEmbedded) return;
  document.documentElement.classList.add("embedded");
  const tell = () => parent.postMessage({ assay: Math.ceil(root.getBoundingClientRect().height) }, "*");
  new ResizeObserver(tell).observe(root);
  // embed.js may load after this page and then asks for the height.
  addEventListener("message", ({ source }) => source === parent && tell());
}

export function showTop() {
  scrollTo(0, 0);
  if (isEmbedded) parent.postMessage({ assay: "top" }, "*");
}
