/** Print: smaller text, no backgrounds, no controls. */
export const print = {
  html: { fontSize: "10pt", bg: "white" },
  // No transitions, so that the light colors apply before the page is printed.
  "*, *::before, *::after": { transition: "none !important", animation: "none !important" },
  "[data-bar], [data-scope=toast], nav[aria-label=Breadcrumb], summary": { display: "none !important" },
  "h1, h2, h3": { breakAfter: "avoid" },
};

export const page = {
  margin: "14mm 14mm 18mm",
  // Browsers without margin boxes leave the page number out.
  "@bottom-right": { content: 'counter(page) " / " counter(pages)', fontSize: "9pt" },
};
