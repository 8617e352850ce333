let region: HTMLElement | null = null;

export function announce(text: string) {
  if (!region) {
    region = document.createElement("div");
    region.setAttribute("aria-live", "polite");
    Object.assign(region.style, {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    });
    document.body.append(region);
  }
  // A repeated text must differ to count as a change.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
