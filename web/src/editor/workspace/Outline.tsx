import { Box, VisuallyHidden } from "@chakra-ui/react";
import { type KeyboardEvent, type MouseEvent, memo, type RefObject, use, useEffect, useRef } from "react";
import { announce } from "../../ui/announce.ts";
import { SortableItem, SortableList } from "../../ui/form/SortableList.tsx";
import { CircleAlert } from "../../ui/icons.ts";
import { useWriting } from "../../ui/text/writing.ts";
import { useDraftValue } from "../draft/useDraft.ts";
import { useHasErrorIn } from "../field/fieldErrors.ts";
import { changeAndFocus } from "../field/focus.ts";
import { bringUp, CurrentContext, QuestionsContext } from "../question/questions.ts";
import { Words } from "../rich/shown/Words.tsx";

interface OutlineProps {
  onJump?: (key: string) => void;
  maxH?: string;
}

export function Outline({ maxH, onJump = (key) => bringUp(key)?.focus({ preventScroll: true }) }: OutlineProps) {
  const { keys, move } = use(QuestionsContext);
  const { current, choose } = use(CurrentContext);

  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (current !== undefined && list.current) keepInSight(list.current, "[aria-current]");
  }, [current]);
  useFollowing(list, keys);

  function jump(event: MouseEvent<HTMLElement>) {
    const key = keys[placeOf(event.target) ?? -1];
    if (key === undefined) return;
    choose(key);
    onJump(key);
  }

  /** Makes the list one tab stop. Arrow keys move the focus; with Alt they move the question. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = placeOf(event.target);
    const to = from !== null && goals[event.key]?.(from, keys.length - 1);
    if (typeof to !== "number" || from === null) return;
    const key = keys[event.altKey ? from : to];
    event.preventDefault();
    if (key === undefined || to === from) return;
    changeAndFocus(() => {
      if (event.altKey) move(from, to);
      choose(key);
    }, entryName(to));
    if (event.altKey) announce(`Question now at place ${to + 1} of ${keys.length}`);
  }

  return (
    <SortableList ids={keys} noun="Question" onMove={move}>
      <Box
        as="ol"
        ref={list}
        maxH={maxH}
        listStyleType="none"
        overflowY="auto"
        css={look}
        onClick={jump}
        onKeyDown={onKeyDown}
      >
        {keys.map((key, place) => (
          <Entry key={key} id={key} place={place} isCurrent={key === current} />
        ))}
      </Box>
    </SortableList>
  );
}

/** Keeps the entry of the question at the top of the page in sight. */
function useFollowing(list: RefObject<HTMLElement | null>, keys: readonly string[]) {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (rows) => {
        const top = rows.find(({ isIntersecting }) => isIntersecting)?.target;
        const place = keys.indexOf((top as HTMLElement | undefined)?.dataset.question ?? "");
        if (list.current && place >= 0) keepInSight(list.current, `[name="${entryName(place)}"]`);
      },
      { rootMargin: "-15% 0px -80%" },
    );
    for (const row of document.querySelectorAll("[data-question]")) observer.observe(row);
    return () => observer.disconnect();
  }, [list, keys]);
}

function keepInSight(list: HTMLElement, selector: string) {
  const entry = list.querySelector(selector)?.closest("li");
  if (!entry) return;
  const top = entry.offsetTop - list.offsetTop;
  const lowest = top + entry.offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(Math.max(list.scrollTop, lowest), top);
}

const goals: Record<string, (from: number, last: number) => number> = {
  ArrowUp: (from) => Math.max(0, from - 1),
  ArrowDown: (from, last) => Math.min(last, from + 1),
  Home: () => 0,
  End: (_from, last) => last,
};

const entryName = (place: number) => `outline.${place}`;
function placeOf(target: EventTarget): number | null {
  const name = (target as Element).closest("button")?.getAttribute("name");
  return name?.startsWith("outline.") ? Number(name.slice("outline.".length)) : null;
}

interface EntryProps {
  id: string;
  place: number;
  isCurrent: boolean;
}

function Text({ place }: { place: number }) {
  const text = useDraftValue(`questions.${place}.questionText`);
  const own = text?.trim();
  const { written } = useWriting();
  return (
    <span data-text {...(own && written(own))}>
      {own ? <Words>{own}</Words> : "No text yet"}
    </span>
  );
}

const Entry = memo(({ id, place, isCurrent }: EntryProps) => {
  const isFaulty = useHasErrorIn(`questions.${place}`);
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <SortableItem id={id} handleLabel={`Reorder question ${place + 1}`} handleTabIndex={tabIndex} isLate={!isCurrent}>
      {(handle) => (
        <div data-current={isCurrent || undefined}>
          <button
            type="button"
            name={entryName(place)}
            tabIndex={tabIndex}
            aria-current={isCurrent ? "true" : undefined}
          >
            <span data-number>{place + 1}</span>
            <Text place={place} />
            {isFaulty && (
              <>
                <CircleAlert aria-hidden size={16} />
                <VisuallyHidden>, needs attention</VisuallyHidden>
              </>
            )}
          </button>
          {handle}
        </div>
      )}
    </SortableItem>
  );
});

// One CSS rule for the list, because styles for each of a hundred entries are slow.
const look = {
  "& > li": { contentVisibility: "auto", containIntrinsicHeight: "auto 2.75rem" },
  "& > [data-dragging]": { bg: "bg.subtle" },
  "& > li > div": {
    display: "flex",
    alignItems: "center",
    borderInlineStartWidth: "2px",
    borderColor: { base: "transparent", _highContrast: "Canvas" },
  },
  "& [data-current]": { bg: "accent.subtle", borderColor: "accent" },
  "& [name]": {
    display: "flex",
    flex: "1",
    minW: "0",
    gap: "2",
    alignItems: "baseline",
    minH: "9",
    py: "1.5",
    ps: "2.5",
    textAlign: "start",
    fontSize: "sm",
    cursor: "pointer",
    _focusVisible: { outline: "2px solid", outlineColor: "accent", outlineOffset: "-2px" },
  },
  "& [name]:hover [data-text]": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  "& [data-number]": { flexShrink: "0", minW: "5", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
  "& [data-text]": { flex: "1", minW: "0", lineClamp: "2", overflowWrap: "anywhere" },
  "& svg": { flexShrink: "0" },
  "& [name] svg": { color: "fg.error", alignSelf: "center" },
  "@media (hover: hover)": { "& > li:not(:hover, :focus-within) div > :last-child:not([name])": { opacity: "0" } },
} as const;
