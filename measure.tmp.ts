import { createApp } from "./api/src/app.ts";
import { openSession } from "./api/src/account/session.ts";
import { createLog } from "./api/src/platform/log.ts";
import { openPlatform } from "./api/src/platform/platform.ts";
import { readSettings } from "./api/src/platform/settings.ts";
const base = process.argv[2];
const apps = [];
for (const name of ["thousand", "million"]) {
  const settings = readSettings({ TOKEN_SECRET: "x".repeat(32), RATE_LIMIT: "off", LOG_LEVEL: "silent", NODE_ENV: "production", DATABASE_URL: `${base}/${name}` });
  const platform = await openPlatform(settings, `${base}/${name}`, createLog("silent"));
  const http = await createApp(platform);
  const { rows } = await platform.sql.query("UPDATE users SET is_admin = true WHERE id = (SELECT id FROM users ORDER BY id LIMIT 1) RETURNING id");
  const session = await openSession(platform, platform.db, rows[0].id);
  apps.push({ name, platform, http, token: session.accessToken });
}
const headers = (token) => ({ authorization: `Bearer ${token}` });
const rest = (path) => ({ name: path, run: ({ http, token }) => http.inject({ method: "GET", url: `/api${path}`, headers: headers(token) }) });
const gql = (query) => ({ name: query, run: ({ http, token }) => http.inject({ method: "POST", url: "/graphql", headers: headers(token), payload: { query: `{ admin { ${query} } }` } }) });
const user = "edges { node { id firstName lastName email plan isAdmin isEmailVerified totalQuizzes totalSurveys createdAt } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } totalCount";
const item = "edges { node { id title kind isPublic createdAt creator { email } } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } totalCount";
const mid = { thousand: "0000000001f4", million: "00000007a120" };
const cases = [
  rest("/admin/dashboard"), rest("/admin/analytics"), rest("/admin/users"), rest("/admin/users?plan=pro&isEmailVerified=true"), rest("/admin/users?isAdmin=true"), rest("/admin/users?hasContent=true&plan=pro"), rest("/admin/users?plan=enterprise&isAdmin=true"),
  rest("/admin/users?page=10"), rest("/admin/users?page=25000"), rest("/admin/users?page=50000"), rest("/admin/content"), rest("/admin/content?contentType=survey&visibility=private&sourceType=youtube"), rest("/admin/content?creator=user12"), rest("/admin/content?creator=user1234"), rest("/admin/content?creator=example"), rest("/admin/content?creator=nobody"), rest("/admin/content?page=25000"),
  gql(`users(first: 20) { ${user} }`), gql(`users(first: 20, isAdmin: true) { ${user} }`),
  { name: "users after the middle", run: (app) => gql(`users(first: 20, after: "${"0" + mid[app.name].slice(1)}-7000-8000-x") { ${user} }`).run(app) },
  gql(`contents(first: 20) { ${item} }`), gql(`contents(first: 20, visibility: PRIVATE) { ${item} }`), gql("overview { users attempts averageScore newUsers newQuizzes newSurveys }"), gql("topCreators { email totalQuizzes } engagement { contentType totalAttempts }"),
];
const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
for (const { name, run } of cases) {
  const times = apps.map(() => []);
  for (let round = 0; round < 31; round++) for (const [i, app] of apps.entries()) {
    const t = performance.now(); const r = await run(app); const ms = performance.now() - t;
    if (r.statusCode !== 200 || r.body.includes('"errors"')) { console.log(name, app.name, r.statusCode, r.body.slice(0, 200)); break; }
    if (round > 2) times[i].push(ms);
  }
  const [a, b] = times.map(median);
  console.log(`${a?.toFixed(1).padStart(7)} ${b?.toFixed(1).padStart(8)} ms  ${(b / a).toFixed(2).padStart(6)} ×  ${name.slice(0, 90)}`);
}
for (const app of apps) await app.platform.close();
process.exit();
