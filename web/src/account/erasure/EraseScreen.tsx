import { useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { Navigate, useSearchParams } from "react-router-dom";
import type { EraseScreenQuery } from "#relay/EraseScreenQuery.graphql.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { PersonData } from "./PersonData.tsx";
import { PersonForm } from "./PersonForm.tsx";
import { Receipt } from "./Receipt.tsx";
import type { Person, Preview } from "./usePreview.ts";

export function EraseScreen({ queryRef }: { queryRef: PreloadedQuery<EraseScreenQuery> }) {
  const [address, setAddress] = useSearchParams();
  const [look, setLook] = useState<{ person: Person; preview: Preview; round: number }>();
  const [round, setRound] = useState(1);
  const [isAgain, setAgain] = useState(false);
  const { viewer } = usePreloadedQuery<EraseScreenQuery>(
    graphql`
      query EraseScreenQuery {
        viewer {
          isAdmin
          ...VerificationBanner_user
          ...ForAdmins_user
        }
      }
    `,
    queryRef,
  );
  if (!viewer) return <Navigate to="/login?redirect=/profile/erase" replace />;

  const isAdmin = viewer.isAdmin ?? false;
  const isEverywhere = isAdmin && address.has("everywhere");
  const receipt = address.get("receipt");
  const breadcrumbs = [
    isEverywhere ? { label: "Administration", to: "/admin" } : { label: "Profile", to: "/profile" },
    { label: "Erase a Person" },
  ];
  function show(person: Person, preview: Preview) {
    setLook({ person, preview, round });
    setRound(round + 1);
  }
  function go(receipt?: string) {
    setLook(undefined);
    setAgain(!receipt);
    setAddress({ ...(isEverywhere && { everywhere: "" }), ...(receipt && { receipt }) });
  }
  if (receipt) return <Receipt key={receipt} erasure={receipt} breadcrumbs={breadcrumbs} onAgain={() => go()} />;
  return (
    <Page
      title="Erase a Person"
      breadcrumbs={breadcrumbs}
      lead="Erase everything stored under an email address. You can't undo this."
      width="narrow"
    >
      <PersonForm
        isAdmin={isAdmin}
        isEverywhere={isEverywhere}
        isAgain={isAgain}
        onChange={() => setLook(undefined)}
        onFound={show}
      />
      {look && <PersonData key={look.round} person={look.person} preview={look.preview} onErasing={go} />}
    </Page>
  );
}
