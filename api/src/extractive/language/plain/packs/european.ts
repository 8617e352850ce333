import type { PlainWords } from "../plain.ts";

export const european: PlainWords[] = [
  {
    code: "ro",
    fillGap: "Completați spațiul liber:",
    yearBefore: "în|anul|anului|din|primăvara|vara|toamna|iarna|lui",
    wideBefore:
      "până|după|înainte|înaintea|din|dinainte|de la|circa|aproximativ|în jurul|între|anilor|anii|abia|începând",
    wideAfter: "î\\. ?(?:hr|e)",
    openBefore:
      "peste|mai mult de|mai mulți de|mai multe de|mai puțin de|mai puțini de|cel puțin|minimum|maximum|cel mult|până la|circa|aproximativ|aproape|în jur de|între|sub|de la|la",
    leansBack:
      "el|ea|ei|ele|lui|lor|îl|îi|o|acesta|aceasta|aceștia|acestea|acest|această|acești|aceste|acel|acea|acei|acele|acela|aceea|acolo|aici|atunci|apoi|ulterior|mai târziu|mai devreme|însă|dar|iar|și|sau|de asemenea|în plus|astfel|pentru că|deoarece|așa|asemenea|primul|al doilea|ultimul|alt|altă|alți|alte|ceilalți|ambii|ambele|însuși|eu|noi|voi|este|sunt|a fost|au fost|era|erau|fost|care|dacă|când|deși|a \\p{Ll}+|au \\p{Ll}+|s-a|s-au|în \\d+,? (?:a|au|s-a|s-au|era|erau)|în anul \\d+,? (?:a|au|s-a|s-au|era|erau)|\\p{Lu}\\p{Ll}+(?:it|at|ut|ită|ată|ută) (?:în|la|de)",
    pointsOut:
      "acest|această|acestei|acestui|acești|aceste|acestor|acesta|aceasta|aceștia|acestea|acel|acea|acelei|acelui|astfel de|noi|nostru|noastr\\p{L}*|eu|meu|mea|vezi|figura|tabelul|capitolul|mai jos|mai sus|următo\\p{L}*|același|aceeași",
    grouping: ".",
    abbreviations: "dr prof ing sf str nr pag fig tab cap etc ex art al op cit d hr î e n lt col gen mil mld cca",
  },
  {
    code: "ca",
    fillGap: "Ompliu el buit:",
    yearBefore: "l['’]any|any|el|del",
    wideBefore: "fins|després|abans|des|cap|vers|aproximadament|entre|a partir|els anys|anys|al voltant|circa",
    wideAfter: "a\\. ?c",
    openBefore:
      "més de|més d['’]|menys de|menys d['’]|almenys|com a mínim|com a màxim|fins a|fins|uns|unes|aproximadament|gairebé|quasi|entre|prop de|al voltant de|de|a",
    leansBack:
      "ell|ella|ells|elles|el seu|la seva|els seus|les seves|aquest|aquesta|aquests|aquestes|aquell|aquella|aquells|aquelles|això|allò|allà|allí|aquí|llavors|aleshores|després|més tard|abans|però|i|o|també|a més|per això|perquè|així|tal|tals|el primer|el segon|l['’]últim|un altre|una altra|altres|ambdós|ambdues|jo|nosaltres|és|són|era|eren|va|van|fou|foren|ha|han|havia|que|si|quan|encara que|es va|es van|\\p{Lu}\\p{Ll}+(?:it|at|ut|ida|ada|uda) (?:el|al|a|per)|el \\d+,? (?:va|van|es|fou|era)|l['’]any \\d+,? (?:va|van|es|fou|era)",
    pointsOut:
      "aquest|aquesta|aquests|aquestes|aquell|aquella|aquells|aquelles|això|allò|nosaltres|nostr\\p{L}*|jo|meu|meva|vegeu|figura|taula|capítol|més avall|més amunt|següents?|mateix|mateixa",
    grouping: ".",
    abbreviations: "dr dra sr sra st sta prof núm pàg fig cap etc ex art av c a d ca vol",
  },
  {
    code: "el",
    fillGap: "Συμπληρώστε το κενό:",
    yearBefore: "το|του|έτος|έτους",
    wideBefore: "από|ως|έως|μέχρι|μετά|πριν|γύρω|περίπου|μεταξύ|προς|κατά|δεκαετία|δεκαετίας|περί|τουλάχιστον",
    wideAfter: "π\\. ?χ|και (?:του|το)",
    openBefore:
      "πάνω από|περισσότερ\\p{L}* από|λιγότερ\\p{L}* από|κάτω από|τουλάχιστον|το πολύ|έως|μέχρι|ως|περίπου|σχεδόν|μεταξύ|γύρω στ\\p{L}*|από",
    leansBack:
      "αυτός|αυτή|αυτό|αυτοί|αυτές|αυτά|του|της|τους|εκείν\\p{L}*|εκεί|εδώ|τότε|μετά|έπειτα|ύστερα|αργότερα|νωρίτερα|όμως|αλλά|και|ή|επίσης|επιπλέον|έτσι|γιατί|επειδή|τέτοι\\p{L}*|ο πρώτος|ο δεύτερος|ο τελευταίος|άλλ\\p{L}*|οι δύο|ο ίδιος|η ίδια|εγώ|εμείς|είναι|ήταν|έγινε|έγιναν|που|αν|όταν|αν και|το \\d+,? \\p{Ll}+(?:ε|αν|ηκε|ηκαν|ταν)|\\p{Lu}\\p{Ll}+(?:ηκε|ηκαν|θηκε|θηκαν|ησε|ισε|ασε|αν)",
    pointsOut:
      "αυτ(?:ός|ή|ό|οί|ές|ά|ού|ής|ών|όν|ήν|ούς)|τέτοι\\p{L}*|εμείς|μας|εγώ|μου|βλ|βλέπε|εικόνα|πίνακ\\p{L}*|κεφάλαιο|παρακάτω|παραπάνω|ακόλουθ\\p{L}*|ίδι(?:ο|α|ου|ας|ος)",
    grouping: ".",
    abbreviations: "π χ μ κ λπ κλπ δρ αρ σελ εικ βλ κεφ εκ δισ χιλ αι αγ γεν ν δ π.χ μ.χ κ.λπ κ.ά",
  },
  {
    code: "hu",
    fillGap: "Egészítse ki a mondatot:",
    yearAfter: `\\.? (?:januárj?|februárj?|márciusá?|áprilisá?|májusá?|júniusá?|júliusá?|augusztusá?|szeptemberé?|októberé?|novemberé?|decemberé?)\\p{L}*|tavaszán|nyarán|őszén|telén|elején|végén|közepén`,
    wideBefore: "kb\\.|körülbelül|mintegy",
    wideAfter: "\\.?\\s*(?:és|körül|előtt|után|óta|elejétől|végétől|végéig|elejéig|\\p{L}+(?:től|tól|ig)(?!\\p{L}))",
    openBefore:
      "több mint|kevesebb mint|legalább|legfeljebb|mintegy|körülbelül|kb\\.|majdnem|közel|csaknem|akár|maximum|minimum|mint",
    leansBack:
      "ő|ők|azt|ez|ezt|ezek|azok|ennek|annak|ott|itt|akkor|ekkor|majd|ezután|azután|később|korábban|azonban|de|és|vagy|is|szintén|emellett|ezért|mert|mivel|így|úgy|ilyen|olyan|mindkét|mindkettő|más|mások|első|utolsó|ugyanaz|én|mi|ti|volt|voltak|lett|amely|aki|ha|amikor|bár|\\p{Lu}\\p{Ll}+(?:ták|ték|tette|otta|ette|ult|ült|ették|ották)|az utóbbi|az előbbi|a többi",
    pointsOut:
      "ez|ezt|ezek|ezen|ennek|ebben|erre|ettől|ilyen|ezt a|mi|mienk|én|lásd|ábra|táblázat|fejezet|alább|fent|következő\\p{L}*|ugyanaz|ugyanabban|ugyanezen|ugyanebben",
    grouping: ".",
    dotsOrdinals: true,
    abbreviations: "kb pl stb ill ún sz dr prof gr id ifj szt u ua uo vö ld kr e i sz m old köv db ft",
  },
  {
    code: "tr",
    fillGap: "Boşluğu doldurun:",
    yearAfter: "yılında|yılındaki|yılı|yılının|senesinde|tarihli|yazında|kışında|baharında|sonbaharında|yapımı",
    wideBefore: "yaklaşık|aşağı yukarı|tahminen|ile|ve",
    wideAfter:
      "(?:yılı(?:n)?(?:ndan|na|nın)?|senesi(?:nden|ne)?)\\s+(?:\\p{L}+\\s+)?(?:sonra|önce|beri|itibaren|kadar|dek|sonrası\\p{L}*|öncesi\\p{L}*|ile|civarı\\p{L}*|dolayları\\p{L}*)|yılından|yılına|yılları\\p{L}*|lı|lerde|larda|ile|ve",
    openBefore: "en az|en çok|en fazla|azami|asgari|yaklaşık|neredeyse|aşağı yukarı|takriben|ile|yüzde",
    openAfter: "['’](?:d[ae]n|t[ae]n|[yiıuüea]\\p{L}*)|ile|veya|ya da|kadar|civarında",
    leansBack:
      "o|onlar|onun|onların|bu|bunlar|bunun|şu|şunlar|orada|burada|daha sonra|sonra|daha önce|önce|ardından|ancak|fakat|ama|ve|veya|ayrıca|bu nedenle|çünkü|böyle|böylece|öyle|her iki|diğer|diğerleri|birincisi|ikincisi|sonuncusu|aynı|ben|biz|siz|eğer|iken|yine|\\d+ (?:yılında|yılı\\p{L}*) (?:\\p{Ll}+\\s){0,4}\\p{Ll}+(?:di|dı|du|dü|ti|tı|tu|tü|mıştır|miştir|muştur|müştür)\\.",
    pointsOut:
      "bu|bunun|bunlar|bunu|buna|şu|söz konusu|böyle|bizim|biz|benim|bkz|şekil|tablo|bölüm|aşağıda|aşağıdaki|yukarıda|yukarıdaki|aynı",
    grouping: ".",
    dotsOrdinals: true,
    abbreviations: "dr prof doç yrd av bkz vb vs örn mö ms m.ö m.s yy st no sok cad alb gen müh çev ed s sf km cm",
  },
];
