// Runs in the GraphiQL page before its script. Clears the address first, and never writes to it, so that a link cannot
// bring a query that one click would run with the reader's rights.
history.replaceState(null, "", location.pathname);

const send = window.fetch.bind(window);

/** Trades the refresh token for a new pair, once for all tabs, unless another tab already has. */
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
  // The Web Locks API needs https or localhost.
  await ("locks" in navigator ? navigator.locks.request("session-refresh", refresh) : refresh());
}

/** Sends requests as the logged-in account, refreshing its token, unless the reader wrote an Authorization header. */
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

const explorerOptions = {
  onEditQuery() {},
  async connectionParams() {
    // A socket does not say why it refuses a token, so an expired one is found and refreshed here.
    await window.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"query":"{ __typename }"}',
    });
    return { accessToken: localStorage.accessToken };
  },
};
void explorerOptions;
