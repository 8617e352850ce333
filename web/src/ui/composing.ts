type Press = { key: string; keyCode: number } & ({ isComposing: boolean } | { nativeEvent: { isComposing: boolean } });

/** Input methods handle their keys themselves. Only this key code is the same in all browsers. */
const composed = 229;

/**
 * Whether a key belongs to a word that is being composed. Safari ends the composition before the Enter that accepts the
 * word, so `isComposing` is false by then.
 */
export const isComposing = (press: Press) =>
  press.keyCode === composed || ("nativeEvent" in press ? press.nativeEvent : press).isComposing;

/** Whether the key is an Enter that accepts no composed word. */
export const isEnter = (press: Press) => press.key === "Enter" && !isComposing(press);
