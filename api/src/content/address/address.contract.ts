import { z } from "zod";
import { promised, timestamp } from "../../platform/rest/operation.ts";
import { AddressInput } from "./address.rules.ts";

const address = z.string().meta({ description: "Its last part, in small letters.", example: "rivers" });
const url = z.string().meta({ description: "The whole address.", example: "https://quiz.example.com/q/rivers" });

const Addresses = z
  .object({
    addresses: z.array(
      z.object({
        address,
        url,
        takenAt: timestamp.meta({ description: "Since when the item has it, or had it." }),
        releasedAt: timestamp.nullable().meta({
          description: "Since when another one, or none, is the item's present one; null for that.",
        }),
      }),
    ),
  })
  .meta({
    id: "ItemAddresses",
    description:
      "An item's own addresses: the present one, if there is one, then those of before, which lead on to it.",
  });
export type Addresses = z.output<typeof Addresses>;

const AddressAnswer = z
  .object({
    address: address.meta({ description: "As it would be stored.", example: "rivers" }),
    url,
    flaw: z.string().nullable().meta({ description: "Why the item cannot have it; null if it can.", example: null }),
  })
  .meta({ id: "AddressAnswer" });
export type AddressAnswer = z.output<typeof AddressAnswer>;

const tag = "Items";

export const readAddresses = promised({
  operationId: "readAddresses",
  tag,
  summary: "The addresses of an item of one's own",
  description: "Those that its owner chose; the short link and the address with its id are there besides.",
  account: "required",
  scopes: ["content:read"],
  answers: { 200: { description: "The addresses.", body: Addresses } },
});

export const setAddress = promised({
  operationId: "setAddress",
  tag,
  summary: "Give an item an address of its own, or take it away",
  description:
    "Its address of before leads on to the item, and nobody else is given it for a year. 409 if an address is somebody else's, or was until less than a year ago.",
  account: "required",
  scopes: ["content:write"],
  isKeyed: true,
  body: AddressInput.meta({ example: { address: "rivers" } }),
  answers: { 200: { description: "The addresses as they are now.", body: Addresses } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
});

export const checkAddress = promised({
  operationId: "checkAddress",
  tag,
  summary: "Whether an item could have an address",
  description: "As things stand: somebody else may take it in the next moment.",
  account: "required",
  scopes: ["content:read"],
  query: z.object({ address: z.string().meta({ description: "Its last part, as it is typed.", example: "Rivers" }) }),
  answers: { 200: { description: "The answer.", body: AddressAnswer } },
  refusals: ["RATE_LIMITED"],
});

export const resolve = promised({
  operationId: "resolveAddress",
  tag,
  summary: "Where an item's own address leads, to whoever may see the item",
  description: "The address is what follows `/q/`; one that the item had before leads there as well.",
  account: "optional",
  scopes: [],
  answers: {
    200: {
      description: "The item's page.",
      body: z.object({ path: z.string().meta({ example: "/quiz/019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071" }) }),
    },
  },
  refusals: ["RATE_LIMITED"],
});
