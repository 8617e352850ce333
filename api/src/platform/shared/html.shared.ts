const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
