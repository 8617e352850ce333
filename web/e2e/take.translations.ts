import { type APIRequestContext, expect, type Page } from "playwright/test";
import type { anAuthor } from "./take.items.ts";

type Author = Awaited<ReturnType<typeof anAuthor>>;
type Item = { id: string; questions: { id: string }[] };

/** The quiz about capitals, except the second option of its second question. */
const capitals = {
  de: {
    title: "Hauptstädte des Nordens",
    texts: [
      ["Die Hauptstadt von Norwegen?", "Bergen (Norwegen)", "Oslo (Norwegen)", "Seit 1814."],
      ["Die Hauptstadt von Island?", "Reykjavik", "", "Kevlavik"],
      ["Die Hauptstadt von Finnland?", "Turku (Finnland)", "Tampere (Finnland)", "Helsinki (Finnland)"],
    ],
  },
  ar: {
    title: "عواصم الشمال",
    texts: [
      ["ما عاصمة النرويج؟", "بيرغن", "أوسلو", "منذ 1814."],
      ["ما عاصمة آيسلندا؟", "ريكيافيك", "", "كيبلافيك"],
      ["ما عاصمة فنلندا؟", "توركو", "تامبيري", "هلسنكي"],
    ],
  },
};

/** Translates the quiz about capitals. */
export async function translate(
  request: APIRequestContext,
  { session }: Author,
  { id, questions }: Item,
  language: keyof typeof capitals,
) {
  const { title, texts } = capitals[language];
  const places = [
    ["questionText", "options.0", "options.1", "explanation"],
    ["questionText", "options.0", "options.1", "options.2"],
    ["questionText", "options.0", "options.1", "options.2"],
  ];
  const response = await request.put(`/api/content/${id}/translations/${language}`, {
    headers: { Authorization: `Bearer ${session.accessToken}` },
    data: {
      texts: [
        { path: "title", text: title },
        ...questions.flatMap((question, index) =>
          (places[index] ?? []).map((place, at) => ({
            path: `questions.${question.id}.${place}`,
            text: texts[index]?.[at],
          })),
        ),
      ],
    },
  });
  expect(response.status()).toBe(200);
}

export const chooseLanguage = (page: Page, label: string) =>
  page.getByRole("banner").getByRole("combobox").selectOption({ label });
