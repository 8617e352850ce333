/** What the taker's page says of a certificate. */
export default {
  certificate: "Your certificate",
  certificateHow: "You passed! Get your certificate.",
  certificateName: "Name on the certificate",
  nameEmpty: "Name is required",
  certificateOnce: "You can't change it later. It isn't verified, and the certificate shows that.",
  certificateGet: "Get the certificate",
  certificateFor: "It is issued to {name}.",
  certificatePdf: "Download as PDF",
  certificateCheck: "Verification page",
  certificateRevoked: "It was revoked.",
  certificateFailed: "We couldn't get the certificate. Check your connection and try again.",
  certificateBoxes:
    "The printed certificate would show boxes in place of some characters of the name. Its page shows them.",
  certificateAnyway: "Get it anyway",
} as const;
