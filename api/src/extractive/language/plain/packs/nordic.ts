import type { PlainWords } from "../plain.ts";

export const nordic: PlainWords[] = [
  {
    code: "sv",
    fillGap: "Fyll i luckan:",
    yearBefore: "år|året|våren|sommaren|hösten|vintern",
    wideBefore: "före|efter|till|sedan|från|omkring|kring|runt|cirka|ca|ungefär|mellan|fram|innan|senast|tidigast|åren",
    wideAfter: "f\\. ?kr|talet",
    openBefore:
      "mer än|över|mindre än|under|minst|högst|upp till|uppemot|omkring|cirka|ca|ungefär|nästan|närmare|mellan|från|till|drygt|knappt|max|minimum",
    leansBack:
      "han|hon|den|det|de|dess|hans|hennes|deras|dem|honom|henne|denna|denne|detta|dessa|där|här|då|sedan|därefter|senare|tidigare|dock|men|och|eller|också|även|dessutom|därför|eftersom|så|sådan|sådana|båda|andra|den första|den andra|den sista|samma|jag|vi|ni|man|som|om|när|trots|efter \\p{L}+ år",
    pointsOut:
      "denna|denne|detta|dessa|sådan|sådana|sådant|vi|vår|våra|vårt|jag|min|mitt|se|figur|tabell|kapitel|nedan|ovan|följande|samma|nämnda",
    grouping: ".",
    abbreviations:
      "t ex bl a d v s osv etc ca f e kr nr s st dr prof resp o dyl m fl kl jfr fig tab kap milj mdr kr f.kr e.kr",
  },
  {
    code: "da",
    fillGap: "Udfyld den tomme plads:",
    yearBefore: "i|år|året|foråret|sommeren|efteråret|vinteren",
    wideBefore: "før|efter|til|siden|fra|omkring|ca\\.|cirka|mellem|frem|inden|senest|tidligst|årene",
    wideAfter: "f\\. ?kr|erne",
    openBefore:
      "mere end|over|mindre end|under|mindst|højst|op til|omkring|cirka|ca\\.|næsten|knap|godt|mellem|fra|til|maksimalt|minimum",
    leansBack:
      "han|hun|den|det|de|dens|dets|hans|hendes|deres|dem|ham|hende|denne|dette|disse|der|her|da|siden|derefter|senere|tidligere|dog|men|og|eller|også|desuden|derfor|fordi|så|sådan|sådanne|begge|andre|den første|den anden|den sidste|samme|jeg|vi|man|som|hvis|når|efter \\p{L}+ år",
    pointsOut:
      "denne|dette|disse|sådan|sådanne|sådant|vi|vores|vor|jeg|min|mit|se|figur|tabel|kapitel|nedenfor|ovenfor|følgende|samme|nævnte",
    grouping: ".",
    dotsOrdinals: true,
    abbreviations:
      "f eks bl a dvs osv etc ca kr nr s st dr prof hhv m fl kl jf fig tab kap mio mia kr pga ift inkl f.kr e.kr",
  },
  {
    code: "no",
    fillGap: "Fyll inn det som mangler:",
    yearBefore: "i|år|året|våren|sommeren|høsten|vinteren",
    wideBefore: "før|etter|til|siden|fra|omkring|rundt|ca\\.|cirka|mellom|fram|frem|innen|senest|tidligst|årene",
    wideAfter: "f\\. ?kr|tallet|åra|årene",
    openBefore:
      "mer enn|over|mindre enn|under|minst|høyst|opptil|opp til|omkring|rundt|cirka|ca\\.|nesten|knapt|godt|mellom|fra|til|maksimalt|minimum",
    leansBack:
      "han|hun|ho|den|det|de|dens|dets|hans|hennes|deres|dem|ham|henne|denne|dette|disse|der|her|da|siden|deretter|senere|tidligere|men|og|eller|også|dessuten|derfor|fordi|så|slik|slike|begge|andre|den første|den andre|den siste|samme|jeg|vi|man|som|hvis|når|etter \\p{L}+ år",
    pointsOut:
      "denne|dette|disse|slik|slike|slikt|vi|vår|våre|vårt|jeg|min|mitt|se|figur|tabell|kapittel|nedenfor|ovenfor|følgende|samme|nevnte",
    grouping: ".",
    dotsOrdinals: true,
    abbreviations:
      "f eks bl a dvs osv etc ca kr nr s st dr prof hhv m fl kl jf fig tab kap mill mrd kr pga ifm inkl f.kr e.kr",
  },
  {
    code: "fi",
    fillGap: "Täydennä puuttuva kohta:",
    yearBefore: "vuonna|vuoden|vuosi|keväällä|kesällä|syksyllä|talvella",
    wideBefore: "ennen|jälkeen|noin|vuodesta|vuoteen|vuosina|vuosien|asti|viimeistään|aikaisintaan|suunnilleen",
    wideAfter: "eaa|jälkeen|asti|saakka|mennessä|lähtien|alkaen|aikoihin|tienoilla|loppuun|ennen|kuluessa",
    openBefore:
      "yli|alle|vähintään|enintään|korkeintaan|ainakin|jopa|noin|lähes|melkein|vajaat|reilut|vajaa|reilu|suunnilleen",
    leansBack:
      "hän|se|ne|he|hänen|sen|niiden|heidän|sitä|niitä|siinä|siellä|täällä|tässä|tämä|nämä|tämän|näiden|tuo|nuo|silloin|sitten|myöhemmin|aiemmin|aikaisemmin|kuitenkin|mutta|ja|tai|myös|lisäksi|siksi|koska|niin|sellainen|sellaiset|molemmat|toinen|toiset|muut|ensimmäinen|viimeinen|sama|minä|me|te|joka|jos|kun|vaikka|on|oli|olivat",
    pointsOut:
      "tämä|tämän|tätä|tässä|tästä|tähän|tällä|nämä|näiden|näitä|näissä|sellai\\p{L}*|tällai\\p{L}*|me|meidän|minun|ks|katso|kuva|taulukko|luku|alla|edellä|seuraav\\p{L}*|sama|samana|saman|samaan",
    grouping: ".",
    dotsOrdinals: true,
    abbreviations:
      "n ns esim mm jne eli ts tms ym yms eaa jaa kr s synt k milj mrd klo nro prof tri fil puh ks vrt noin v",
  },
];
