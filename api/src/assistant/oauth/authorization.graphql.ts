import { AccessScope } from "../../account/token/access-token.graphql.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { inputOf } from "../../platform/shape/input.ts";
import { keyed } from "../../platform/shape/keyed.ts";
import { type Consent, consentOf, Decision, decide } from "./authorization.ts";

const AuthorizationRequest = builder.objectRef<Consent>("AuthorizationRequest").implement({
  description: "A request of an OAuth client, such as an assistant, for access to a person's account.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    clientName: t.exposeString("clientName", {
      nullable: true,
      description: "The client's name as it stated it, without proof; null if the client is unknown.",
    }),
    clientHost: t.exposeString("clientHost", {
      nullable: true,
      description: "The host that describes the client; null for a client that registered itself.",
    }),
    returnsTo: t.exposeString("returnsTo", {
      nullable: true,
      description: "Scheme and host that receive the response, such as https://claude.ai; null if there is none.",
    }),
    scopes: t.field({
      type: [AccessScope],
      description: "Scopes that the client requests.",
      resolve: ({ scopes }) => [...scopes],
    }),
    flaw: t.exposeString("flaw", {
      nullable: true,
      description: "Reason why the request cannot be allowed; null if it can.",
    }),
  }),
});

const query = { required: true, description: "The query string of the URL at /authorize." } as const;

builder.queryField("authorizationRequest", (t) =>
  t.field({
    type: AuthorizationRequest,
    nullable: true,
    description: "A request of an OAuth client; null without a signed-in user. Not readable with an access token.",
    authScopes: { signedIn: true },
    args: { query: t.arg.string(query) },
    resolve: (_root, { query }, { platform, viewer }) => consentOf(platform, viewer, query),
  }),
);

const AuthorizationAnswer = builder.objectRef<{ url: string }>("AuthorizationAnswer").implement({
  description: "The response to an OAuth client.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    url: t.exposeString("url", { description: "URL that passes the response to the client, in the same browser." }),
  }),
});

const DecideAuthorizationInput = inputOf(Decision, {
  name: "DecideAuthorization",
  description: "A decision on a request of an OAuth client.",
  without: ["query"],
  fields: (t) => ({ ...keyed(t), query: t.string(query) }),
});

builder.mutationField("decideAuthorization", (t) =>
  t.field({
    type: AuthorizationAnswer,
    description: "Allows all or part of an OAuth client's request, or refuses it. Not possible with an access token.",
    ...forSignedIn(gives("The response to the OAuth client.")),
    args: { input: t.arg({ type: DecideAuthorizationInput, required: true, description: "The decision." }) },
    resolve: async (_root, { input: { idempotencyKey, ...input } }, { platform, viewer }) => ({
      url: await decide(platform, viewer, input, idempotencyKey),
    }),
  }),
);
