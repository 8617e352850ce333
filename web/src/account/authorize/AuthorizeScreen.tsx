import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Navigate, useLocation } from "react-router-dom";
import type { AuthorizeScreenQuery } from "#relay/AuthorizeScreenQuery.graphql.ts";
import { BackToHome } from "../../ui/layout/BackToHome.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { loginPath } from "../session/redirect.ts";
import { Consent } from "./Consent.tsx";

/** The page where OAuth clients, such as assistants, send people to allow access. */
export function AuthorizeScreen({ queryRef }: { queryRef: PreloadedQuery<AuthorizeScreenQuery> }) {
  const location = useLocation();
  const { viewer, authorizationRequest: request } = usePreloadedQuery<AuthorizeScreenQuery>(
    graphql`
      query AuthorizeScreenQuery($query: String!) {
        viewer {
          email
        }
        authorizationRequest(query: $query) {
          clientName
          clientHost
          returnsTo
          scopes
          flaw
        }
      }
    `,
    queryRef,
  );
  if (!viewer || !request) return <Navigate to={loginPath(location)} replace />;
  const { clientName, clientHost, returnsTo, scopes, flaw } = request;
  if (clientName == null || returnsTo == null)
    return (
      <Page title="This Link Does Not Work" lead={flaw} width="narrow">
        <BackToHome />
      </Page>
    );
  return (
    <Consent
      query={location.search.slice(1)}
      client={{ name: clientName, host: clientHost ?? null, returnsTo }}
      email={viewer.email ?? ""}
      scopes={scopes}
      flaw={flaw ?? null}
    />
  );
}
