import "./tips.css";

/**
 * Milliseconds: the delay before a tip, the time after a tip within which the next one has no delay, and the time to
 * move the pointer onto a tip.
 */
const times = { delay: 700, noDelayWithin: 300, hideDelay: 150 };

/**
 * Shows `data-tip` of the hovered, focused or held element until it is left or pressed, or Escape is pressed. Holding an
 * element shows its tip without pressing it. Only visual: the accessible name contains the same text.
 */
export function showTips() {
  const tip = document.createElement("div");
  tip.className = "tip";
  tip.ariaHidden = "true";
  let owner: Element | null = null;
  let timer = 0;
  let isHeld = false;
  let goneAt = Number.NEGATIVE_INFINITY;

  function hide() {
    clearTimeout(timer);
    owner = null;
    if (!tip.isConnected) return;
    tip.remove();
    goneAt = performance.now();
  }

  function show(text: string) {
    if (!owner?.isConnected) return hide();
    tip.textContent = text;
    document.body.append(tip);
    place();
  }

  function place() {
    if (!owner || !tip.isConnected) return;
    const { left, width, top, bottom } = owner.getBoundingClientRect();
    const room = document.documentElement.clientWidth - tip.offsetWidth - 4;
    tip.style.left = `${Math.max(4, Math.min(left + width / 2 - tip.offsetWidth / 2, room))}px`;
    const isBelow = bottom + tip.offsetHeight + 8 <= window.innerHeight;
    tip.style.top = `${isBelow ? bottom + 4 : top - tip.offsetHeight - 4}px`;
  }

  function turnTo(target: EventTarget | null) {
    if (target instanceof Node && tip.contains(target)) return clearTimeout(timer);
    const next = target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;
    if (next && next === owner) return tip.isConnected && clearTimeout(timer);
    clearTimeout(timer);
    if (!next) {
      if (tip.isConnected) timer = window.setTimeout(hide, times.hideDelay);
      else owner = null;
      return;
    }
    if (tip.isConnected) hide();
    owner = next;
    const delay = performance.now() - goneAt < times.noDelayWithin ? 0 : times.delay;
    timer = window.setTimeout(() => show(next.dataset.tip ?? ""), delay);
  }

  document.addEventListener("pointerover", ({ target, pointerType }) => pointerType !== "touch" && turnTo(target));
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible")) turnTo(target);
  });
  document.addEventListener("keydown", ({ key }) => {
    isHeld = false;
    if (key === "Escape") hide();
  });
  document.addEventListener("focusout", hide);
  document.addEventListener("pointerdown", ({ target, pointerType }) => {
    hide();
    isHeld = pointerType === "touch";
    if (!isHeld) return;
    // A tap right after a tip is a press, too.
    goneAt = Number.NEGATIVE_INFINITY;
    turnTo(target);
  });
  for (const event of ["pointerup", "pointercancel"]) document.addEventListener(event, () => clearTimeout(timer));
  // The finger that asked for a tip does not press as well.
  const onlyShown = (event: Event) => {
    if (!isHeld || !tip.isConnected) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const event of ["click", "contextmenu"]) document.addEventListener(event, onlyShown, { capture: true });
  document.addEventListener("scroll", place, { passive: true, capture: true });
}
