import type { Actions } from "../world.ts";

/** Actions on the people who are invited to an item. */
export const ofPeople: Actions = {
  "invite a person": ({ author, id, mark }) =>
    author("POST", `/content/${id}/invitations`, { text: `Fay <fay-${mark}@people.test>` }),
  "rename a person": ({ author, id, invitation }) =>
    author("PATCH", `/content/${id}/invitations/${invitation}`, { name: "Gustav" }),
  "withdraw a link": ({ author, id, invitation }) =>
    author("POST", `/content/${id}/invitations/change`, { change: "revoke", ids: [invitation] }),
  "remove a person": ({ author, id, invitation }) => author("DELETE", `/content/${id}/invitations/${invitation}`),
  "send the invitations": ({ author, id }) => author("POST", `/content/${id}/invitations/send`, {}),
  "plan a reminder": ({ author, id }) => author("PATCH", `/content/${id}/invitations/mailing`, { remindAfter: 3 }),
  "open a personal link": ({ taker, id, personalKey }) =>
    taker("POST", `/content/${id}/invitations/open`, { personalKey }),
};
