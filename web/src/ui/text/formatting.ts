/** How HTML looks that was made of Markdown. */
export const formatting = {
  overflowWrap: "anywhere",
  "& p + p, & p + ul, & p + ol, & p + pre, & ul + p, & ol + p, & pre + p": { mt: "2" },
  "& ul": { listStyle: "disc", ps: "5" },
  "& ol": { listStyle: "decimal", ps: "6" },
  "& code": { fontFamily: "mono", fontSize: "0.9em", bg: "bg.muted", px: "1", borderRadius: "l1" },
  "& pre": { bg: "bg.muted", p: "3", borderRadius: "l1", overflowX: "auto" },
  "& pre code": { bg: "transparent", p: "0" },
  "& a": { textDecoration: "underline", color: "accent.fg" },
  // The application's reset takes away what browsers set formulas by.
  "& math": { fontFamily: "math", lineHeight: "normal" },
  "& math *": { fontFamily: "inherit", fontSize: "math", lineHeight: "inherit" },
  "& mfrac > *": { px: "1px" },
  "& .tml-fbox": { p: "0.2em", borderWidth: "1px", borderColor: "currentColor" },
  "& img": {
    maxW: "full",
    maxH: "15rem",
    height: "auto",
    display: "inline-block",
    objectFit: "contain",
    objectPosition: "left",
  },
};
