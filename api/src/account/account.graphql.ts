import { builder } from "../platform/graphql/builder.ts";
import { guardedBy } from "../platform/graphql/scopes.ts";
import { reload } from "../platform/graphql/selection.ts";
import { passwordRule } from "./account.rules.ts";
import { login, register } from "./account.ts";
import { logout, refreshSession, type Session as SessionShape } from "./session.ts";
import { mayReadUser } from "./user.policy.ts";

/** Marks a sign-in's answer: the account may be read although the request carried no token. */
const justSignedIn = "justSignedIn";

export const User = builder.prismaNode("User", {
  ...guardedBy(mayReadUser),
  description: "A person with an account. Visible to that person and to administrators.",
  id: { field: "id" },
  authScopes: (user, { viewer }) => mayReadUser(viewer, user) || { $granted: justSignedIn },
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as it stands in REST answers." }),
    email: t.exposeString("email"),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    plan: t.exposeString("plan"),
    isAdmin: t.exposeBoolean("isAdmin"),
    isEmailVerified: t.exposeBoolean("isEmailVerified"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
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
    description: "The signed-in user, or null.",
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
      grantScopes: [justSignedIn],
      resolve: (query, { userId }, _args, { platform }) => reload(platform.db.user, query, userId),
    }),
  }),
});

const RegisterInput = builder.inputType("RegisterInput", {
  fields: (t) => ({
    email: t.string({ required: true }),
    password: t.string({ required: true, description: `${passwordRule}.` }),
    confirmPassword: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    timeZone: t.string({ description: "IANA's name of the zone that days are counted in." }),
  }),
});

const LoginInput = builder.inputType("LoginInput", {
  fields: (t) => ({
    email: t.string({ required: true }),
    password: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  register: t.field({
    type: Session,
    description: "Makes an account and signs in.",
    authScopes: { public: true },
    skipTypeScopes: true,
    errors: {},
    args: { input: t.arg({ type: RegisterInput, required: true }) },
    resolve: (_root, { input }, { platform, viewer }) => register(platform, viewer, input),
  }),
  login: t.field({
    type: Session,
    description: "Signs in with address and password.",
    authScopes: { public: true },
    skipTypeScopes: true,
    errors: {},
    args: { input: t.arg({ type: LoginInput, required: true }) },
    resolve: (_root, { input }, { platform, viewer }) => login(platform, viewer, input),
  }),
  refreshSession: t.field({
    type: Session,
    description: "Trades a refresh token for a new pair. Send it without an expired access token.",
    authScopes: { public: true },
    skipTypeScopes: true,
    errors: {},
    args: { refreshToken: t.arg.string({ required: true }) },
    resolve: (_root, args, { platform, viewer }) => refreshSession(platform, viewer, args),
  }),
  logout: t.boolean({
    description: "Ends the session the token belongs to; an unknown token is no error.",
    authScopes: { public: true },
    skipTypeScopes: true,
    args: { refreshToken: t.arg.string({ required: true }) },
    resolve: async (_root, args, { platform, viewer }) => {
      await logout(platform, viewer, args);
      return true;
    },
  }),
}));
