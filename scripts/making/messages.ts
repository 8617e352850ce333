/** Prints the types of the messages in parts. They come from the English messages and check all placeholders. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import english from "../../api/src/content/taking/messages/en.json" with { type: "json" };

const file = join(import.meta.dirname, "../../api/src/generated/messages.d.ts");
const modules = Object.entries(english).map(
  ([part, texts]) => `declare module "*/messages/en.json?${part}" {
  const messages: ${JSON.stringify(texts)};
  export default messages;
}
declare module "*/taking/messages.ts?${part}" {
  export const messages: import("../content/taking/messages.ts").Messages<"${part}">;
}
`,
);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, modules.join(""));
