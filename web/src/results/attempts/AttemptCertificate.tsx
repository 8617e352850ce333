import { Box, Button, Heading, Link, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AttemptCertificate_attempt$key } from "#relay/AttemptCertificate_attempt.graphql.ts";
import type { AttemptCertificateMutation } from "#relay/AttemptCertificateMutation.graphql.ts";
import { perform } from "../../product/operation/perform.ts";
import { useConfirmation } from "../../product/operation/useConfirmation.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { noAnswerToEnd } from "../../ui/intention.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { formatDateTime } from "../../ui/text/format.ts";

/** The certificate issued for a response, with a way to revoke it. Renders nothing without one. */
export function AttemptCertificate({ attempt }: { attempt: AttemptCertificate_attempt$key }) {
  const { certificate } = useFragment(
    graphql`
      fragment AttemptCertificate_attempt on Attempt {
        certificate {
          code
          status
          url
          name
          issuedAt
        }
      }
    `,
    attempt,
  );
  const [revoke] = useOperation<AttemptCertificateMutation>(graphql`
    mutation AttemptCertificateMutation($code: String!) {
      revokeCertificate(code: $code) {
        __typename
        ... on RevokeCertificateSuccess {
          data {
            status
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);
  const [wasRevoked, setRevoked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, isPending, dialog } = useConfirmation(async () => {
    const run = () => revoke({ code: certificate?.code ?? "" });
    if (await perform("Couldn't revoke the certificate", run, noAnswerToEnd)) setRevoked(true);
  });
  if (!certificate) return null;
  const { code, status, url, name, issuedAt } = certificate;
  const isRevoked = wasRevoked || status === "REVOKED";

  return (
    <Box as="section" mt="6" ps="4" borderInlineStartWidth="3px" borderColor="accent">
      <Heading as="h4" size="sm" tabIndex={-1} ref={heading}>
        {isRevoked ? "Certificate, revoked" : "Certificate"}
      </Heading>
      <Text mt="1">
        <Link href={url} target="_blank" rel="noopener" textDecoration="underline">
          <bdi dir="ltr">{code}</bdi>
        </Link>
        {name && !isRevoked && (
          <>
            {", issued to "}
            <bdi>{name}</bdi>
          </>
        )}
        {issuedAt && !isRevoked && (
          <Text as="span" fontSize="sm" color="fg.muted">
            {" · "}
            <time dateTime={issuedAt}>{formatDateTime(issuedAt)}</time>
          </Text>
        )}
      </Text>
      {!isRevoked && (
        <Button size="sm" variant="outline" mt="3" onClick={ask} _print={{ display: "none" }}>
          Revoke Certificate
        </Button>
      )}
      <ConfirmDialog
        {...dialog}
        title="Revoke this certificate?"
        confirmLabel={isPending ? "Revoking..." : "Revoke"}
        destructive
        finalFocus={() => (isRevoked ? heading.current : null)}
      >
        Its verification page will show that it was revoked, without a name. This cannot be undone. The answers stay.
      </ConfirmDialog>
    </Box>
  );
}
