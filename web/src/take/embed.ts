/** Whether this page stands in a frame on somebody else's. */
export const isEmbedded = location.pathname.startsWith("/embed/");

/** Tells the page around how tall this one is, for its embed.js to make room. That is nobody's secret, so anybody may hear it. */
export function fitFrame(root: HTMLElement) {
  if (!isEmbedded) return;
  document.documentElement.classList.add("embedded");
  const tell = () => parent.postMessage({ assay: Math.ceil(root.getBoundingClientRect().height) }, "*");
  new ResizeObserver(tell).observe(root);
  // A script that came later than this page asks.
  addEventListener("message", ({ source }) => source === parent && tell());
}

/** A new screen begins at its top, wherever the one before was scrolled to. */
export function showTop() {
  scrollTo(0, 0);
  if (isEmbedded) parent.postMessage({ assay: "top" }, "*");
}
