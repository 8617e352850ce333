/** Styles for HTML made from Markdown. */
export const formatting = {
  overflowWrap: "anywhere",
  "& p + p, & p + ul, & p + ol, & p + pre, & ul + p, & ol + p, & pre + p": { mt: "2" },
  "& ul": { listStyle: "disc", ps: "5" },
  "& ol": { listStyle: "decimal", ps: "6" },
  "& code": { fontFamily: "mono", fontSize: "0.9em", bg: "bg.muted", px: "1", borderRadius: "l1" },
  "& pre": { bg: "bg.muted", p: "3", borderRadius: "l1", overflowX: "auto" },
  "& pre code": { bg: "transparent", p: "0" },
  "& a": { textDecoration: "underline", color: "accent.fg" },
  "& img": {
    maxW: "full",
    maxH: "15rem",
    height: "auto",
    display: "inline-block",
    objectFit: "contain",
    objectPosition: "left",
  },
};
