const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as it stands in HTML, between tags or in an attribute. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
