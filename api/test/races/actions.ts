import { ofAccount } from "./actions/account.ts";
import { ofAnonymousAnswers, ofAnswers } from "./actions/answers.ts";
import { ofItem, ofOwnerlessItem, ofRichItem, ofTrashedItem } from "./actions/item.ts";
import { ofPeople } from "./actions/people.ts";
import type { Kind } from "./original.ts";
import type { Actions } from "./world.ts";

const special: Record<Kind, Actions> = {
  rich: ofRichItem,
  anonymous: ofAnonymousAnswers,
  trashed: ofTrashedItem,
  ownerless: ofOwnerlessItem,
};

/** Actions that change an item, or what belongs to it. */
export const actions: Actions = Object.assign({}, ofItem, ofAnswers, ofPeople, ofAccount, ...Object.values(special));

/** The kinds of item that the actions need. */
export const kindsFor = (...names: string[]): Kind[] =>
  (Object.keys(special) as Kind[]).filter((kind) => names.some((name) => name in special[kind]));
