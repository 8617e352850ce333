import { z } from "zod";

export const maxWebhooks = 5;
export const logLength = 50;

const notAnAddress = "Please enter a valid address, beginning with https://";

const withoutNames = "Please leave out user and password: what is sent is signed instead";

export const NewWebhook = z.object({
  url: z
    .string(notAnAddress)
    .trim()
    .max(2048, notAnAddress)
    .pipe(z.url({ protocol: /^https?$/, error: notAnAddress }))
    .refine((url) => !/^https?:\/\/[^/?#]*@/i.test(url), withoutNames),
});
