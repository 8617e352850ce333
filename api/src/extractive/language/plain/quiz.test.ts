import { describe, expect, it } from "vitest";
import { flawsOf } from "../../../../../scripts/quality/checks.ts";
import { draft } from "../../draft.ts";
import type { SourceText } from "../../source.ts";
import { inParagraphs } from "../../source.ts";
import { plainCodes, plainLanguageOf } from "./languages.ts";

/**
 * Questions to ask in each language, in the form “sentence with the _key_”, and sentences to skip, because several
 * answers would fit.
 */
const texts: Record<string, { asked: string[]; left: string[] }> = {
  ro: {
    asked: [
      "Farul din portul Constanța a fost construit în anul _1860_ de inginerul Artin Aslan.",
      "Orașul Brăila avea la recensământ _168.389_ de locuitori și două porturi mari la Dunăre.",
      "Podul de la Cernavodă, proiectat de Anghel Saligny, a fost inaugurat în septembrie _1895_ de regele Carol.",
    ],
    left: [
      "Portul Constanța a aparținut Imperiului Otoman până în anul 1878 și a crescut încet.",
      "A fost construit în anul 1860 de inginerul Artin Aslan din Constanța.",
      "Peste 12.500 de oameni lucrau atunci la podul din Cernavodă.",
    ],
  },
  ca: {
    asked: [
      "El far de la ciutat de Barcelona va ser construït l’any _1845_ pels enginyers del port.",
      "La companyia Trasmediterrània va comprar el vaixell Ciutat de Palma el _1929_ a Itàlia.",
      "Al port de Tarragona treballaven aleshores _4.800_ persones de tota la província.",
    ],
    left: [
      "El port de Barcelona va ser propietat del rei fins a l’any 1868 i després de la ciutat.",
      "Des del 1929 la companyia Trasmediterrània fa servir el vaixell Ciutat de Palma.",
      "Aquest far de Barcelona va ser construït l’any 1845 pels enginyers del port.",
    ],
  },
  ru: {
    asked: [
      "Маяк в устье Невы построили в _1791_ году по приказу Екатерины Второй.",
      "В порту Архангельска тогда работали _12 400_ человек из разных губерний.",
      "Доля зерна в вывозе порта Одесса составила _47_ % всех товаров.",
    ],
    left: [
      "Порт Архангельск принадлежал компании до 1791 года и рос медленно.",
      "После 1850 года в порту Одесса строили большие пароходы.",
      "Около 1820 года у входа в порт Кронштадт стоял деревянный маяк.",
      "Он был построен в 1791 году по приказу Екатерины Второй.",
      "Между 1905 и 1910 годами порт Одесса посетили тысячи купцов.",
      "Более 5 600 человек приехали тогда в Одессу из Греции.",
    ],
  },
  uk: {
    asked: [
      "Маяк біля Одеси збудували у _1827_ році за наказом графа Воронцова.",
      "У порту Миколаєва тоді працювали _12 400_ людей із різних губерній.",
      "Старий чумацький шлях повз Перекоп закрили _1874_ року через нову залізницю.",
    ],
    left: [
      "Порт Миколаїв належав компанії до 1827 року і зростав повільно.",
      "Він був збудований у 1827 році за наказом графа Воронцова.",
      "Понад 5 600 людей приїхали тоді до Одеси з Греції.",
    ],
  },
  bg: {
    asked: [
      "Фарът на нос Калиакра край Варна е построен през _1866_ година от френска компания.",
      "В пристанището на Варна тогава работеха _12 400_ души от цялата страна.",
      "Мостът над Дунав при Русе беше открит през _1954_ г. от правителството на България.",
    ],
    left: [
      "Пристанището на Варна принадлежеше на компанията до 1866 година и растеше бавно.",
      "След 1954 година мостът при Русе стана важен за цялата страна България.",
      "Той е построен през 1866 година от френска компания във Варна.",
    ],
  },
  pl: {
    asked: [
      "Latarnię morską w Rozewiu zbudowano w _1822_ roku na polecenie rządu w Berlinie.",
      "W porcie w Gdyni pracowało wtedy _12 400_ osób z całego województwa.",
      "Port w Gdyni otwarto w roku szkolnym pod koniec kwietnia _1923_ roku.",
    ],
    left: [
      "Port w Gdańsku należał do Prus do 1919 roku i rósł bardzo powoli.",
      "W 1822 roku została zbudowana przez inżynierów z Berlina na wybrzeżu.",
      "Ponad 12 500 osób przyjechało wtedy do Gdyni z całego kraju.",
      "Po 1945 roku port w Szczecinie przejęły polskie władze Pomorza.",
    ],
  },
  cs: {
    asked: [
      "Přístav v Holešovicích v Praze byl otevřen v roce _1895_ za starosty Čeňka Gregora.",
      "V loděnicích v Děčíně tehdy pracovalo _12 400_ lidí z celých Čech.",
      "Zdymadlo u Štvanice postavili dělníci z Plzně roku _1912_ podle plánů Františka Sandera.",
    ],
    left: [
      "Přístav v Praze patřil společnosti do roku 1895 a rostl jen velmi pomalu.",
      "V roce 1895 byl otevřen za starosty Čeňka Gregora v Praze.",
      "Přes 12 500 lidí přijelo tehdy do Děčína z celých Čech.",
    ],
  },
  sk: {
    asked: [
      "Zimný prístav v Bratislave otvorili v roku _1897_ za účasti ministra z Budapešti.",
      "V lodenici v Komárne vtedy pracovalo _12 400_ ľudí z celého Slovenska.",
      "Most cez Dunaj pri Štúrove postavili robotníci z Ostrihomu v roku _1895_ podľa plánov Jánosa Feketeházyho.",
    ],
    left: [
      "Prístav v Bratislave patril spoločnosti do roku 1897 a rástol len veľmi pomaly.",
      "Bol otvorený v roku 1897 za účasti ministra z Budapešti.",
      "Vyše 12 500 ľudí prišlo vtedy do Komárna z celého Slovenska.",
    ],
  },
  hr: {
    asked: [
      "Svjetionik Savudrija kraj Umaga sagrađen je _1818_. godine po nalogu cara iz Beča.",
      "U brodogradilištu u Rijeci tada je radilo _12.400_ ljudi iz cijele Hrvatske.",
      "Željeznička pruga od Zagreba do Rijeke otvorena je _1873_. godine uz velike svečanosti.",
    ],
    left: [
      "Luka Rijeka pripadala je carstvu do 1818. godine i sporo je rasla.",
      "Ovaj svjetionik kraj Umaga sagrađen je 1818. godine po nalogu cara.",
      "Više od 12.500 ljudi došlo je tada u Rijeku iz cijele Hrvatske.",
    ],
  },
  sv: {
    asked: [
      "Fyren vid Landsort söder om Stockholm byggdes år _1689_ av greve Johan Fischerström.",
      "På varvet i Göteborg arbetade då _12 400_ personer från hela Västsverige.",
      "Öresundsbron mellan Malmö och Köpenhamn invigdes i juli _2000_ av kung Carl Gustaf.",
    ],
    left: [
      "Hamnen i Göteborg tillhörde kungen till år 1689 och växte bara långsamt.",
      "Den byggdes år 1689 av greve Johan Fischerström i Stockholm.",
      "Mer än 12 500 personer kom då till Göteborg från hela landet.",
    ],
  },
  da: {
    asked: [
      "Fyret på Skagens odde blev tegnet af Jens Bang og tændt i _1858_ for første gang.",
      "På værftet i Helsingør arbejdede der dengang _12.400_ mennesker fra hele Sjælland.",
      "Broen over Lillebælt ved Fredericia blev indviet i maj _1935_ af kong Christian den Tiende.",
    ],
    left: [
      "Havnen i Helsingør tilhørte kongen indtil efter 1858 og voksede kun langsomt.",
      "Det blev tegnet af Jens Bang fra Skagen og tændt i 1858 for første gang.",
      "Mere end 12.500 mennesker kom dengang til Helsingør fra hele landet.",
    ],
  },
  no: {
    asked: [
      "Fyret på Lindesnes ble tent i _1655_ etter ordre fra kong Frederik i København.",
      "På verftet i Bergen arbeidet det den gangen _12 400_ mennesker fra hele Vestlandet.",
      "Banen mellom Bergen og Oslo ble åpnet i november _1909_ av kong Haakon på Voss.",
    ],
    left: [
      "Havnen i Bergen tilhørte kongen fram til 1655 og vokste bare langsomt.",
      "Det ble tent i 1655 etter ordre fra kong Frederik i København.",
      "Mer enn 12 500 mennesker kom den gangen til Bergen fra hele landet.",
    ],
  },
  fi: {
    asked: [
      "Utön majakka Turun saaristossa rakennettiin vuonna _1753_ Ruotsin kuninkaan käskystä.",
      "Turun telakalla työskenteli silloin _12 400_ ihmistä koko Varsinais-Suomesta.",
      "Saimaan kanava Lappeenrannasta Viipuriin avattiin vuonna _1856_ keisari Aleksanterin kunniaksi.",
    ],
    left: [
      "Turun satama kuului kruunulle vuoteen 1753 asti ja kasvoi vain hitaasti.",
      "Se rakennettiin vuonna 1753 Ruotsin kuninkaan käskystä Turun lähelle.",
      "Yli 12 500 ihmistä muutti silloin Turkuun koko Suomesta.",
    ],
  },
  hu: {
    asked: [
      "A Balaton északi partján a balatonfüredi kikötőt _1846_ nyarán nyitotta meg Széchenyi István.",
      "Az óbudai hajógyárban akkoriban _12 400_ ember dolgozott Pest megyéből.",
      "A Lánchidat Pest és Buda között _1849_ őszén avatták fel, Clark Ádám tervei szerint.",
    ],
    left: [
      "A fiumei kikötő 1846 nyarától a magyar koronáé volt, és csak lassan növekedett.",
      "Az óbudai hajógyárat 1835-ben alapította Széchenyi István Pest közelében.",
      "Több mint 12 500 ember jött akkor Óbudára az egész országból.",
    ],
  },
  tr: {
    asked: [
      "Ahırkapı Feneri, İstanbul Boğazı'nın girişinde _1755_ yılında Sultan Üçüncü Osman tarafından yaptırıldı.",
      "Haliç tersanesinde o zaman İstanbul ve çevresinden gelen _12.400_ işçi çalışıyordu.",
      "Boğaziçi Köprüsü, İstanbul'un iki yakasını birleştirmek için _1973_ yılında açıldı.",
    ],
    left: [
      "Haliç tersanesi 1755 yılına kadar Osmanlı sarayına aitti ve yavaş büyüdü.",
      "Boğaziçi Köprüsü 1973 yılından sonra İstanbul için çok önemli oldu.",
      "Ahırkapı Feneri 1755'te İstanbul Boğazı'nın girişinde yaptırıldı.",
      "Bu fener İstanbul Boğazı'nın girişinde 1755 yılında yaptırıldı.",
    ],
  },
  el: {
    asked: [
      "Ο φάρος στο λιμάνι των Χανίων χτίστηκε το _1864_ από τους Αιγυπτίους στην Κρήτη.",
      "Στο ναυπηγείο της Σύρου εργάζονταν τότε _12.400_ άνθρωποι από όλες τις Κυκλάδες.",
      "Η διώρυγα της Κορίνθου εγκαινιάστηκε τον Ιούλιο του έτους _1893_ από τον βασιλιά Γεώργιο.",
    ],
    left: [
      "Το λιμάνι των Χανίων ανήκε στους Βενετούς μέχρι το 1645 και μεγάλωνε αργά.",
      "Αυτός ο φάρος στα Χανιά χτίστηκε το 1864 από τους Αιγυπτίους.",
      "Πάνω από 12.500 άνθρωποι ήρθαν τότε στη Σύρο από όλη την Ελλάδα.",
      "Ανάμεσα στο 1905 και το 1910 το λιμάνι της Σύρου δέχτηκε πολλά πλοία.",
    ],
  },
  vi: {
    asked: [
      "Ngọn hải đăng Kê Gà ở tỉnh Bình Thuận được người Pháp xây dựng vào năm _1897_ bằng đá hoa cương.",
      "Xưởng đóng tàu Ba Son ở Sài Gòn thuê _12.400_ công nhân từ khắp Nam Kỳ.",
      "Cầu Long Biên bắc qua sông Hồng tại Hà Nội được khánh thành năm _1902_ dưới thời Paul Doumer.",
    ],
    left: [
      "Cảng Sài Gòn thuộc về triều đình cho đến năm 1859 và phát triển khá chậm.",
      "Nó được người Pháp xây dựng vào năm 1897 bằng đá hoa cương ở Bình Thuận.",
      "Hơn 12.500 công nhân đã đến Sài Gòn từ khắp Nam Kỳ vào mùa khô.",
    ],
  },
  id: {
    asked: [
      "Mercusuar Cikoneng di Anyer dibangun oleh pemerintah Belanda pada tahun _1885_ dengan besi tuang.",
      "Galangan kapal di Surabaya mempekerjakan _12.400_ orang dari seluruh Jawa Timur karena banyak pesanan.",
      "Jalur kereta api dari Semarang ke Solo diresmikan pada tahun _1870_ oleh gubernur di kota Semarang.",
    ],
    left: [
      "Pelabuhan Surabaya menjadi milik kompeni hingga tahun 1885 dan tumbuh dengan lambat.",
      "Mercusuar ini dibangun oleh pemerintah Belanda pada tahun 1885 dengan besi tuang.",
      "Lebih dari 12.500 orang datang ke Surabaya karena mencari pekerjaan.",
    ],
  },
  zh: {
    asked: [
      "花鸟山灯塔位于浙江嵊泗列岛，由上海海关于_1870_年建成。",
      "江南造船厂在上海黄浦江边雇用了_12,400_名工人。",
      "武汉长江大桥在_1957_年正式通车，连接汉阳和武昌。",
    ],
    left: [
      "上海港在1843年以前只是一个很小的内河港口。",
      "它由上海海关于1870年在浙江嵊泗列岛建成。",
      "江南造船厂在上海雇用了超过12,500名工人。",
      "上海港在1990年代成为亚洲最大的港口之一。",
    ],
  },
  ja: {
    asked: [
      "観音埼灯台は横須賀市にあり、フランス人技師ヴェルニーが_1869_年に完成させた。",
      "長崎の造船所では会社の記録によると_12,400_人の労働者が働いていた。",
      "新橋と横浜を結ぶ鉄道は_1872_年に開業した。",
    ],
    left: [
      "横浜の港は1859年以降に外国の船へ開かれた。",
      "この灯台はフランス人技師ヴェルニーが1869年に完成させた。",
      "長崎の造船所では約12,500人の労働者が働いていた。",
      "1869年に横須賀市で完成し、今も使われている。",
    ],
  },
  ko: {
    asked: [
      "팔미도 등대는 인천항 앞의 작은 섬에 있으며 _1904_년에 다시 점등되었다.",
      "부산의 조선소에서는 노동자들이 모두 _12,400_명 일하고 있었다.",
      "서울과 인천을 잇는 철도는 _1899_년에 노량진에서 개통되었다.",
    ],
    left: [
      "인천항은 1883년 이전까지 제물포라고 불리던 작은 포구였다.",
      "이 등대는 인천항 앞의 작은 섬에서 1903년에 처음 점등되었다.",
      "부산의 조선소에서는 노동자들이 약 12,500명 일하고 있었다.",
    ],
  },
  ar: {
    asked: [
      "افتتحت قناة السويس في مصر أمام السفن عام _1869_ بحضور ملوك من أوروبا.",
      "يعمل في ميناء الإسكندرية اليوم _12,400_ عامل من أنحاء البلاد.",
      "تبلغ حصة القمح من واردات ميناء بيروت _٤٧_ ٪ من جميع البضائع.",
    ],
    left: [
      "بقي ميناء عدن تابعا لبريطانيا حتى عام 1967 ثم صار جزءا من اليمن.",
      "وقد بنيت المنارة عام 1869 بأمر من الخديوي إسماعيل في بورسعيد.",
      "يعمل في ميناء جدة أكثر من 12,500 عامل من أنحاء البلاد.",
    ],
  },
  fa: {
    asked: [
      "راه‌آهن سراسری ایران از خلیج فارس تا دریای خزر در سال _۱۹۳۸_ افتتاح شد.",
      "کارخانهٔ کشتی‌سازی بندرعباس امروز _۱۲٬۴۰۰_ کارگر از سراسر کشور دارد.",
      "دارالفنون در تهران به فرمان امیرکبیر در سال _۱۸۵۱_ ساخته شد و مدرسه‌ای بزرگ بود.",
    ],
    left: [
      "بندر بوشهر تا سال ۱۹۳۸ بزرگ‌ترین بندر کشور ایران به شمار می‌رفت.",
      "این راه‌آهن از خلیج فارس تا دریای خزر در سال ۱۹۳۸ افتتاح شد.",
      "کارخانهٔ کشتی‌سازی بوشهر بیش از ۱۲٬۵۰۰ کارگر از سراسر کشور دارد.",
    ],
  },
  he: {
    asked: [
      "המגדלור הישן בנמל יפו נבנה בשנת _1865_ בידי מהנדסים צרפתים בהזמנת הסולטאן.",
      "בנמל חיפה עובדים היום _12,400_ איש מכל רחבי הצפון ומן המרכז.",
      "מסילת הרכבת מיפו לירושלים נחנכה ב-_1892_ בטקס גדול בתחנה החדשה.",
    ],
    left: [
      "נמל יפו היה שייך לאימפריה העותמאנית עד שנת 1917 וגדל לאט מאוד.",
      "הוא נבנה בשנת 1865 בידי מהנדסים צרפתים בהזמנת הסולטאן.",
      "בנמל אשדוד עובדים יותר מ-12,500 איש מכל רחבי הארץ.",
    ],
  },
  hi: {
    asked: [
      "मुंबई और ठाणे के बीच भारत की पहली यात्री रेलगाड़ी _1853_ में चलाई गई।",
      "कोलकाता के बंदरगाह में आज _12,400_ मज़दूर देश के कई राज्यों से आकर काम करते हैं।",
      "हावड़ा पुल हुगली नदी पर कोलकाता में वर्ष _1943_ में यातायात के लिए खोला गया।",
    ],
    left: [
      "कोलकाता का बंदरगाह 1870 से पहले कंपनी के अधीन था और धीरे-धीरे बढ़ा।",
      "यह पुल हुगली नदी पर कोलकाता में वर्ष 1943 में खोला गया।",
      "चेन्नई के बंदरगाह में लगभग 12,500 मज़दूर काम करते हैं और वहीं रहते हैं।",
    ],
  },
};

