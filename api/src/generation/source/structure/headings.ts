/** A heading of a source. Level 1 is the highest; a heading ends those of its own level and below. */
interface Heading {
  level: number;
  text: string;
  /** Whether the text under it is something other than prose: references, exercises, links. */
  apart: "no" | "perhaps" | "yes";
}

/** The headings above a text, outermost first. */
export type Path = readonly Heading[];

export function under(path: Path, level: number, text: string): Path {
  const above = path.filter((heading) => heading.level < level);
  const name = plain(text);
  // A table of contents is often set larger than the chapters after it; any heading ends it.
  if (contentsNames.test(name)) return [...above, { level: Number.POSITIVE_INFINITY, text, apart: "yes" }];
  return [
    ...above,
    { level, text, apart: doubtfulNames.test(name) ? "perhaps" : apartNames.test(name) ? "yes" : "no" },
  ];
}

/** Removes numbers before a heading and punctuation around it: "7.3 References:" becomes "references". */
const plain = (heading: string) =>
  heading
    .slice(0, 200)
    .normalize("NFC")
    .toLowerCase()
    .replace(/\[[^[\]]*\]/g, "")
    .replace(numbering, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** "7.3 ", "IV) ", "Kapitel 2: ". The marks after a number begin with its last point, or with the first other mark. */
const numbering =
  /^(?:(?:chapter|kapitel|chapitre|capítulo|capitolo|hoofdstuk|unit|lesson)\s+(?:[\d.ivx]+(?:(?<=\.)|[):\s–-][.):\s–-]*)|[.):–-][.):\s–-]*|(?<=\s\s))|[\d.ivx]*(?:(?<=\.)|[):\s–-][.):\s–-]*))(?=\p{L})/u;

