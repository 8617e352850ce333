/** What the taker's page says of a certificate. */
export default {
  certificate: "Your certificate",
  certificateHow: "You passed, and can have a certificate that says so.",
  certificateName: "Your name, as it is to stand there",
  nameEmpty: "Name is required",
  certificateOnce: "It cannot be changed afterwards. Nobody checks it, and the certificate says so.",
  certificateGet: "Get the certificate",
  certificateFor: "It is made out to {name}.",
  certificatePdf: "Download as PDF",
  certificateCheck: "The page on which anybody can check it",
  certificateRevoked: "It was revoked.",
  certificateFailed: "The certificate did not come. Check your connection and try again.",
  certificateBoxes:
    "The printed certificate would show boxes in place of some characters of the name. Its page shows them.",
  certificateAnyway: "Get it anyway",
} as const;
