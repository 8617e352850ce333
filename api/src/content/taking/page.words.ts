import type { Language } from "../../platform/shared/taker-language.shared.ts";
import type { Kind } from "../content.shared.ts";

/** Words that only the server adds to the taker's page. `alt` describes the picture in link previews. */
interface PageWords {
  noScript: string;
  inFrame: string;
  alt: Record<Kind, string>;
}

export const pageWords: Record<Language, PageWords> = {
  en: {
    noScript: "Answering needs JavaScript. Please switch it on for this page and reload.",
    inFrame: "In a frame of another page, that page must allow it: its frame's sandbox needs allow-scripts.",
    alt: {
      QUIZ: "A quiz question with its right answer marked",
      SURVEY: "A survey question with a bar for each answer",
      ASSESSMENT: "A scale of four skill levels with one of them reached",
    },
  },
  de: {
    noScript:
      "Zum Antworten wird JavaScript gebraucht. Bitte schalten Sie es für diese Seite ein und laden Sie sie neu.",
    inFrame: "Im Rahmen einer anderen Seite muss diese es erlauben: Die Sandbox des Rahmens braucht allow-scripts.",
    alt: {
      QUIZ: "Eine Quizfrage, deren richtige Antwort markiert ist",
      SURVEY: "Eine Umfragefrage mit einem Balken für jede Antwort",
      ASSESSMENT: "Eine Skala mit vier Stufen, von denen eine erreicht ist",
    },
  },
  fr: {
    noScript: "JavaScript est nécessaire pour répondre. Activez-le pour cette page, puis rechargez-la.",
    inFrame:
      "Dans le cadre d'une autre page, celle-ci doit l'autoriser : la sandbox du cadre a besoin de allow-scripts.",
    alt: {
      QUIZ: "Une question de quiz dont la bonne réponse est marquée",
      SURVEY: "Une question d'enquête avec une barre par réponse",
      ASSESSMENT: "Une échelle de quatre niveaux, dont un est atteint",
    },
  },
  es: {
    noScript: "Para responder hace falta JavaScript. Actívelo para esta página y vuelva a cargarla.",
    inFrame: "En el marco de otra página, esta debe permitirlo: la sandbox del marco necesita allow-scripts.",
    alt: {
      QUIZ: "Una pregunta de cuestionario con la respuesta correcta marcada",
      SURVEY: "Una pregunta de encuesta con una barra para cada respuesta",
      ASSESSMENT: "Una escala de cuatro niveles con uno de ellos alcanzado",
    },
  },
  pt: {
    noScript: "Para responder é necessário JavaScript. Ative-o para esta página e recarregue-a.",
    inFrame: "Na moldura de outra página, esta tem de o permitir: a sandbox da moldura precisa de allow-scripts.",
    alt: {
      QUIZ: "Uma pergunta de quiz com a resposta certa assinalada",
      SURVEY: "Uma pergunta de inquérito com uma barra para cada resposta",
      ASSESSMENT: "Uma escala de quatro níveis com um deles alcançado",
    },
  },
  it: {
    noScript: "Per rispondere serve JavaScript. Attivalo per questa pagina e ricaricala.",
    inFrame:
      "Nel riquadro di un'altra pagina, questa deve consentirlo: la sandbox del riquadro richiede allow-scripts.",
    alt: {
      QUIZ: "Una domanda di un quiz con la risposta giusta segnata",
      SURVEY: "Una domanda di un sondaggio con una barra per ogni risposta",
      ASSESSMENT: "Una scala di quattro livelli, uno dei quali raggiunto",
    },
  },
  nl: {
    noScript: "Voor het antwoorden is JavaScript nodig. Zet het voor deze pagina aan en laad haar opnieuw.",
    inFrame:
      "In een frame van een andere pagina moet die het toestaan: de sandbox van het frame heeft allow-scripts nodig.",
    alt: {
      QUIZ: "Een quizvraag waarvan het juiste antwoord gemarkeerd is",
      SURVEY: "Een enquêtevraag met een balk voor elk antwoord",
      ASSESSMENT: "Een schaal van vier niveaus, waarvan er een bereikt is",
    },
  },
  pl: {
    noScript: "Do odpowiadania potrzebny jest JavaScript. Włącz go dla tej strony i odśwież ją.",
    inFrame: "W ramce innej strony musi ona na to pozwolić: sandbox ramki potrzebuje allow-scripts.",
    alt: {
      QUIZ: "Pytanie quizu z zaznaczoną prawidłową odpowiedzią",
      SURVEY: "Pytanie ankiety z paskiem dla każdej odpowiedzi",
      ASSESSMENT: "Skala czterech poziomów, z których jeden jest osiągnięty",
    },
  },
  tr: {
    noScript: "Yanıtlamak için JavaScript gerekir. Lütfen bu sayfa için açın ve sayfayı yenileyin.",
    inFrame: "Başka bir sayfanın çerçevesinde o sayfa buna izin vermelidir: çerçevenin sandbox'ı allow-scripts ister.",
    alt: {
      QUIZ: "Doğru yanıtı işaretlenmiş bir test sorusu",
      SURVEY: "Her yanıt için bir çubuğu olan bir anket sorusu",
      ASSESSMENT: "Birine ulaşılmış dört düzeyli bir ölçek",
    },
  },
  ru: {
    noScript: "Чтобы отвечать, нужен JavaScript. Включите его для этой страницы и обновите её.",
    inFrame: "Во фрейме другой страницы она должна это разрешить: sandbox фрейма нужен allow-scripts.",
    alt: {
      QUIZ: "Вопрос викторины с отмеченным правильным ответом",
      SURVEY: "Вопрос анкеты с полосой для каждого ответа",
      ASSESSMENT: "Шкала из четырёх уровней, один из которых достигнут",
    },
  },
  uk: {
    noScript: "Щоб відповідати, потрібен JavaScript. Увімкніть його для цієї сторінки й оновіть її.",
    inFrame: "У фреймі іншої сторінки вона має це дозволити: sandbox фрейму потребує allow-scripts.",
    alt: {
      QUIZ: "Запитання вікторини з позначеною правильною відповіддю",
      SURVEY: "Запитання опитування зі смугою для кожної відповіді",
      ASSESSMENT: "Шкала з чотирьох рівнів, один з яких досягнуто",
    },
  },
  ar: {
    noScript: "تتطلب الإجابة تفعيل JavaScript. فعّله لهذه الصفحة ثم أعد تحميلها.",
    inFrame: "داخل إطار صفحة أخرى، يجب أن تسمح تلك الصفحة بذلك: يحتاج sandbox الإطار إلى allow-scripts.",
    alt: {
      QUIZ: "سؤال اختبار مع تحديد إجابته الصحيحة",
      SURVEY: "سؤال استبيان مع شريط لكل إجابة",
      ASSESSMENT: "مقياس من أربعة مستويات تم بلوغ أحدها",
    },
  },
  he: {
    noScript: "כדי לענות נדרש JavaScript. יש להפעיל אותו בדף הזה ולטעון אותו מחדש.",
    inFrame: "במסגרת של דף אחר, על אותו דף לאפשר זאת: ה-sandbox של המסגרת צריך allow-scripts.",
    alt: {
      QUIZ: "שאלת חידון שהתשובה הנכונה שלה מסומנת",
      SURVEY: "שאלת סקר עם פס לכל תשובה",
      ASSESSMENT: "סולם של ארבע רמות שאחת מהן הושגה",
    },
  },
  zh: {
    noScript: "作答需要 JavaScript。请为本页启用后重新加载。",
    inFrame: "在其他网页的框架中，需要该网页允许：其框架的 sandbox 需要 allow-scripts。",
    alt: {
      QUIZ: "一道标出正确答案的测验题",
      SURVEY: "一道每个答案都有条形的问卷题",
      ASSESSMENT: "一个四级量表，其中一级已达到",
    },
  },
  ja: {
    noScript: "回答には JavaScript が必要です。このページで有効にして再読み込みしてください。",
    inFrame:
      "他のページのフレーム内では、そのページの許可が必要です。フレームの sandbox に allow-scripts を指定してください。",
    alt: {
      QUIZ: "正解に印が付いたクイズの問題",
      SURVEY: "答えごとに棒が付いたアンケートの質問",
      ASSESSMENT: "四段階のうち一つに達した尺度",
    },
  },
};

/** The page was built with the English words. */
export const inWords = (template: string, language: Language): string => {
  const { en, [language]: own } = pageWords;
  return template.replace(en.noScript, own.noScript).replace(en.inFrame, own.inFrame);
};
