import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { Suspense, useEffect, useRef, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useLocation, useRevalidator, useSearchParams } from "react-router-dom";
import type { MakerScreenQuery } from "#relay/MakerScreenQuery.graphql.ts";
import { loginPath } from "../account/session/redirect.ts";
import { type Kind, kindChoices, kindLabel, templatesHome } from "../product/kind.ts";
import { LinkButton } from "../ui/form/LinkButton.tsx";
import { Segmented } from "../ui/form/Segmented.tsx";
import { ChevronDown } from "../ui/icons.ts";
import { ErrorState } from "../ui/layout/ErrorState.tsx";
import { Frame } from "../ui/layout/Frame.tsx";
import { SkeletonLines } from "../ui/layout/Loading.tsx";
import { Notice } from "../ui/layout/Notice.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { ScreenLink } from "../ui/text/ScreenLink.tsx";
import { kindIn, type Mode, makerSearch, modeIn, modes } from "./generating/modes.ts";
import { ManualBuilder } from "./ManualBuilder.tsx";
import { parts } from "./parts.ts";

const query = graphql`
  query MakerScreenQuery($key: String!, $edits: Boolean!, $previews: Boolean!, $copies: Boolean!) {
    viewer {
      id
      email
      ...VerificationBanner_user
      ...ForAdmins_user
    }
    hasModel
    edited: content(key: $key) @include(if: $edits) {
      key
      kind
      canEdit
      ...EditorPanel_content
    }
    copied: content(key: $key) @include(if: $copies) {
      canEdit
      ...FromItem_content
    }
    created: content(key: $key) @include(if: $previews) {
      kind
      canEdit
      ...CreatedPreview_content
    }
  }
`;

interface MakerProps {
  queryRef: PreloadedQuery<MakerScreenQuery>;
}

/** Creates, previews and edits an item. */
export function MakerScreen({ queryRef }: MakerProps) {
  const [search] = useSearchParams();
  if (search.has("edit")) return <EditPage queryRef={queryRef} />;
  if (search.has("created")) return <CreatedPage queryRef={queryRef} />;
  return <CreatePage queryRef={queryRef} />;
}

const EditorPanel = parts.editor.Part;
const CreatedPreview = parts.preview.Part;
const GeneratedBuilder = parts.generated.Part;
const titles = { QUIZ: "Create a Quiz", SURVEY: "Create a Survey", ASSESSMENT: "Create an Assessment" };

