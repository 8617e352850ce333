let region: HTMLElement | null = null;

/** Says to a screen reader what a sighted person sees happen. */
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
  // The same words twice in a row would not count as a change.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
