/*
 * Runs in the page of GraphiQL before it. A link to the page must not bring a query along, which one press would send
 * with the reader's rights: the address is cleared of it first, and not written to later.
 */
history.replaceState(null, "", location.pathname);

const send = window.fetch.bind(window);

/** Trades the refresh token for a new pair, once for all tabs, unless another tab was faster. */
async function refreshSession(refused) {
  const refresh = async () => {
    if (localStorage.accessToken !== refused || !localStorage.refreshToken) return;
    const response = await send("/api/auth/refresh", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ refreshToken: localStorage.refreshToken }),
    });
    if (!response.ok) return;
    const { accessToken, refreshToken } = await response.json();
    Object.assign(localStorage, { accessToken, refreshToken });
  };
  // Locks between tabs exist on https and localhost only.
  await ("locks" in navigator ? navigator.locks.request("session-refresh", refresh) : refresh());
}

/** Asks as the account that is logged in, unless the reader wrote an Authorization header; refreshes what has expired. */
window.fetch = async (url, options = {}) => {
  const token = localStorage.accessToken;
  const headers = new Headers(options.headers);
  if (!token || headers.has("authorization")) return send(url, options);
  const ask = () => {
    headers.set("authorization", `Bearer ${localStorage.accessToken}`);
    return send(url, { ...options, headers });
  };
  const response = await ask();
  if (response.status !== 401) return response;
  await refreshSession(token);
  return ask();
};

/** Options for GraphiQL that are functions, read by the script that follows. */
const explorerOptions = {
  onEditQuery() {},
  async connectionParams() {
    // A socket tells no reason when it refuses a token: one that has expired is found out and refreshed here.
    await window.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"query":"{ __typename }"}',
    });
    return { accessToken: localStorage.accessToken };
  },
};
void explorerOptions;