function CreatePage({ queryRef }: MakerProps) {
  const { viewer, hasModel, copied } = usePreloadedQuery<MakerScreenQuery>(query, queryRef);
  const [search, setSearch] = useSearchParams();
  const [kind, mode] = [kindIn(search), modeIn(search)];
  const owner = viewer?.id ?? null;
  // Once something is written, the choices fold into one button.
  const [isWritten, setWritten] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const here = { pathname: "/maker", search: makerSearch(kind, mode) };
  const isFolded = mode === "manual" && isWritten && !isChoosing;
  // The address lags behind while a screen loads. A second choice may come before it is up to date.
  const choice = useRef({ kind, mode });
  useEffect(() => {
    choice.current = { kind, mode };
  }, [kind, mode]);
  function show(part: { kind: Kind } | { mode: Mode }) {
    choice.current = { ...choice.current, ...part };
    setSearch(makerSearch(choice.current.kind, choice.current.mode), { replace: true, preventScrollReset: true });
  }
  return (
    <Page
      title={titles[kind]}
      dense
      isTitleHidden={isFolded}
      width="full"
      breadcrumbs={[{ label: "Creator", to: "/creator" }, { label: "Create" }]}
      actions={
        <>
          {/* Hidden on a phone to make room for the question. The dashboard and the footer have this link too. */}
          <LinkButton
            to={templatesHome}
            variant="ghost"
            colorPalette="ink"
            display={{ base: "none", md: "inline-flex" }}
          >
            Templates
          </LinkButton>
          <Segmented<Kind>
            look="box"
            label="Kind of content"
            options={kindChoices}
            value={kind}
            onChange={(kind) => show({ kind })}
          />
        </>
      }
    >
      {isFolded ? (
        <Flex justify={{ base: "flex-start", md: "flex-end" }} mt={{ base: "-2", md: "-9" }}>
          <Button variant="ghost" colorPalette="ink" size="sm" aria-expanded={false} onClick={() => setChoosing(true)}>
            {kindLabel(kind)} · Manual Builder <ChevronDown aria-hidden />
          </Button>
        </Flex>
      ) : (
        <Segmented<Mode>
          look="strip"
          label="How to create it"
          options={modes}
          value={mode}
          onChange={(mode) => show({ mode })}
        />
      )}
      {viewer === null && (
        <Notice>
          {mode === "pdf" ? "To upload a PDF, " : "Start now. To create it, "}
          <ScreenLink to={loginPath(here)}>log in</ScreenLink> or{" "}
          <ScreenLink to={loginPath(here, "/register")}>create an account</ScreenLink>.
        </Notice>
      )}
      <Box pt={isFolded ? "0" : "4"} maxW={mode === "manual" ? undefined : "3xl"}>
        <Suspense fallback={<SkeletonLines />}>
          {mode === "manual" ? (
            <ManualBuilder
              key={`${kind} ${owner}`}
              kind={kind}
              owner={owner}
              copied={copied?.canEdit ? copied : null}
              onWritten={setWritten}
            />
          ) : (
            <GeneratedBuilder
              key={`${kind} ${mode} ${owner}`}
              kind={kind}
              mode={mode}
              owner={owner}
              hasModel={hasModel}
            />
          )}
        </Suspense>
      </Box>
    </Page>
  );
}

function CreatedPage({ queryRef }: MakerProps) {
  return (
    <Suspense
      fallback={
        <Frame>
          <Text role="status">Loading preview</Text>
        </Frame>
      }
    >
      <Created queryRef={queryRef} />
    </Suspense>
  );
}

function Created({ queryRef }: MakerProps) {
  const { created } = usePreloadedQuery<MakerScreenQuery>(query, queryRef);
  const { state } = useLocation() as { state: { notices?: readonly string[] } | null };
  if (!created?.canEdit) {
    return (
      <Frame>
        <ErrorState title="Nothing to preview" action={<LinkButton to="/dashboard">View Dashboard</LinkButton>}>
          We couldn't find this in your account. It may have been deleted.
        </ErrorState>
      </Frame>
    );
  }
  return (
    <Page
      title={`${kindLabel(created.kind)} Created Successfully`}
      width="narrow"
      breadcrumbs={[{ label: "Creator", to: "/creator" }, { label: "Preview" }]}
    >
      <CreatedPreview content={created} notices={state?.notices ?? []} />
    </Page>
  );
}

function EditPage({ queryRef }: MakerProps) {
  const { viewer, edited } = usePreloadedQuery<MakerScreenQuery>(query, queryRef);
  const { revalidate } = useRevalidator();
  if (!edited?.canEdit) {
    return (
      <Frame>
        <ErrorState
          title="Error"
          onRetry={() => void revalidate()}
          action={
            <LinkButton to="/dashboard" variant="outline" colorPalette="ink">
              View Dashboard
            </LinkButton>
          }
        >
          Failed to load content for editing.
        </ErrorState>
      </Frame>
    );
  }
  const title = `Edit ${kindLabel(edited.kind)}`;
  return (
    <Page
      title={title}
      isTitleHidden
      width="full"
      breadcrumbs={[{ label: "Home", to: "/" }, { label: "Dashboard", to: "/dashboard" }, { label: title }]}
    >
      <Suspense fallback={<SkeletonLines />}>
        <EditorPanel key={edited.key} owner={viewer?.id ?? null} content={edited} />
      </Suspense>
    </Page>
  );
}
