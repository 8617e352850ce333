import { builder } from "../platform/graphql/builder.ts";
import { gives } from "../platform/graphql/descriptions.ts";
import { guardedBy } from "../platform/graphql/scopes.ts";
import { reload } from "../platform/graphql/selection.ts";
import { enumOf } from "../platform/shape/enum.ts";
import { inputOf } from "../platform/shape/input.ts";
import { fieldsOf } from "../platform/shape/object.ts";
import * as contract from "./account.contract.ts";
import { Credentials, Registration } from "./account.rules.ts";
import { login, register } from "./account.ts";
import { logout, refreshSession, type Session as SessionShape } from "./session.ts";
import { mayReadUser } from "./user.policy.ts";

/** Marks the result of a login: the account may be read although the request carried no token. */
const justSignedIn = "justSignedIn";

export const Plan = enumOf("Plan", "The plan of an account.", {
  free: "The plan of a new account.",
  pro: "The plan for professionals.",
  enterprise: "The plan for organisations.",
});

export const User = builder.prismaNode("User", {
  ...guardedBy(mayReadUser),
  description: "A person with an account. Visible to that person and to administrators.",
  id: { field: "id" },
  authScopes: (user, { viewer }) => mayReadUser(viewer, user) || { $granted: justSignedIn },
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as used in REST." }),
    ...fieldsOf(t, contract.User, { without: ["id", "plan"] }),
    ...fieldsOf(t, contract.User, ["plan as currentPlan"]),
    plan: t.exposeString("plan", {
      description: "The plan of the account: free, pro or enterprise.",
      deprecationReason: "Since 2026-11-22: currentPlan says it as an enum.",
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.prismaField({
    type: User,
    nullable: true,
    description: "The signed-in user, or null. Available to every access token of the user, whatever its scopes.",
    authScopes: { public: true },
    resolve: (query, _root, _args, { platform, viewer }) =>
      viewer.user && platform.db.user.findUnique({ ...query, where: { id: viewer.user.id } }),
  }),
);

const Session = builder.objectRef<SessionShape>("Session").implement({
  description: "A session's pair of tokens.",
  authScopes: { public: true },
  fields: (t) => ({
    ...fieldsOf(t, contract.Tokens, ["accessToken", "refreshToken"]),
    user: t.prismaField({
      type: User,
      description: "The signed-in user.",
      grantScopes: [justSignedIn],
      resolve: (query, { userId }, _args, { platform }) => reload(platform.db.user, query, userId),
    }),
  }),
});

const RegisterInput = inputOf(Registration, { name: "Register", description: "A new account." });
const LoginInput = inputOf(Credentials, { name: "Login", description: "Email address and password of an account." });

const givesSession = gives("The session, with its first or next pair of tokens.");

builder.mutationFields((t) => ({
  register: t.field({
    type: Session,
    description: "Creates an account and signs in.",
    authScopes: { public: true },
    errors: givesSession,
    args: { input: t.arg({ type: RegisterInput, required: true, description: "The new account." }) },
    resolve: (_root, { input }, { platform, viewer }) => register(platform, viewer, input),
  }),
  login: t.field({
    type: Session,
    description: "Signs in with an email address and a password.",
    authScopes: { public: true },
    errors: givesSession,
    args: { input: t.arg({ type: LoginInput, required: true, description: "The account to sign in to." }) },
    resolve: (_root, { input }, { platform, viewer }) => login(platform, viewer, input),
  }),
  refreshSession: t.field({
    type: Session,
    description: "Exchanges a refresh token for a new pair. Send it without an expired access token.",
    authScopes: { public: true },
    errors: givesSession,
    args: { refreshToken: t.arg.string({ required: true, description: "The session's latest refreshToken." }) },
    resolve: (_root, args, { platform, viewer }) => refreshSession(platform, viewer, args),
  }),
  logout: t.boolean({
    description: "Ends the session of the token and returns true. An unknown token is accepted without an error.",
    authScopes: { public: true },
    args: { refreshToken: t.arg.string({ required: true, description: "The refreshToken of the session." }) },
    resolve: async (_root, args, { platform, viewer }) => {
      await logout(platform, viewer, args);
      return true;
    },
  }),
}));
