/** On paper: smaller letters, no ground, and nothing that is only there to be pressed or to go by. */
export const print = {
  html: { fontSize: "10pt", bg: "white" },
  // The light colours of paper are there at once, or a page printed from the dark is caught halfway.
  "*, *::before, *::after": { transition: "none !important", animation: "none !important" },
  "[data-bar], [data-scope=toast], nav[aria-label=Breadcrumb], summary": { display: "none !important" },
  "h1, h2, h3": { breakAfter: "avoid" },
};

export const page = {
  margin: "14mm 14mm 18mm",
  // Browsers without boxes in the margin leave the number out.
  "@bottom-right": { content: 'counter(page) " / " counter(pages)', fontSize: "9pt" },
};
