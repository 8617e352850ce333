/** Reads the cards from the page, because the next one to focus may have just been added. */
const cardsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];

/** The height of the bar at the lower edge, in pixels. */
const barHeight = 128;

export function focusCard(list: HTMLElement | null, place: number): boolean {
  const card = cardsIn(list)[place];
  if (!card) return false;
  card.focus({ preventScroll: true });
  // Cards change their height when they are decided.
  requestAnimationFrame(() => bringUp(card));
  return true;
}

function bringUp(card: HTMLElement) {
  const { top, bottom, height } = card.getBoundingClientRect();
  const room = innerHeight - barHeight;
  if (top >= 0 && bottom <= room) return;
  card.scrollIntoView({ block: height > room || top < 0 ? "start" : "nearest" });
}
