interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }).trustedTypes;

/** The taker's page may insert no other HTML and load no other scripts. The page's headers name the policy `take`. */
const policy: Policy | undefined = factory?.createPolicy("take", {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

/** HTML made by the service from a fixed list of elements. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** The URL of one of Assay's own scripts. */
export const trustedScript = (url: string): string => policy?.createScriptURL(url) ?? url;