const sourceOf = (paragraphs: string[]): SourceText => ({
  title: null,
  url: null,
  language: null,
  passages: inParagraphs(paragraphs),
});

const drafted = (source: SourceText) => draft(source, { kind: "QUIZ", questionCount: 10, difficulty: "medium" });
const bare = (sentence: string) => sentence.replaceAll("_", "");

it("is tried in every language", () => expect(Object.keys(texts).sort()).toEqual([...plainCodes].sort()));

describe.each(Object.entries(texts))("a text in %s", (code, { asked, left }) => {
  const source = sourceOf([...asked.map(bare), ...left]);

  it("gives questions for what has one value that fits, and for nothing else", async () => {
    const { questions, language, shortfall } = await drafted(source);
    expect(language).toBe(code);
    const keys = questions.map(({ passage, options, correctAnswer }) => {
      const key = options[correctAnswer ?? -1] ?? "";
      return passage?.replace(key, `_${key}_`);
    });
    expect(keys).toEqual(asked);
    expect(shortfall).toMatch(/, without AI, only years and figures can be asked for/);
  });

  it("gives four different figures, the same wording around them, and no wrong one that the text has", async () => {
    const { questions } = await drafted(source);
    const numbers = source.passages.flatMap(({ text }) => text.match(/\p{Nd}+(?:[., ٬]\p{Nd}+)*/gu) ?? []);
    for (const question of questions) {
      const { questionText, options, correctAnswer } = question;
      expect(new Set(options).size).toBe(4);
      expect(questionText).toBe(
        plainLanguageOf(code)?.fillGap(question.passage?.replace(options[correctAnswer ?? -1] ?? "", "_____") ?? ""),
      );
      for (const [place, option] of options.entries())
        if (place !== correctAnswer) expect(numbers).not.toContain(option);
      expect(flawsOf(question, source)).toEqual([]);
    }
  });
});
