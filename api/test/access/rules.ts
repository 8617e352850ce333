/** The askers, in the order of the columns below. Tokens belong to the owner, except the last. */
export const askers = [
  "anonymous",
  "taker",
  "other",
  "owner",
  "administrator",
  "read token",
  "write token",
  "administrator's token",
] as const;
export type Asker = (typeof askers)[number];

export const settings = ["public", "private"] as const;
export type Setting = (typeof settings)[number];

type Outcomes = Record<Setting, string>;
const always = (outcomes: string): Outcomes => ({ public: outcomes, private: outcomes });

export const rules = {
  //                       anon tak oth own adm rea wri adt
  anybody: always("       ok  ok  ok  ok  ok  ok  ok  ok"),
  "nobody without the link": always("403 403 403 403 403 403 403 403"),
  "a link that leads nowhere": always("404 404 404 404 404 404 404 404"),
  "signed in": always("     401 ok  ok  ok  ok  ok  ok  ok"),
  "signed in, to find nothing": always("401 404 404 404 404 404 404 404"),
  "signed in, to change nothing": always("401 404 404 404 404 403 404 404"),
  "the viewer, if any": always("404 ok ok ok ok ok ok ok"),
  "signed in, to change": always("401 ok ok ok ok 403 ok ok"),
  "in person": always("     401 ok  ok  ok  ok  403 403 403"),
  "in person, one's own": always("401 404 404 ok 404 403 403 403"),
  administrators: always("401 403 403 403 ok 403 403 403"),
  "administrators, once its owner is gone": always("401 403 403 403 403 403 403 403"),
  "the person and administrators": always("404 404 404 ok ok ok ok 404"),
  "the person alone": always("404 404 404 ok 404 404 404 404"),
  "who sees the item": {
    public: "               ok  ok  ok  ok  ok  ok  ok  ok",
    private: "              404 404 404 ok  ok  ok  ok  404",
  },
  "the owner, until it is shared": {
    public: "               403 403 403 ok  403 ok  ok  403",
    private: "              404 404 404 ok  403 ok  ok  404",
  },
  "the owner, to read": {
    public: "               401 403 403 ok  403 ok  ok  403",
    private: "              401 404 404 ok  403 ok  ok  404",
  },
  "the owner, to change": {
    public: "               401 403 403 ok  403 403 ok  403",
    private: "              401 404 404 ok  403 403 ok  404",
  },
  "its person, to read": always("401 404 404 ok  404 ok  ok  404"),
  "its person, to change": always("401 404 404 ok 404 403 ok 404"),
  "the owner alone": always("404 404 404 ok  404 ok  ok  404"),
  "the owner and administrators": always("404 404 404 ok ok ok ok 404"),
  "administrators alone": always("404 404 404 404 ok 404 404 404"),
  "the owner, but no token to read": always("404 404 404 ok 404 404 ok 404"),
} satisfies Record<string, Outcomes>;
export type Rule = keyof typeof rules;

export const expected = (rule: Rule, setting: Setting): Record<string, string> => {
  const outcomes = rules[rule][setting].trim().split(/\s+/);
  return Object.fromEntries(askers.map((asker, place) => [asker, outcomes[place] ?? ""]));
};

/** An action, with its routes and fields in every API. */
export interface Action {
  noun: string;
  action: string;
  rule: Rule;
  /** `METHOD /path`, as in the routes. */
  rest?: string[];
  query?: string[];
  mutation?: string[];
  /** Over a WebSocket, and as an event stream. */
  subscription?: string[];
  /** Types, by `node(id:)`. */
  node?: string[];
}

/** The fields of types with an id, grouped by the rule for reading them. */
export type Fields = Record<string, Partial<Record<Rule, string>>>;