/** Headings of lists of sources, links or words, of tasks, and of text about the publication itself. */
const apart = [
  // English
  "(?:(?:general|selected|cited|further|image|photo) )?(?:references|bibliography|citations|sources|literature)( and (?:notes|sources|citations|further reading))?",
  "(?:works|literature|references|sources) (?:cited|consulted)",
  "(?:notes|footnotes|endnotes)(?: and (?:references|sources|citations))?",
  "(?:further|suggested|recommended|additional|related|more) (?:reading|readings|research|resources|links|articles|topics|pages|posts|stories)",
  "(?:external|useful|related|web|internet) (?:links|resources|sites)|weblinks|links|see also|read more|read also|you (?:may|might) also like|resources",
  "(?:(?:end of chapter|chapter|section|review|practice|study|discussion|critical thinking|personal application|self check|self test|short answer|multiple choice|comprehension|conceptual|homework|additional|application|essay|sample|test|quiz) )+(?:questions?|exercises?|problems?|quiz|quizzes|test|activities|answers?)",
  "(?:exercises?|problems?|questions?|quiz|quizzes|homework|assignments?|practice|short answer|activities|true or false|multiple choice|matching)",
  "(?:check|test) your(?:self| (?:understanding|knowledge|learning|progress))|test yourself|checkpoint|try it(?: yourself| out| now)?|your turn|think it over|think about it|concept check",
  "(?:key|important|glossary|vocabulary) (?:terms?|words|vocabulary|equations)(?: and (?:concepts|names|people|definitions))?|vocabulary|glossary|terms to know",
  "(?:answers?|answer key|solutions?|solutions? key|answers? to .*|hints)",
  "(?:table of )?contents|(?:list of )?(?:figures|tables|illustrations|abbreviations)|index|on this page|in this (?:article|chapter|section|issue)|page contents|outline|navigation(?: menu)?",
  "link to learning|click and explore|learn more|interactive link|media resources|explore further",
  "(?:about|contact) (?:the )?(?:authors?|us|editors?|this (?:site|book|page))|author (?:information|contributions?|details)|contributors|contributions?|funding|conflicts? of interests?|competing interests?|data availability(?: statement)?|(?:copyright|licen[cs]e|legal)(?: (?:notice|information|and licen[cs]e))?|how to cite.*|cite this.*|rights and permissions|image credits?|photo credits?|credits",
  "comments?|leave a (?:reply|comment)|share(?: this.*)?|newsletter|subscribe|follow us|privacy(?: policy| notice)?|cookies?(?: policy| notice)?|tags|categories|advertisement",
  // German
  "einzelnachweise?|literatur(?:verzeichnis|hinweise|angaben|nachweise?)?|quellen(?:verzeichnis|angaben|nachweise?)?|belege|nachweise|anmerkungen|fußnoten|endnoten|referenzen|bibliogra(?:ph|f)ie|weiterführende (?:literatur|links|informationen)|(?:literatur|quellen|anmerkungen) und (?:quellen|literatur|einzelnachweise|weblinks|nachweise)",
  "weblinks?|externe links|siehe auch|mehr zum thema|das könnte sie auch interessieren|verwandte (?:themen|artikel|beiträge)|weitere (?:informationen|artikel|beiträge)|zum weiterlesen",
  "(?:übungs|kontroll|wiederholungs|verständnis|prüfungs|test|diskussions)?(?:aufgaben?|fragen)|übung(?:en)?|lösung(?:en)?|antworten|teste dich(?: selbst)?|arbeitsaufträge|denkanstöße",
  "schlüsselbegriffe|wichtige begriffe|fachbegriffe|glossar|stichwort(?:e|verzeichnis)|sachregister|register|inhalt(?:sverzeichnis)?|(?:abbildungs|tabellen|abkürzungs)verzeichnis|auf dieser seite|navigation",
  "über (?:den autor|die autorin|die autoren|uns)|impressum|kommentare?|teilen|bildnachweise?|datenschutz|kontakt",
  // French
  "références(?: bibliographiques)?|notes(?: et références)?|bibliographie|sources|webographie|liens (?:externes|utiles)|voir aussi|articles connexes|annexes|pour (?:en savoir plus|aller plus loin)|lire aussi|à lire aussi|en savoir plus",
  "exercices?|questions?|questions (?:de révision|de compréhension|de réflexion|à débattre)|problèmes|corrigés?|réponses|solutions|testez vos connaissances|auto évaluation",
  "mots clés|termes clés|vocabulaire|glossaire|lexique|sommaire|table des (?:matières|figures|illustrations|tableaux)|index|sur cette page|commentaires|partager|mentions légales|à propos de l auteur|crédits",
  // Spanish
  "referencias(?: bibliográficas)?|notas(?: (?:y referencias|al pie))?|bibliografía(?: (?:adicional|recomendada))?|fuentes|enlaces (?:externos|de interés)|véase también|ver también|lecturas? (?:recomendadas?|adicional(?:es)?)|para saber más|más información|artículos relacionados|lee también",
  "ejercicios?|actividades|preguntas?|preguntas de (?:repaso|revisión|comprensión|discusión)|problemas|soluciones|respuestas|autoevaluación|cuestionario",
  "términos clave|palabras clave|vocabulario|glosario|índice|contenidos?|tabla de contenidos?|en esta página|comentarios|compartir|sobre el autor|aviso legal|créditos",
  // Portuguese
  "referências(?: bibliográficas)?|notas(?: (?:e referências|de rodapé))?|bibliografia|fontes|ligações externas|links externos|ver também|leitura (?:adicional|recomendada|complementar)|leituras (?:adicionais|recomendadas)|saiba mais|leia também|artigos relacionados",
  "exercícios?|atividades|questões|perguntas|perguntas de revisão|questões de revisão|problemas|soluções|respostas|gabarito|autoavaliação|termos chave|palavras chave|vocabulário|glossário|índice|sumário|conteúdo|nesta página|comentários|compartilhar|sobre o autor|créditos",
  // Italian
  "riferimenti(?: bibliografici)?|note(?: (?:e riferimenti|al testo))?|bibliografia|fonti|collegamenti esterni|link esterni|voci correlate|altri progetti|letture consigliate|approfondimenti|per approfondire|vedi anche|leggi anche|sitografia",
  "esercizi|esercizio|domande|domande di (?:ripasso|verifica|comprensione)|problemi|soluzioni|risposte|verifica|termini chiave|parole chiave|vocabolario|glossario|indice|sommario|contenuti|in questa pagina|commenti|condividi|crediti",
  // Dutch
  "referenties|noten|voetnoten|literatuur(?:lijst)?|bibliografie|bronnen|bronvermelding|externe links|zie ook|verder lezen|meer lezen|lees ook|gerelateerde artikelen|oefeningen|opdrachten|vragen|opgaven|antwoorden|oplossingen|begrippen(?:lijst)?|kernbegrippen|trefwoorden|woordenlijst|inhoud(?:sopgave)?|index|op deze pagina|reacties|delen|over de auteur",
  // Swedish, Danish, Norwegian
  "referenser|källor|noter|fotnoter|litteratur|bibliografi|externa länkar|se även|vidare läsning|övningar|frågor|svar|ordlista|innehåll|eksterne (?:henvisninger|lenker)|se også|kilder|referencer|referanser|øvelser|spørgsmål|spørsmål|opgaver|oppgaver|indhold|innhold|viitteet|lähteet|aiheesta muualla|katso myös|kirjallisuutta",
  // Polish, Czech, Romanian, Hungarian, Turkish, Vietnamese, Indonesian
  "przypisy|bibliografia|źródła|literatura|linki zewnętrzne|zobacz też|ćwiczenia|zadania|pytania|odpowiedzi|słowniczek|spis treści|reference|poznámky|zdroje|externí odkazy|související články|cvičení|otázky|obsah|note|bibliografie|legături externe|vezi și|lectură suplimentară|exerciții|întrebări|cuprins|referințe|jegyzetek|források|irodalom|további információk|feladatok|tartalomjegyzék|kaynakça|kaynaklar|dipnotlar|notlar|dış bağlantılar|ayrıca bakınız|alıştırmalar|sorular|içindekiler|tham khảo|chú thích|liên kết ngoài|xem thêm|bài tập|mục lục|referensi|catatan kaki|pranala luar|lihat pula|latihan|daftar (?:isi|pustaka)",
  // Russian, Ukrainian, Greek
  "примечания|литература|источники|ссылки|библиография|список литературы|см также|смотри также|упражнения|задания|вопросы|контрольные вопросы|ответы|содержание|оглавление|глоссарий|примітки|література|джерела|посилання|див також|зміст|παραπομπές|σημειώσεις|βιβλιογραφία|πηγές|εξωτερικοί σύνδεσμοι|δείτε επίσης|ασκήσεις|ερωτήσεις|περιεχόμενα",
  // Arabic, Persian, Hebrew, Hindi
  "المراجع|مراجع|المصادر|مصادر|هوامش|ملاحظات|وصلات خارجية|روابط خارجية|انظر أيضا|انظر أيضًا|تمارين|أسئلة|المحتويات|منابع|پانویس|پیوند به بیرون|جستارهای وابسته|تمرین|פרקים|הערות שוליים|מקורות|לקריאה נוספת|קישורים חיצוניים|ראו גם|תרגילים|שאלות|תוכן עניינים|सन्दर्भ|संदर्भ|टिप्पणियाँ|ग्रन्थसूची|बाहरी कड़ियाँ|इन्हें भी देखें|अभ्यास|प्रश्न|विषय सूची",
  // Chinese, Japanese, Korean, Thai
  "参考文献|參考文獻|参考资料|參考資料|注释|註釋|注解|脚注|脚註|外部链接|外部連結|延伸阅读|延伸閱讀|参见|參見|相关条目|练习|練習|练习题|习题|習題|思考题|问题|目录|目錄|出典|関連項目|外部リンク|関連文献|練習問題|問題|目次|用語集|각주|참고 문헌|참고문헌|외부 링크|같이 보기|연습 문제|연습문제|목차|อ้างอิง|เชิงอรรถ|แหล่งข้อมูลอื่น|ดูเพิ่ม|แบบฝึกหัด|คำถาม|สารบัญ",
];

