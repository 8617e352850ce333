import { describe, expect, it } from "vitest";
import { detect, mayBeIn } from "../detect.ts";
import { chooseLanguage } from "./choose.ts";

const texts: Record<string, string> = {
  ar: "تقع المنارة عند مصب النهر. بنيت عام 1791 بأمر من الملك.",
  bg: "Фарът се намира в устието на реката. Построен е през 1791 година по заповед на царя.",
  cs: "Maják stojí při ústí řeky. Byl postaven v roce 1791 na příkaz krále.",
  da: "Fyret står ved flodens munding. Det blev bygget i 1791 efter kongens ordre.",
  de: "Der Leuchtturm steht an der Mündung des Flusses. Er wurde 1791 gebaut.",
  el: "Ο φάρος βρίσκεται στις εκβολές του ποταμού. Χτίστηκε το 1791 με εντολή του βασιλιά.",
  en: "The lighthouse stands at the mouth of the river. It was built in 1791.",
  es: "El faro se alza en la desembocadura del río. Fue construido en 1791.",
  fa: "فانوس دریایی در دهانه رودخانه قرار دارد. این بنا در سال ۱۷۹۱ ساخته شد.",
  fi: "Majakka seisoo joen suulla. Se rakennettiin vuonna 1791 kuninkaan käskystä.",
  fr: "Le phare se dresse à l’embouchure du fleuve. Il a été construit en 1791.",
  he: "המגדלור עומד בשפך הנהר. הוא נבנה בשנת 1791 בפקודת המלך.",
  hi: "प्रकाशस्तंभ नदी के मुहाने पर खड़ा है। इसे 1791 में बनाया गया था।",
  hu: "A világítótorony a folyó torkolatánál áll. 1791-ben épült a király parancsára.",
  it: "Il faro sorge alla foce del fiume. Fu costruito nel 1791 per ordine del re.",
  ja: "灯台は川の河口に立っている。1791年に王の命令で建てられた。",
  ko: "등대는 강 하구에 서 있다. 1791년에 왕의 명령으로 지어졌다.",
  nl: "De vuurtoren staat aan de monding van de rivier. Hij werd in 1791 gebouwd.",
  no: "Fyret står ved elvas munning. Det ble bygd i 1791 etter ordre fra kongen.",
  pl: "Latarnia morska stoi u ujścia rzeki. Została zbudowana w 1791 roku.",
  pt: "O farol fica na foz do rio. Foi construído em 1791 por ordem do rei.",
  ro: "Farul se află la gura râului. A fost construit în 1791 din ordinul regelui.",
  ru: "Маяк стоит в устье реки. Он был построен в 1791 году по приказу короля.",
  sv: "Fyren står vid flodens mynning. Den byggdes 1791 på kungens order.",
  th: "ประภาคารตั้งอยู่ที่ปากแม่น้ำ สร้างขึ้นในปี 1791 ตามคำสั่งของกษัตริย์",
  tr: "Deniz feneri nehrin ağzında duruyor. 1791 yılında kralın emriyle inşa edildi.",
  uk: "Маяк стоїть у гирлі річки. Він був збудований у 1791 році за наказом короля.",
  vi: "Ngọn hải đăng nằm ở cửa sông. Nó được xây dựng vào năm 1791.",
  zh: "灯塔矗立在河口。它是根据国王的命令于1791年建造的。",
};
const { th: thai = "", de: german = "", da: danish = "" } = texts;
const indonesian = "Mercusuar itu berdiri di muara sungai. Bangunan ini didirikan pada tahun 1791.";

it.each(Object.entries(texts))("detects the language of two sentences in %s", (code, text) =>
  expect(detect(text)).toMatchObject({ code, isCertain: true }));

it("detects the language of a text whose commands outnumber its words", () => {
  const commands = "Запустите npm install и npm run build. Сервер node server.js --port принимает GET на localhost.";
  expect(detect(`${texts.ru} ${commands}`, "en").code).toBe("ru");
  expect(mayBeIn("Сервер node принимает запросы.", "en")).toBe(false);
});

describe("the language that a page declares", () => {
  it("breaks a tie between languages that are close", () => {
    expect(detect(danish, "no-NO").code).toBe("no");
    expect(detect(indonesian, "id").code).toBe("id");
  });

  it("does not overrule the text", () => expect(detect(german, "en").code).toBe("de"));
});

describe("the choice", () => {
  const refusalOf = (text: string, chosen: string | null = null) => {
    const choice = chooseLanguage(text, { chosen });
    if ("refusal" in choice) return choice.refusal;
    return "plain" in choice ? choice.plain.code : choice.language.code;
  };

  it("is the language of the text, or what its creator calls it", () => {
    expect(refusalOf(german)).toBe("de");
    expect(refusalOf(german, "de-AT")).toBe("de");
    expect(refusalOf("1791 1850 1900")).toBe("en");
  });

  it("is refused by name", () => {
    expect(refusalOf(thai)).toMatch(
      /^This text is in Thai\. Without a language model, questions can be made from texts in English, .* and \p{Lu}/u,
    );
    expect(refusalOf("Pemandangan di pulau itu indah sekali.")).toMatch(/^This text .* in Malay or Indonesian\. /);
    expect(refusalOf(german, "fr")).toMatch(/^This text is in German, not in French\. /);
    expect(refusalOf("1791 1850 1900", "no language")).toMatch(/^This text is in “no language”\. /);
  });
});
