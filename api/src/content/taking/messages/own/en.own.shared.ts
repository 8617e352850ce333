/** What the taker's page says of the private link to one's own answers. */
export default {
  ownLink: "Keep a link to your answers",
  ownLinkHow:
    "On any device, this private link shows your result and lets you erase your answers. Anyone who has it can do both.",
  ownLinkName: "Private link",
  ownCopy: "Copy link",
  ownCopied: "Copied",
  ownShare: "Share",
  ownMail: "Email it to me",
  ownCode: "QR code of your private link",
  ownErase: "Erase my answers",
  ownEraseSure: "Erase your answers permanently?",
  ownEraseHow:
    "They are removed from the results, and a certificate for them is revoked. This cannot be undone, and you cannot submit them again. Copies that the author has already downloaded or received are not erased.",
  ownEraseNow: "Erase permanently",
  ownEraseFailed: "Your answers could not be erased. Check your connection and try again.",
  ownErased: "Your answers were erased",
  ownErasedHow: "They are no longer stored and no longer count in the results.",
  ownHidden: "Not shown right now",
  ownHiddenHow: "The author does not show this at the moment. Your answers are still stored, and you can erase them.",
  ownNone: "No answers found",
  ownNoneHow: "The link may be incomplete, or the answers have been deleted.",
} as const;
