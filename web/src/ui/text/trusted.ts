interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }).trustedTypes;

/** The taker's page may put no other HTML into itself, nor load other scripts; `take` in the page's headers names it. */
const policy: Policy | undefined = factory?.createPolicy("take", {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

/** HTML that the service made, of a fixed list of elements. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** A script of ours. */
export const trustedScript = (url: string): string => policy?.createScriptURL(url) ?? url;
