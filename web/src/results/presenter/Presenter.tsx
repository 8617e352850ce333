import { Box, Dialog, Flex, IconButton, type IconButtonProps, Text } from "@chakra-ui/react";
import { type KeyboardEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Presenter_content$key } from "#relay/Presenter_content.graphql.ts";
import { textAttributes } from "../../../../api/src/platform/shared/language.shared.ts";
import { useAddressQuery } from "../../ui/hooks/useAddressQuery.ts";
import { useDocumentTitle } from "../../ui/hooks/useDocumentTitle.ts";
import { ChevronLeft, ChevronRight, type Icon, Maximize, X } from "../../ui/icons.ts";
import { DialogFrame } from "../../ui/layout/DialogFrame.tsx";
import { ItemLanguage } from "../../ui/text/writing.ts";
import { placesOf } from "../figures/frame.ts";
import { shapeOf } from "../figures/shape.ts";
import { isFiltering } from "../filter/filter.ts";
import { useAddressFiltering } from "../filter/filtering.ts";
import { Live } from "../live/Live.tsx";
import { Code } from "./Code.tsx";
import { Lobby } from "./Lobby.tsx";
import { Overview } from "./Overview.tsx";
import { QuestionSlide } from "./QuestionSlide.tsx";

/** The results for a projector: figures and one question at a time, live, without names. */
export function Presenter({ content: contentRef }: { content: Presenter_content$key }) {
  const content = useFragment(
    graphql`
      fragment Presenter_content on Content {
        id
        shortUrl
        ownUrl
        title
        language
        isPublic
        results(filter: $filter) {
          totalAttempts
          layout
          questions {
            isCurrent
            question {
              id
            }
            wordings {
              sinceRevision
            }
            ...shape_result @relay(mask: false)
            ...QuestionSlide_result
          }
        }
        ...Live_content
        ...Lobby_content
        ...Overview_content
      }
    `,
    contentRef,
  );
  useDocumentTitle(`Presenting ${content.title}`);
  const all = content.results?.questions ?? [];
  const places = placesOf(
    content.results?.layout ?? "",
    all.map((result) => ({ ...result, shape: shapeOf(result) })),
  );
  const questions = all.flatMap((result, order) => {
    const place = places[order];
    return result.isCurrent && place ? [{ result, place }] : [];
  });
  const slides = questions.flatMap((question, index) => {
    const chart = { ...question, number: index + 1, isBeside: false };
    return question.result.question.form?.choice?.other == null ? [chart] : [chart, { ...chart, isBeside: true }];
  });
  const link = content.isPublic ? (content.ownUrl ?? content.shortUrl) : null;
  const first = link === null ? 0 : lobby;
  const { slide, show, leave } = useSlide(first, slides.length);
  const { filter } = useAddressFiltering();
  const [isRevealed, setRevealed] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const current = slides[slide - 1];

  const go = (next: number) => {
    setRevealed(false);
    show(next);
  };
  const fill = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void screen.current?.requestFullscreen?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowRight: slide + 1,
      PageDown: slide + 1,
      ArrowLeft: slide - 1,
      PageUp: slide - 1,
      Home: first,
      End: slides.length,
    }[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (next !== undefined) go(next);
    else if (event.key === "f") fill();
    else return;
    event.preventDefault();
  };

  return (
    <DialogFrame open onClose={leave} closeOnInteractOutside={false} initialFocusEl={() => screen.current}>
      <Dialog.Content
        ref={screen}
        aria-label={`Presenting ${content.title}`}
        onKeyDown={onKeyDown}
        w="100vw"
        maxW="none"
        h="100dvh"
        maxH="none"
        m="0"
        p={{ base: "4", md: "6" }}
        bg="bg"
        borderWidth="0"
        borderRadius="0"
        display="grid"
        gridTemplateRows="auto minmax(0, 1fr) auto"
      >
        <Flex justify="space-between" align="center" gap="4">
          <Text
            fontFamily="heading"
            fontSize={{ base: "lg", md: "2xl" }}
            lineClamp="1"
            {...textAttributes(content.title, content.title, content.language)}
          >
            {content.title}
          </Text>
          <Flex gap="1" flexShrink="0">
            <IconButton aria-label="Full screen" variant="ghost" colorPalette="ink" onClick={fill}>
              <Maximize aria-hidden />
            </IconButton>
            <IconButton aria-label="Leave presentation" variant="ghost" colorPalette="ink" onClick={leave}>
              <X aria-hidden />
            </IconButton>
          </Flex>
        </Flex>
        <Box overflowY="auto" minH="0" py={{ base: "4", md: "3" }} tabIndex={0} outline="0" aria-live="off">
          {current ? (
            <ItemLanguage value={content.language ?? null}>
              <QuestionSlide
                key={slide}
                {...current}
                contentId={content.id}
                hasOthers={!isFiltering(filter) && Boolean(content.results?.totalAttempts)}
                isRevealed={isRevealed}
                onReveal={() => setRevealed(!isRevealed)}
              />
            </ItemLanguage>
          ) : slide === lobby && link !== null ? (
            <Lobby content={content} link={link} />
          ) : (
            <Overview content={content} />
          )}
        </Box>
        <Flex justify="space-between" align="center" gap="4" wrap="wrap">
          {link !== null && slide !== lobby && <Code link={link} />}
          <Flex align="center" wrap="wrap" justify="flex-end" columnGap="4" rowGap="1" ms="auto">
            <Live content={content} />
            <Flex align="center" gap="2">
              <Turn label="Previous" icon={ChevronLeft} disabled={slide === first} onClick={() => go(slide - 1)} />
              <Text fontVariantNumeric="tabular-nums" minW="16" textAlign="center" role="status">
                {slide === lobby ? "Lobby" : `${slide + 1} of ${slides.length + 1}`}
              </Text>
              <Turn label="Next" icon={ChevronRight} disabled={slide === slides.length} onClick={() => go(slide + 1)} />
            </Flex>
          </Flex>
        </Flex>
      </Dialog.Content>
    </DialogFrame>
  );
}

const Turn = ({ label, icon: Icon, ...button }: { label: string; icon: Icon } & IconButtonProps) => (
  <IconButton aria-label={label} variant="outline" colorPalette="ink" {...button}>
    <Icon aria-hidden />
  </IconButton>
);

/** The place of the lobby, before the slides. */
const lobby = -1;
const lobbyName = "lobby";

/** The slide is in the address: its name for the lobby, 0 for the figures, then the questions. */
function useSlide(first: number, last: number) {
  const [address, setAddress] = useAddressQuery();
  const said = address.get("present");
  const within = (slide: number) => Math.min(Math.max(first, slide), last);
  const go = (change: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(address);
    change(next);
    setAddress(next);
  };
  return {
    slide: within(said === lobbyName ? lobby : Math.max(0, Math.trunc(Number(said))) || 0),
    show: (slide: number) =>
      go((next) => next.set("present", within(slide) === lobby ? lobbyName : String(within(slide)))),
    leave: () => {
      if (document.fullscreenElement) void document.exitFullscreen();
      go((next) => next.delete("present"));
    },
  };
}
