export const images = {
  maxBytes: 10 * 1024 * 1024,
  /** Bytes for each account. */
  quotaBytes: 200 * 1024 * 1024,
  tooLarge: "Images can be up to 10 MB",
  tooWide: "Images can have up to 64 megapixels",
  unreadable: "This file is not an image that can be read: send JPEG, PNG, WebP, GIF or AVIF",
  full: "Your images take up 200 MB, which is all there is room for. Images that no item uses are cleared after a day.",
} as const;
