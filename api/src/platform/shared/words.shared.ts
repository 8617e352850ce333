export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 question", "3 questions"; `many` for irregular plurals. */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
