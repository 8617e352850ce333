import { Link, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link as RouterLink } from "react-router-dom";
import type { PersonalLink_attempt$key } from "#relay/PersonalLink_attempt.graphql.ts";
import { peoplePath } from "../../product/kind.ts";

/** The person whose personal link was used, with a link to their line in the list. */
export function PersonalLink({ attempt }: { attempt: PersonalLink_attempt$key }) {
  const { invitation, content } = useFragment(
    graphql`
      fragment PersonalLink_attempt on Attempt {
        invitation {
          name
          email
        }
        content {
          key
        }
      }
    `,
    attempt,
  );
  if (!invitation) return null;
  const { name, email } = invitation;
  const search = email ?? name;
  return (
    <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      By the personal link of{" "}
      <Link asChild display="inline">
        <RouterLink
          to={{ pathname: peoplePath(content.key), search: search ? `?${new URLSearchParams({ search })}` : "" }}
        >
          <bdi>{name ?? email ?? "an invited person"}</bdi>
        </RouterLink>
      </Link>
    </Text>
  );
}
