import type { Actions } from "../world.ts";

/** Actions on an item itself. */
export const ofItem: Actions = {
  "rename the item": ({ author, id, mark }) => author("PATCH", `/content/${id}`, { title: `Renamed ${mark}` }),
  "change a key": ({ author, id, questions }) => {
    const changed = questions.map((question) =>
      question.correctAnswer ? { ...question, correctAnswer: 0 } : question,
    );
    return author("PATCH", `/content/${id}`, { questions: changed });
  },
  "change a question": ({ author, id, questions }) => {
    const [first, ...others] = questions;
    return author("PATCH", `/content/${id}`, {
      questions: [{ ...first, questionText: "Where is the Louvre?" }, ...others],
    });
  },
  "format the texts": ({ author, id }) => author("PATCH", `/content/${id}`, { format: "rich" }),
  "make the item private": ({ author, id }) => author("PATCH", `/content/${id}`, { isPublic: false }),
  "change how long answers are kept": ({ author, id }) =>
    author("PATCH", `/content/${id}`, { rules: { retention: { what: "ANONYMISE", days: 40 } } }),
  "set a custom link": ({ author, id, mark }) => author("PUT", `/content/${id}/address`, { address: `c-${mark}` }),
  "copy the item": ({ author, id }) => author("POST", `/content/${id}/duplicate`),
  "translate the item": ({ author, id }) =>
    author("PUT", `/content/${id}/translations/de`, { texts: [{ path: "title", text: "Hauptstädte" }] }),
  "remove a translation": ({ author, id }) => author("DELETE", `/content/${id}/translations/fr`),
  "report the item": ({ taker, id }) => taker("POST", `/content/${id}/reports`, { reason: "illegal" }),
  "close a report": ({ admin, report }) => admin("DELETE", `/admin/reports/${report}`),
  "move the item to the trash": ({ author, id }) => author("DELETE", `/content/${id}`),
};

export const ofRichItem: Actions = {
  "describe the item": ({ author, id }) => author("PATCH", `/content/${id}`, { description: "*Easy*" }),
};

export const ofTrashedItem: Actions = {
  "restore the item": ({ author, id }) => author("POST", `/content/${id}/restore`),
  "delete the item for good": ({ author, id }) => author("DELETE", `/trash/${id}`),
  "empty the trash": ({ author }) => author("DELETE", "/trash"),
};

export const ofOwnerlessItem: Actions = {
  "make an ownerless item private": ({ admin, id }) => admin("POST", `/admin/content/${id}/unpublish`),
  "delete an ownerless item": ({ admin, id }) => admin("DELETE", `/admin/content/${id}`),
};
