import type { PlainWords } from "../plain.ts";

export const slavic: PlainWords[] = [
  {
    code: "ru",
    fillGap: "Заполните пропуск:",
    yearAfter: "г\\.|год|года|году|годом",
    wideBefore:
      "до|после|с|со|к|ко|около|примерно|приблизительно|порядка|начиная|вплоть|не позднее|не ранее|между|по|на протяжении|в течение",
    wideAfter: "(?:г\\.|года?|году|годом)\\s+(?:до н|и позже|и позднее)|гг|годах|годов|годы|годами|-х",
    openBefore:
      "более|больше|свыше|менее|меньше|не менее|не более|до|от|от силы|минимум|максимум|как минимум|почти|около|примерно|порядка|между|с|по|к",
    leansBack:
      "он|она|оно|они|его|её|ее|их|ему|ей|им|это|этот|эта|эти|этого|этой|этом|этих|тот|та|те|то|того|тогда|там|тут|здесь|затем|потом|позже|позднее|ранее|раньше|однако|но|а|и|или|также|тоже|кроме того|поэтому|поскольку|так|такой|такая|такие|такое|при этом|впрочем|впоследствии|после этого|до этого|в этом|в том же|в то время|первый|второй|последний|другой|другие|другая|остальные|оба|обе|сам|сама|свой|я|мы|вы|был|была|было|были|стал|стала|стало|стали|который|если|хотя|через|спустя",
    pointsOut:
      "эт(?:от|а|о|и|ого|ой|ому|им|ом|их|ими|у)|так(?:ой|ая|ое|ие|ого|их)|я|мы|вы|наш(?:а|е|и|ей|его|их)?|мой|моя|см|рис|таблиц[аеу]|глав[аеу]|ниже|выше|вышеупомянут\\p{L}*|следующ\\p{L}*|тот же|той же|том же|того же",
    grouping: ".",
    abbreviations:
      "г гг в вв н э т д п др тыс млн млрд руб коп им ул д стр с рис табл см ср обл р оз св кн гр проф акад ок род ум",
  },
  {
    code: "uk",
    fillGap: "Заповніть пропуск:",
    yearAfter: "р\\.|рік|року|році|роком",
    wideBefore: "до|після|з|із|зі|від|к|близько|приблизно|починаючи|між|по|упродовж|протягом|не пізніше|не раніше",
    wideAfter: "(?:р\\.|року?|році|роком)\\s+(?:до н|і пізніше)|рр|роках|років|роки|роками|-х",
    openBefore:
      "понад|більше|більш як|більш ніж|менше|менш як|менш ніж|не менше|не більше|до|від|мінімум|максимум|майже|близько|приблизно|між|з",
    leansBack:
      "він|вона|воно|вони|його|її|їх|їхній|їхня|їм|йому|їй|це|цей|ця|ці|цього|цієї|цьому|цих|той|та|ті|те|того|тоді|там|тут|потім|згодом|пізніше|раніше|однак|проте|але|а|і|й|або|також|теж|крім того|тому|оскільки|так|такий|така|такі|таке|при цьому|після цього|до цього|перший|другий|останній|інший|інші|інша|решта|обидва|обидві|сам|сама|свій|я|ми|ви|був|була|було|були|став|стала|стало|стали|який|якщо|хоча|через",
    pointsOut:
      "ц(?:ей|я|е|і|ього|ієї|ьому|им|их|ими|ю)|так(?:ий|а|е|і|ого|их)|я|ми|ви|наш(?:а|е|і|ої|ого|их)?|мій|моя|див|рис|таблиц[яіею]+|розділ|нижче|вище|наступн\\p{L}*|той же|той самий|тієї ж|того ж|тому ж",
    grouping: ".",
    abbreviations: "р рр ст н е т д п ін тис млн млрд грн коп ім вул с стор рис табл див обл м оз св проф акад бл нар",
  },
  {
    code: "bg",
    fillGap: "Попълнете пропуска:",
    yearAfter: "г\\.|година|годината",
    wideBefore: "до|след|от|преди|към|около|приблизително|между|през периода|не по-късно от",
    wideAfter: "(?:г\\.|година(?:та)?)\\s+(?:пр|нататък)|гг|години|-те",
    openBefore: "над|повече от|по-малко от|под|поне|най-малко|до|от|около|почти|приблизително|между|близо",
    leansBack:
      "той|тя|то|те|негов\\p{L}*|нейн\\p{L}*|техн\\p{L}*|това|този|тази|тези|онзи|онази|тогава|там|тук|после|след това|преди това|по-късно|по-рано|обаче|но|а|и|или|също|освен това|затова|така|такъв|такава|такива|първият|вторият|последният|друг\\p{L}*|останал\\p{L}*|двете|двамата|аз|ние|вие|е|са|беше|бе|бил|била|било|били|става|става|който|ако|въпреки|построен\\p{L}*|основан\\p{L}*|роден\\p{L}*|създаден\\p{L}*",
    pointsOut:
      "този|тази|това|тези|такъв|такава|такива|аз|ние|наш\\p{L}*|мой|моя|виж|вж|фиг|таблица|глава|по-долу|по-горе|следн\\p{L}*|същ(?:ия|ата|ото|ите)",
    grouping: ".",
    abbreviations: "г гг в вв н пр хр т др хил млн млрд лв ул стр фиг табл вж проф акад ок св гр с р",
  },
  {
    code: "pl",
    fillGap: "Uzupełnij lukę:",
    yearAfter: "r\\.|rok|roku|rokiem",
    wideBefore: "do|od|po|przed|około|ok\\.|circa|między|pomiędzy|aż|począwszy|w latach|lat|lata",
    wideAfter: "(?:r\\.|roku?)\\s+p\\.",
    openBefore:
      "ponad|więcej niż|mniej niż|co najmniej|przynajmniej|najwyżej|maksymalnie|minimum|do|od|około|ok\\.|prawie|niemal|blisko|między|po|powyżej|poniżej",
    leansBack:
      "on|ona|ono|oni|one|jego|jej|ich|im|mu|to|ten|ta|te|ci|tego|tej|temu|tych|tym|tam|tu|tutaj|wtedy|wówczas|potem|później|następnie|wcześniej|jednak|ale|lecz|a|i|oraz|albo|lub|także|również|ponadto|dlatego|ponieważ|tak|taki|taka|takie|przy tym|po tym|pierwszy|drugi|ostatni|inny|inna|inne|pozostał\\p{L}*|obaj|oba|obie|sam|sama|swój|ja|my|wy|był|była|było|byli|były|został|została|zostało|zostali|zostały|stał się|stała się|który|jeśli|choć|po \\p{L}+ (?:latach|dniach|miesiącach)|[Ww] \\d+ (?:r\\.|roku) (?:był\\p{L}*|został\\p{L}*|\\p{Ll}+(?:ł|ła|ło|li|ły))|\\p{Lu}\\p{Ll}+(?:ał|ił|ył|ął|ała|iła|yła|ęła|ało|iło|yło|ęło|ali|ili|yli|ęli|ały|iły|yły|ęły)",
    pointsOut:
      "t(?:en|a|ego|ej|emu|ych|ymi|ę|ą)|tak(?:i|a|ie|iego|iej|ich)|my|nasz\\p{L}*|mój|moja|zob|patrz|rys|tabela|tabeli|rozdział\\p{L}*|poniżej|powyżej|następując\\p{L}*|ten sam|tej samej|tego samego|tym samym",
    grouping: ".",
    dotsOrdinals: true,
    abbreviations:
      "r w ww n e p np m in tj tzn itd itp dr prof mgr inż św ul al nr str rys tab ok ur zm gen płk por kpt ks bp abp im tys mln mld zł gr godz cz red",
  },
  {
    code: "cs",
    fillGap: "Doplňte chybějící údaj:",
    yearBefore: "rok|roku|roce|rokem|r\\.",
    wideBefore: "do|od|po|před|kolem|okolo|asi|přibližně|mezi|až|počínaje|v letech|let|léta|letech",
    wideAfter: "př",
    openBefore:
      "více než|víc než|přes|méně než|nejméně|alespoň|minimálně|nejvýše|maximálně|až|do|od|kolem|okolo|asi|přibližně|zhruba|téměř|skoro|mezi|nad|pod",
    leansBack:
      "on|ona|ono|oni|ony|jeho|její|jejich|jim|mu|jí|to|ten|ta|ty|ti|toho|té|tomu|těch|tím|tam|zde|tady|tehdy|poté|potom|později|následně|dříve|však|ale|a|i|nebo|také|též|rovněž|navíc|proto|protože|tak|takov\\p{L}*|přitom|předtím|první|druhý|poslední|jiný|jiná|jiné|další|ostatní|oba|obě|sám|sama|svůj|já|my|vy|byl|byla|bylo|byli|byly|je|jsou|stal se|stala se|který|jestliže|když|ačkoli|v roce \\d+ (?:byl\\p{L}*|se|\\p{Ll}+(?:al|il|el|la|lo|li|ly))|\\p{Lu}\\p{Ll}+(?:al|il|ala|ila|alo|ilo|ali|ili|aly|ily)",
    pointsOut:
      "tento|tato|toto|tito|tyto|tohoto|této|tomuto|těchto|těmito|tuto|touto|tomto|takov\\p{L}*|my|náš|naše\\p{L}*|můj|moje|viz|obr|tabulk\\p{L}*|kapitol\\p{L}*|níže|výše|následující\\p{L}*|tentýž|téhož|stejn(?:ém|é|ého)",
    grouping: ".",
    dotsOrdinals: true,
    abbreviations:
      "r př n l sv st č čp str obr tab kap např tj tzv tzn apod atd aj mj resp dr prof ing mgr doc gen ul nám tis mil mld kč asi cca nar zemř min max",
  },
  {
    code: "sk",
    fillGap: "Doplňte chýbajúci údaj:",
    yearBefore: "rok|roku|rokom|r\\.",
    wideBefore: "do|od|po|pred|okolo|asi|približne|medzi|až|počnúc|v rokoch|rokov|roky|rokoch",
    wideAfter: "pred",
    openBefore:
      "viac ako|viac než|vyše|menej ako|menej než|najmenej|aspoň|minimálne|najviac|maximálne|až|do|od|okolo|asi|približne|zhruba|takmer|skoro|medzi|nad|pod",
    leansBack:
      "on|ona|ono|oni|ony|jeho|jej|ich|im|mu|to|ten|tá|tie|tí|toho|tej|tomu|tých|tým|tam|tu|vtedy|potom|neskôr|následne|skôr|však|ale|a|i|aj|alebo|tiež|takisto|navyše|preto|pretože|tak|takýto|takáto|pritom|predtým|prvý|druhý|posledný|iný|iná|iné|ďalší|ďalšia|ostatní|obaja|obe|sám|sama|svoj|ja|my|vy|bol|bola|bolo|boli|je|sú|stal sa|stala sa|ktorý|ak|keď|hoci|v roku \\d+ (?:bol\\p{L}*|sa|\\p{Ll}+(?:al|il|el|la|lo|li))|\\p{Lu}\\p{Ll}+(?:al|il|ala|ila|alo|ilo|ali|ili)",
    pointsOut:
      "tento|táto|toto|títo|tieto|tohto|tejto|tomuto|týchto|týmito|túto|touto|tomto|tak(?:ýto|áto|éto)|my|náš|naš\\p{L}*|môj|moja|pozri|obr|tabuľk\\p{L}*|kapitol\\p{L}*|nižšie|vyššie|nasledujúc\\p{L}*|ten istý|tom istom|toho istého|tej istej",
    grouping: ".",
    dotsOrdinals: true,
    abbreviations:
      "r pr n l sv st č str obr tab kap napr tj tzv tzn apod atď resp dr prof ing mgr doc gen ul nám tis mil mld asi cca nar zomr min max",
  },
  {
    code: "hr",
    fillGap: "Popunite prazninu:",
    yearAfter: "\\.\\s+(?:godine|godina|godinu|god\\.)",
    wideBefore: "do|od|poslije|nakon|prije|oko|otprilike|između|sve do|počevši",
    wideAfter: "\\.?\\s*(?:-ih|godine\\s+pr|ih)",
    openBefore:
      "više od|preko|manje od|najmanje|barem|najviše|maksimalno|do|od|oko|otprilike|gotovo|skoro|između|iznad|ispod",
    leansBack:
      "on|ona|ono|oni|one|njegov\\p{L}*|njezin\\p{L}*|njen\\p{L}*|njihov\\p{L}*|to|taj|ta|te|ti|toga|tamo|tu|ovdje|tada|potom|zatim|poslije|kasnije|ranije|međutim|ali|a|i|ili|također|osim toga|zato|jer|tako|takav|takva|takvo|pritom|nakon toga|prije toga|prvi|drugi|posljednji|drug\\p{L}*|ostal\\p{L}*|oba|obje|sam|sama|svoj|ja|mi|vi|bio|bila|bilo|bili|je|su|postao|postala|koji|ako|kad|iako|godine \\d+\\. (?:je|su)|\\d+\\. godine (?:je|su)|\\p{Lu}\\p{Ll}+(?:en|ena|eno|ao|io|an|ana) je",
    pointsOut:
      "ov(?:aj|a|o|i|e|og|oga|oj|om|ome|im|ih)|takv\\p{L}*|mi|naš\\p{L}*|moj|moja|vidi|sl|tablic\\p{L}*|poglavlj\\p{L}*|niže|gore|sljedeć\\p{L}*|ist(?:e|i|oj|om|og)",
    grouping: ".",
    dotsOrdinals: true,
    abbreviations: "g god st pr n e kr sv br str sl tab dr prof mr npr tzv tj itd i sl ul tis mil mlrd kn rođ umro",
  },
];
