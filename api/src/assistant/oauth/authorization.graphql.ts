import { AccessScope } from "../../account/token/access-token.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { type Consent, consentOf, decide } from "./authorization.ts";

const AuthorizationRequest = builder.objectRef<Consent>("AuthorizationRequest").implement({
  description: "What an OAuth client, such as an assistant, asks a person for.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    clientName: t.exposeString("clientName", {
      nullable: true,
      description: "The client's name as it gave it, which proves nothing; null if the client is not known.",
    }),
    clientHost: t.exposeString("clientHost", {
      nullable: true,
      description: "The host that describes the client; null for a client that registered itself.",
    }),
    returnsTo: t.exposeString("returnsTo", {
      nullable: true,
      description: "Scheme and host that the answer goes to, such as https://claude.ai; null if it goes nowhere.",
    }),
    scopes: t.field({
      type: [AccessScope],
      description: "What it asks for.",
      resolve: ({ scopes }) => [...scopes],
    }),
    flaw: t.exposeString("flaw", {
      nullable: true,
      description: "Why the request cannot be allowed; null if it can.",
    }),
  }),
});

const query = { required: true, description: "The query string of the address at /authorize." } as const;

builder.queryField("authorizationRequest", (t) =>
  t.field({
    type: AuthorizationRequest,
    nullable: true,
    description: "What an OAuth client asks for; null to who is not signed in. No token can ask for it.",
    authScopes: { signedIn: true },
    args: { query: t.arg.string(query) },
    resolve: (_root, { query }, { platform, viewer }) => consentOf(platform, viewer, query),
  }),
);

const AuthorizationAnswer = builder.objectRef<{ url: string }>("AuthorizationAnswer").implement({
  description: "The answer to an OAuth client.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    url: t.exposeString("url", {
      description: "The address that takes the answer to the client, in the same browser.",
    }),
  }),
});

const DecideAuthorizationInput = builder.inputType("DecideAuthorizationInput", {
  description: "A decision on what an OAuth client asks for.",
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription }),
    query: t.string(query),
    scopes: t.field({
      type: [AccessScope],
      description: "What it is allowed, of what it asks for; without any, it is refused.",
    }),
  }),
});

builder.mutationField("decideAuthorization", (t) =>
  t.field({
    type: AuthorizationAnswer,
    description: "Allows an OAuth client what it asks for, or part of it, or refuses it. No token can do it.",
    authScopes: { signedIn: true },
    errors: gives("Where to go with the answer."),
    args: { input: t.arg({ type: DecideAuthorizationInput, required: true, description: "The decision." }) },
    resolve: async (_root, { input: { idempotencyKey, ...input } }, { platform, viewer }) => ({
      url: await decide(platform, viewer, input, idempotencyKey),
    }),
  }),
);
