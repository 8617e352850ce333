import { createContext } from "react";
import type { EditorPanel_content$data } from "#relay/EditorPanel_content.graphql.ts";
import type { Basis } from "../saving/draftStorage.ts";

type Stored = EditorPanel_content$data["questions"];

/** Source passages of the stored questions by draft key. The author cannot edit them. */
export const Sources = createContext<ReadonlyMap<string, Stored[number]>>(new Map());

export function sourcesOf(questions: Stored, { ids }: Basis): ReadonlyMap<string, Stored[number]> {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return new Map(
    Object.entries(ids).flatMap(([key, id]) => {
      const question = byId.get(id);
      return question ? [[key, question]] : [];
    }),
  );
}
