import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { announce } from "../../ui/announce.ts";
import type { Crumb } from "../../ui/layout/Breadcrumbs.tsx";
import { ErrorState } from "../../ui/layout/ErrorState.tsx";
import { SkeletonLines } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { saveFile } from "../../ui/saveFile.ts";
import { formatDateTime } from "../../ui/text/format.ts";
import { type Erased, useErasure } from "./useErasure.ts";
import { WhatIsThere } from "./WhatIsThere.tsx";

interface ReceiptProps {
  /** The key of the erasure. */
  erasure: string;
  breadcrumbs: Crumb[];
  onAgain: () => void;
}

/** The progress of an erasure, then its receipt. Takes the focus, because the button that started it is gone. */
export function Receipt({ erasure: key, breadcrumbs, onAgain }: ReceiptProps) {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => whole.current?.focus(), []);
  const { erasure, hasFailed, retry } = useErasure(key);
  const isDone = erasure?.isDone ?? false;
  useEffect(() => {
    if (isDone) announce("Erased");
  }, [isDone]);
  return (
    <Box ref={whole} tabIndex={-1} outline="0">
      <Page
        title={isDone ? "Erased" : hasFailed ? "Erasure" : "Erasing"}
        breadcrumbs={breadcrumbs}
        lead={
          hasFailed
            ? undefined
            : erasure?.doneAt
              ? `Permanently erased on ${formatDateTime(erasure.doneAt)}.`
              : "You can leave this page."
        }
        width="narrow"
      >
        {hasFailed ? (
          <ErrorState
            title="The receipt could not be loaded"
            onRetry={retry}
            action={<AgainButton onAgain={onAgain} />}
          >
            It continues in the background.
          </ErrorState>
        ) : erasure ? (
          <Outcome erasure={erasure} onAgain={onAgain} />
        ) : (
          <SkeletonLines count={3} />
        )}
      </Page>
    </Box>
  );
}

function Outcome({ erasure, onAgain }: { erasure: Erased; onAgain: () => void }) {
  const { isDone, items, mails, mailStops } = erasure;
  if (!isDone)
    return (
      <>
        <WhatIsThere items={items} mails={0} mailStops={0} />
        <SkeletonLines count={3} />
      </>
    );
  const isNothing = items.length === 0 && mails === 0 && mailStops === 0;
  return (
    <>
      {isNothing ? (
        <Text>There was no data left to erase.</Text>
      ) : (
        <WhatIsThere items={items} mails={mails} mailStops={mailStops} />
      )}
      <Text color="fg.muted" mt="6" maxW="prose">
        It contains a salted hash instead of the address. This page keeps it as long as your account exists.
      </Text>
      <Flex gap="3" mt="4" wrap="wrap">
        <Button onClick={() => save(erasure)}>Download Receipt</Button>
        <AgainButton onAgain={onAgain} />
      </Flex>
    </>
  );
}

const AgainButton = ({ onAgain }: Pick<ReceiptProps, "onAgain">) => (
  <Button variant="outline" colorPalette="ink" onClick={onAgain}>
    Erase Another Person
  </Button>
);

function save({ isDone: _, ...receipt }: Erased) {
  const file = new Blob([`${JSON.stringify(receipt, null, 2)}\n`], { type: "application/json" });
  saveFile(file, `assay-erasure-${receipt.createdAt.slice(0, 10)}.json`);
}
