import { z } from "zod";
import { ofAccount, promised, timestamp } from "../../platform/rest/operation.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { AddressInput } from "./address.rules.ts";

const address = z.string().meta({ description: "Last part of the custom link, in lower case.", example: "rivers" });
const url = z.string().meta({ description: "Full URL.", example: "https://quiz.example.com/q/rivers" });

export const ItemAddress = z
  .object({
    address,
    url,
    takenAt: timestamp.describe("Time at which the item got the custom link."),
    releasedAt: timestamp
      .nullable()
      .describe("Time at which it stopped being the item's current custom link; null for the current one."),
  })
  .register(shapes, {
    name: "ItemAddress",
    description: "A custom link of an item. Previous custom links redirect to the item.",
  });

const Addresses = z.object({ addresses: z.array(ItemAddress) }).meta({
  id: "ItemAddresses",
  description:
    "Custom links of an item: the current one, if there is one, then previous ones, which redirect to the item.",
});
export type Addresses = z.output<typeof Addresses>;

const AddressAnswer = z
  .object({
    address: address.meta({ description: "Last part of the custom link, as it would be stored.", example: "rivers" }),
    url,
    flaw: z
      .string()
      .nullable()
      .meta({ description: "Reason why the item cannot have the custom link; null if it can.", example: null }),
  })
  .meta({ id: "AddressAnswer" });
export type AddressAnswer = z.output<typeof AddressAnswer>;

const tag = "Items";

export const readAddresses = promised({
  ...ofAccount(tag, "content:read"),
  operationId: "readAddresses",
  summary: "List the custom links of one of your items",
  description: "Only links that the owner chose. Every item has a short link and a link with its id as well.",
  answers: { 200: { description: "The custom links.", body: Addresses } },
});

export const setAddress = promised({
  ...ofAccount(tag, "content:write"),
  operationId: "setAddress",
  summary: "Set or remove the custom link of an item",
  description:
    "The previous custom link redirects to the item and is reserved for its owner for a year. 409 if the custom link belongs to another item, or belonged to someone else less than a year ago.",
  isKeyed: true,
  body: AddressInput.meta({ example: { address: "rivers" } }),
  answers: { 200: { description: "The custom links after the change.", body: Addresses } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
});

export const checkAddress = promised({
  ...ofAccount(tag, "content:read"),
  operationId: "checkAddress",
  summary: "Check whether an item can have a custom link",
  description: "The answer may be outdated soon: someone else can take the custom link at any time.",
  query: z.object({
    address: z.string().meta({ description: "Last part of the custom link, as typed.", example: "Rivers" }),
  }),
  answers: { 200: { description: "Whether the item can have the custom link.", body: AddressAnswer } },
  refusals: ["RATE_LIMITED"],
});

export const resolve = promised({
  operationId: "resolveAddress",
  tag,
  summary: "Find the page of a custom link",
  description:
    "For anyone who may see the item. The address is the part after `/q/`; previous custom links of the item work as well.",
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
