import type { Language } from "../../platform/shared/taker-language.shared.ts";

/** Assay's own words in an emailed result. The English texts are fixed by the specification. */
interface ResultWords {
  subject: string;
  preview: string;
  heading: string;
  hello: string;
  done: string;
  /** Replaces it after regrading. */
  corrected: string;
  score: string;
  why: string;
  stop: string;
}

export const resultWords: Record<Language, ResultWords> = {
  en: {
    subject: "Your result: {title}",
    preview: "{level}: your result in “{title}”",
    heading: "Your result",
    hello: "Hello,",
    done: "This is how you did in “{title}”.",
    corrected: "The answers to “{title}” were regraded. This result replaces the earlier one.",
    score: "Score {score} · {percentage}",
    why: "You receive this because somebody who took “{title}” on Assay entered this address. The author of the assessment wrote the message and chose the links.",
    stop: "Send no more results to this address",
  },
  de: {
    subject: "Ihr Ergebnis: {title}",
    preview: "{level}: Ihr Ergebnis in „{title}“",
    heading: "Ihr Ergebnis",
    hello: "Guten Tag,",
    done: "so haben Sie in „{title}“ abgeschnitten.",
    corrected: "Die Antworten in „{title}“ wurden neu bewertet. Dieses Ergebnis ersetzt das frühere.",
    score: "Punktzahl {score} · {percentage}",
    why: "Sie erhalten diese Nachricht, weil jemand bei der Teilnahme an „{title}“ auf Assay diese Adresse angegeben hat. Die Nachricht und die Links stammen von der verfassenden Person.",
    stop: "Keine Ergebnisse mehr an diese Adresse senden",
  },
  fr: {
    subject: "Votre résultat : {title}",
    preview: "{level} : votre résultat à « {title} »",
    heading: "Votre résultat",
    hello: "Bonjour,",
    done: "Voici votre résultat à « {title} ».",
    corrected: "Les réponses à « {title} » ont été réévaluées. Ce résultat remplace le précédent.",
    score: "Score {score} · {percentage}",
    why: "Vous recevez ce message parce qu'une personne ayant répondu à « {title} » sur Assay a indiqué cette adresse. L'auteur de l'évaluation a écrit le message et choisi les liens.",
    stop: "Ne plus envoyer de résultats à cette adresse",
  },
  es: {
    subject: "Su resultado: {title}",
    preview: "{level}: su resultado en «{title}»",
    heading: "Su resultado",
    hello: "Hola:",
    done: "Este es su resultado en «{title}».",
    corrected: "Las respuestas a «{title}» se han vuelto a evaluar. Este resultado sustituye al anterior.",
    score: "Puntuación {score} · {percentage}",
    why: "Recibe este mensaje porque alguien que respondió a «{title}» en Assay indicó esta dirección. El autor de la evaluación escribió el mensaje y eligió los enlaces.",
    stop: "No enviar más resultados a esta dirección",
  },
  pt: {
    subject: "O seu resultado: {title}",
    preview: "{level}: o seu resultado em “{title}”",
    heading: "O seu resultado",
    hello: "Olá,",
    done: "Este é o seu resultado em “{title}”.",
    corrected: "As respostas a “{title}” foram reavaliadas. Este resultado substitui o anterior.",
    score: "Pontuação {score} · {percentage}",
    why: "Recebe esta mensagem porque alguém que respondeu a “{title}” no Assay indicou este endereço. O autor da avaliação escreveu a mensagem e escolheu os links.",
    stop: "Não enviar mais resultados para este endereço",
  },
  it: {
    subject: "Il tuo risultato: {title}",
    preview: "{level}: il tuo risultato in “{title}”",
    heading: "Il tuo risultato",
    hello: "Ciao,",
    done: "ecco il tuo risultato in “{title}”.",
    corrected: "Le risposte a “{title}” sono state rivalutate. Questo risultato sostituisce il precedente.",
    score: "Punteggio {score} · {percentage}",
    why: "Ricevi questo messaggio perché qualcuno che ha risposto a “{title}” su Assay ha indicato questo indirizzo. L'autore della valutazione ha scritto il messaggio e scelto i link.",
    stop: "Non inviare più risultati a questo indirizzo",
  },
  nl: {
    subject: "Uw resultaat: {title}",
    preview: "{level}: uw resultaat in ‘{title}’",
    heading: "Uw resultaat",
    hello: "Hallo,",
    done: "Zo hebt u het gedaan in ‘{title}’.",
    corrected: "De antwoorden op ‘{title}’ zijn opnieuw beoordeeld. Dit resultaat vervangt het eerdere.",
    score: "Score {score} · {percentage}",
    why: "U ontvangt dit omdat iemand die ‘{title}’ op Assay heeft ingevuld dit adres heeft opgegeven. De auteur van de test schreef het bericht en koos de links.",
    stop: "Geen resultaten meer naar dit adres sturen",
  },
  pl: {
    subject: "Twój wynik: {title}",
    preview: "{level}: Twój wynik w „{title}”",
    heading: "Twój wynik",
    hello: "Dzień dobry,",
    done: "oto Twój wynik w „{title}”.",
    corrected: "Odpowiedzi w „{title}” oceniono ponownie. Ten wynik zastępuje poprzedni.",
    score: "Wynik {score} · {percentage}",
    why: "Otrzymujesz tę wiadomość, ponieważ ktoś, kto wziął udział w „{title}” w Assay, podał ten adres. Wiadomość i linki pochodzą od autora testu.",
    stop: "Nie wysyłaj więcej wyników na ten adres",
  },
  tr: {
    subject: "Sonucunuz: {title}",
    preview: "{level}: “{title}” sonucunuz",
    heading: "Sonucunuz",
    hello: "Merhaba,",
    done: "“{title}” sonucunuz aşağıdadır.",
    corrected: "“{title}” yanıtları yeniden değerlendirildi. Bu sonuç öncekinin yerine geçer.",
    score: "Puan {score} · {percentage}",
    why: "Bu iletiyi, Assay'de “{title}” sorularını yanıtlayan biri bu adresi girdiği için alıyorsunuz. İletiyi değerlendirmenin yazarı yazdı, bağlantıları o seçti.",
    stop: "Bu adrese artık sonuç gönderme",
  },
  ru: {
    subject: "Ваш результат: {title}",
    preview: "{level}: ваш результат в «{title}»",
    heading: "Ваш результат",
    hello: "Здравствуйте!",
    done: "Вот ваш результат в «{title}».",
    corrected: "Ответы на «{title}» оценены заново. Этот результат заменяет прежний.",
    score: "Баллы: {score} · {percentage}",
    why: "Вы получили это письмо, потому что кто-то, отвечая на «{title}» в Assay, указал этот адрес. Сообщение написал и ссылки выбрал автор теста.",
    stop: "Больше не присылать результаты на этот адрес",
  },
  uk: {
    subject: "Ваш результат: {title}",
    preview: "{level}: ваш результат у «{title}»",
    heading: "Ваш результат",
    hello: "Вітаємо!",
    done: "Ось ваш результат у «{title}».",
    corrected: "Відповіді на «{title}» оцінено заново. Цей результат замінює попередній.",
    score: "Бали: {score} · {percentage}",
    why: "Ви отримали цей лист, бо хтось, відповідаючи на «{title}» в Assay, вказав цю адресу. Повідомлення написав і посилання вибрав автор тесту.",
    stop: "Більше не надсилати результати на цю адресу",
  },
  ar: {
    subject: "نتيجتك: {title}",
    preview: "{level}: نتيجتك في «{title}»",
    heading: "نتيجتك",
    hello: "مرحبًا،",
    done: "هذه نتيجتك في «{title}».",
    corrected: "أُعيد تقييم الإجابات عن «{title}». تحلّ هذه النتيجة محلّ النتيجة السابقة.",
    score: "النتيجة {score} · {percentage}",
    why: "تصلك هذه الرسالة لأن شخصًا أجاب عن «{title}» على Assay أدخل هذا العنوان. مؤلف التقييم هو من كتب الرسالة واختار الروابط.",
    stop: "عدم إرسال نتائج أخرى إلى هذا العنوان",
  },
  he: {
    subject: "התוצאה שלך: {title}",
    preview: "{level}: התוצאה שלך ב„{title}”",
    heading: "התוצאה שלך",
    hello: "שלום,",
    done: "זו התוצאה שלך ב„{title}”.",
    corrected: "התשובות על „{title}” נבדקו מחדש. תוצאה זו מחליפה את הקודמת.",
    score: "ניקוד {score} · {percentage}",
    why: "ההודעה נשלחה כי מישהו שענה על „{title}” ב-Assay הזין את הכתובת הזו. מחבר ההערכה כתב את ההודעה ובחר את הקישורים.",
    stop: "לא לשלוח עוד תוצאות לכתובת הזו",
  },
  zh: {
    subject: "您的结果：{title}",
    preview: "{level}：您在“{title}”中的结果",
    heading: "您的结果",
    hello: "您好：",
    done: "这是您在“{title}”中的结果。",
    corrected: "“{title}”的答案已重新评分。此结果取代之前的结果。",
    score: "得分 {score} · {percentage}",
    why: "您收到此邮件，是因为有人在 Assay 上作答“{title}”时填写了此地址。邮件内容和链接由评估的作者撰写和选择。",
    stop: "不再向此地址发送结果",
  },
  ja: {
    subject: "結果のお知らせ：{title}",
    preview: "{level}：「{title}」の結果",
    heading: "あなたの結果",
    hello: "こんにちは。",
    done: "「{title}」の結果は次のとおりです。",
    corrected: "「{title}」の回答を採点し直しました。この結果は以前の結果に代わるものです。",
    score: "スコア {score} · {percentage}",
    why: "Assay で「{title}」に回答した方がこのアドレスを入力したため、このメールをお送りしています。本文とリンクは評価の作成者によるものです。",
    stop: "このアドレスへの結果の送信を停止する",
  },
};

/** Splits a text and puts something at the `{name}` placeholder. */
export const around = <Part>(text: string, name: string, part: Part): (string | Part)[] =>
  text
    .split(`{${name}}`)
    .flatMap((piece, place) => (place === 0 ? [piece] : [part, piece]))
    .filter((piece) => piece !== "");
