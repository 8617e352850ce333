import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import type { Scale } from "../../../api/src/content/content.rules.ts";
import type { Draft } from "./draft.ts";
import { rescaled } from "./rescale.ts";

/** Takes the weights that nobody has chosen along when the levels go to another scale. */
export function useRescaling(scale: Scale) {
  const { getValues, setValue } = useFormContext<Draft>();
  const before = useRef(scale);
  useEffect(() => {
    if (before.current === scale) return;
    before.current = scale;
    const questions = getValues("questions");
    const next = questions.map((question) => rescaled(question, scale) ?? question);
    for (const [place, { options }] of next.entries()) {
      if (options !== questions[place]?.options) setValue(`questions.${place}.options`, options);
    }
  }, [scale, getValues, setValue]);
}
