import { Stack, Text } from "@chakra-ui/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { OwnAddressMutation } from "#relay/OwnAddressMutation.graphql.ts";
import type { OwnAddressQuery } from "#relay/OwnAddressQuery.graphql.ts";
import { addressOfTitle } from "../../../../api/src/content/address/address.shared.ts";
import { toast } from "../../ui/toast.tsx";
import { Refused, tellRefusal } from "../operation/refused.ts";
import { useOperation } from "../operation/useOperation.ts";
import { AddressForm } from "./AddressForm.tsx";
import { shortAddress } from "./shown.ts";

/** Lets an owner set or change the item's own link. */
export function OwnAddress({ itemKey }: { itemKey: string }) {
  const { content } = useLazyLoadQuery<OwnAddressQuery>(
    graphql`
      query OwnAddressQuery($key: String!) {
        content(key: $key) {
          id
          title
          ownUrl
          addresses {
            address
            releasedAt
          }
        }
      }
    `,
    { key: itemKey },
    { fetchPolicy: "store-and-network" },
  );
  const [save, isSaving] = useOperation<OwnAddressMutation>(graphql`
    mutation OwnAddressMutation($id: ID!, $address: String) {
      setAddress(id: $id, address: $address) {
        __typename
        ... on SetAddressSuccess {
          data {
            ownUrl
            addresses {
              address
                releasedAt
            }
          }
        }
        ... on DomainError {
          code
          message
          retryAfter
          issues {
            path
            message
          }
        }
      }
    }
  `);
  const addresses = content?.addresses;
  if (!content || !addresses) return <Text color="fg.muted">Only the owner can set a custom link.</Text>;
  const present = addresses.find(({ releasedAt }) => releasedAt === null)?.address ?? null;

  async function change(address: string | null): Promise<string | null> {
    try {
      await save({ id: content?.id ?? "", address });
    } catch (error) {
      const [issue] = error instanceof Refused ? error.issues : [];
      if (issue) return issue.message;
      tellRefusal("Couldn't change the link", error);
      return null;
    }
    toast.show(
      address === null
        ? { title: "Custom link removed", description: "The old link still works." }
        : { title: `Custom link: ${shortAddress(address)}` },
    );
    return null;
  }

  return (
    <Stack gap="5" mt="2">
      <AddressForm
        itemKey={itemKey}
        present={present}
        former={addresses.filter(({ releasedAt }) => releasedAt !== null).map(({ address }) => address)}
        suggestion={addresses.length === 0 ? (addressOfTitle(content.title) ?? "") : ""}
        isSaving={isSaving}
        onSave={change}
      />
    </Stack>
  );
}
