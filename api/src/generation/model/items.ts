/** Returns the newly completed objects of a document's one list. No JSON parser: models also write broken objects. */
export function itemReader(): (text: string) => string[] {
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  let item = "";
  // The document is an object, its list the second level, each item the third.
  const itemDepth = 3;

  return (text) => {
    const whole: string[] = [];
    for (const character of text) {
      const opens = !inString && (character === "{" || character === "[");
      const closes = !inString && (character === "}" || character === "]");
      if (opens) depth += 1;
      if (depth >= itemDepth) item += character;
      if (closes) {
        depth -= 1;
        if (depth === itemDepth - 1) {
          whole.push(item);
          item = "";
        }
      }
      if (inString && character === "\\" && !isEscaped) {
        isEscaped = true;
      } else {
        if (character === '"' && !isEscaped) inString = !inString;
        isEscaped = false;
      }
    }
    return whole;
  };
}
