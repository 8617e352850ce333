import { builder } from "../platform/graphql/builder.ts";
import { gives } from "../platform/graphql/descriptions.ts";
import { guardedBy } from "../platform/graphql/scopes.ts";
import { reload } from "../platform/graphql/selection.ts";
import { passwordAgain, passwordRule } from "./account.rules.ts";
import { login, register } from "./account.ts";
import { logout, refreshSession, type Session as SessionShape } from "./session.ts";
import { mayReadUser } from "./user.policy.ts";

/** Marks the result of a login: the account may be read although the request carried no token. */
const justSignedIn = "justSignedIn";

export const Plan = builder.enumType("Plan", {
  description: "The plan of an account.",
  values: {
    FREE: { value: "free", description: "The plan that every account begins with." },
    PRO: { value: "pro", description: "The plan for professionals." },
    ENTERPRISE: { value: "enterprise", description: "The plan for organisations." },
  } as const,
});

export const User = builder.prismaNode("User", {
  ...guardedBy(mayReadUser),
  description: "A person with an account. Visible to that person and to administrators.",
  id: { field: "id" },
  authScopes: (user, { viewer }) => mayReadUser(viewer, user) || { $granted: justSignedIn },
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as it stands in REST answers." }),
    email: t.exposeString("email", { description: "The address that signs in and gets mail, in lower case." }),
    firstName: t.exposeString("firstName", { description: "The given name, at most 50 characters." }),
    lastName: t.exposeString("lastName", { description: "The family name, at most 50 characters." }),
    currentPlan: t.expose("plan", { type: Plan, description: "The plan of the account." }),
    plan: t.exposeString("plan", {
      description: "The plan of the account: free, pro or enterprise.",
      deprecationReason: "Since 2026-11-22: currentPlan says it as an enum.",
    }),
    isAdmin: t.exposeBoolean("isAdmin", { description: "Whether they look after the whole site." }),
    isEmailVerified: t.exposeBoolean("isEmailVerified", {
      description: "Whether the address was proven by a link mailed to it.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When the account was made." }),
    timeZone: t.exposeString("timeZone", {
      nullable: true,
      description: "IANA's name of the zone that the days of their items are counted in; null while none is known.",
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.prismaField({
    type: User,
    nullable: true,
    description: "The signed-in user, or null. Any access token of theirs may ask, whatever its scopes.",
    authScopes: { public: true },
    resolve: (query, _root, _args, { platform, viewer }) =>
      viewer.user && platform.db.user.findUnique({ ...query, where: { id: viewer.user.id } }),
  }),
);

const Session = builder.objectRef<SessionShape>("Session").implement({
  description: "A signed-in user's pair of tokens.",
  authScopes: { public: true },
  fields: (t) => ({
    accessToken: t.exposeString("accessToken", {
      description: "Goes with each request as `Authorization: Bearer …`. Short-lived.",
    }),
    refreshToken: t.exposeString("refreshToken", {
      description: "Gets the next pair from `refreshSession`, once. The session ends 30 days after signing in.",
    }),
    user: t.prismaField({
      type: User,
      description: "The user who is signed in.",
      grantScopes: [justSignedIn],
      resolve: (query, { userId }, _args, { platform }) => reload(platform.db.user, query, userId),
    }),
  }),
});

const RegisterInput = builder.inputType("RegisterInput", {
  description: "A person who makes an account.",
  fields: (t) => ({
    email: t.string({ required: true, description: "The address to sign in with; a link to verify it is mailed." }),
    password: t.string({ required: true, description: `The password to sign in with. ${passwordRule}.` }),
    confirmPassword: t.string({ required: true, description: passwordAgain }),
    firstName: t.string({ required: true, description: "The given name, at most 50 characters." }),
    lastName: t.string({ required: true, description: "The family name, at most 50 characters." }),
    timeZone: t.string({
      description: "IANA's name of the zone that days are counted in; without it, UTC until one is known.",
    }),
  }),
});

const LoginInput = builder.inputType("LoginInput", {
  description: "Address and password of an account.",
  fields: (t) => ({
    email: t.string({ required: true, description: "The address of the account, in any case." }),
    password: t.string({ required: true, description: "The password of the account." }),
  }),
});

const givesSession = gives("The session, with its first or next pair of tokens.");

builder.mutationFields((t) => ({
  register: t.field({
    type: Session,
    description: "Makes an account and signs in.",
    authScopes: { public: true },
    errors: givesSession,
    args: { input: t.arg({ type: RegisterInput, required: true, description: "The new account." }) },
    resolve: (_root, { input }, { platform, viewer }) => register(platform, viewer, input),
  }),
  login: t.field({
    type: Session,
    description: "Signs in with address and password.",
    authScopes: { public: true },
    errors: givesSession,
    args: { input: t.arg({ type: LoginInput, required: true, description: "The account to sign in to." }) },
    resolve: (_root, { input }, { platform, viewer }) => login(platform, viewer, input),
  }),
  refreshSession: t.field({
    type: Session,
    description: "Trades a refresh token for a new pair. Send it without an expired access token.",
    authScopes: { public: true },
    errors: givesSession,
    args: { refreshToken: t.arg.string({ required: true, description: "The refreshToken of the session so far." }) },
    resolve: (_root, args, { platform, viewer }) => refreshSession(platform, viewer, args),
  }),
  logout: t.boolean({
    description: "Ends the session the token belongs to and gives true; an unknown token is no error.",
    authScopes: { public: true },
    args: { refreshToken: t.arg.string({ required: true, description: "The refreshToken of the session." }) },
    resolve: async (_root, args, { platform, viewer }) => {
      await logout(platform, viewer, args);
      return true;
    },
  }),
}));