/** Headings that may also belong to prose: the tasks of an office, a people's literature, the content of a novel. */
const doubtful =
  "sources?|literature|resources|problems?|activities|solutions?|practice|links|index|outline|test|tags|funding|contributions?|aufgaben|probleme|quellen|literatur|inhalt|register|kontakt|nachweise|belege|lösung(?:en)?|antworten|navigation|sources|problèmes|solutions|annexes|fuentes|contenidos?|problemas|soluciones|actividades|fontes|conteúdo|atividades|soluções|fonti|contenuti|problemi|soluzioni|verifica|bronnen|literatuur|inhoud|oplossingen|opdrachten|källor|litteratur|innehåll|kilder|opgaver|indhold|źródła|literatura|zadania|zdroje|obsah|источники|литература|задания|содержание|джерела|література|зміст|مصادر|المصادر|منابع|问题|問題";

const contents =
  "(?:table of |page )?contents|(?:list of )?(?:figures|tables|illustrations|abbreviations)|on this page|in this (?:article|chapter|section|issue)|inhalt(?:sverzeichnis|sübersicht)|auf dieser seite|(?:abbildungs|tabellen|abkürzungs)verzeichnis|sommaire|table des (?:matières|figures|illustrations|tableaux)|sur cette page|índice(?: general)?|tabla de contenidos?|en esta página|sumário|nesta página|indice|sommario|in questa pagina|inhoudsopgave|op deze pagina|spis treści|cuprins|tartalomjegyzék|içindekiler|mục lục|оглавление|содержание|περιεχόμενα|المحتويات|目录|目錄|目次|목차|สารบัญ";

const whole = (alternatives: string) => new RegExp(`^(?:${alternatives})$`, "u");
const contentsNames = whole(contents);
const doubtfulNames = whole(doubtful);
const apartNames = whole(apart.join("|"));
