/** Nouns for relations, amounts and times, in the singular. Too general to ask for or to offer. */
const plain: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    de: `zeit jahr tag woche monat stunde minute sekunde jahrhundert jahrzehnt jahrtausend mal teil ende anfang beginn art weise ding
      mensch mann frau leute person welt leben arbeit ort platz fall punkt hand seite problem ergebnis idee beispiel form grund zahl
      anzahl menge hälfte drittel viertel prozent name wort frage antwort stelle rolle weg möglichkeit million milliarde tausend grad
      meter kilometer tonne bereich rahmen begriff bildung verfahren auftreten entwicklung ausmaß zone teilnahme verwendung nutzung
      bezeichnung bedeutung verlauf folge ursache wirkung auswirkung einfluss zusammenhang bezug hinblick unterschied vergleich
      verhältnis zustand vorgang prozess ablauf phase stufe schritt aufbau struktur gruppe reihe system element eigenschaft merkmal
      angabe information untersuchung studie analyse forschung forscher wissenschaftler autor experte beobachtung erkenntnis methode
      ansatz theorie maßnahme aufgabe ziel zweck mittel hilfe grundlage basis voraussetzung bedingung umstand lage situation
      richtung höhe tiefe breite länge größe stärke dauer umfang raum fläche gebiet gegend region umgebung mitte rand spitze
      zahlreiche vielzahl mehrheit großteil anteil rest bestandteil stück paar hinweis nachweis beleg quelle sinn gefahr
      abschnitt kapitel abbildung tabelle beginns schluss anlass gelegenheit versuch vorstellung darstellung beschreibung erklärung
      lösung verbindung reaktion herstellung produktion erzeugung gewinnung kontrolle veränderung änderung zunahme abnahme verbreitung
      ausbreitung vorkommen bestand wert daten messung schaden fähigkeit entstehung existenz einsatz anwendung kenntnis wissen
      normalfall gegenteil durchschnitt allgemeine wesentliche folgende einzelne nähe aussage meinung ansicht auffassung liste maß moment gegensatz hauptteil oberfläche wissenschaft verhalten`,
    fr: `temps fois chose sorte part partie personne gens homme femme monde vie travail lieu cas point fait fin côté problème résultat
      idée exemple forme niveau taux nombre moitié tiers quart nom mot question réponse début an année mois semaine jour heure siècle
      mètre kilomètre kilogramme gramme litre tonne euro franc million milliard ensemble façon manière raison suite cours place
      titre sens type genre espèce groupe membre effet cause but objet moyen aide base condition situation état étape processus
      rôle fonction usage utilisation emploi mesure action activité service système élément caractéristique importance présence
      développement évolution création réalisation mise demande droit loi règle application respect rapport relation lien
      différence possibilité capacité besoin cadre domaine secteur zone région pays ville quantité somme total valeur prix coût
      longueur largeur hauteur taille surface durée période époque moment date majorité plupart reste autre première dernier
      document page chapitre figure tableau article texte liste information donnée étude recherche auteur méthode choix avis
      présent public main tête œuvre série`,
    es: `tiempo vez cosa tipo parte persona gente hombre mujer mundo vida trabajo lugar caso punto hecho fin mano lado problema resultado
      idea ejemplo forma nivel número mitad tercio cuarto nombre palabra pregunta respuesta principio año mes semana día hora siglo metro
      kilómetro tonelada euro millón mil conjunto manera modo razón serie grupo miembro efecto causa objetivo medio base condición
      situación estado etapa proceso papel función uso utilización medida acción actividad servicio sistema elemento característica
      importancia presencia desarrollo evolución creación relación diferencia posibilidad capacidad necesidad ámbito zona región país
      ciudad cantidad suma total valor precio coste costo longitud anchura altura tamaño superficie duración período periodo época
      momento fecha mayoría resto comienzo final existencia aumento disminución método documento página capítulo figura tabla artículo
      texto lista información dato estudio investigación autor calle centro edificio frecuencia construcción cambio término clase
      obra conjunto alrededor paso`,
    it: `tempo volta cosa tipo parte persona gente uomo donna mondo vita lavoro luogo caso punto fatto fine mano lato problema risultato idea
      esempio forma livello numero metà terzo quarto nome parola domanda risposta inizio anno mese settimana giorno ora secolo metro
      chilometro tonnellata euro milione mille insieme maniera modo ragione serie gruppo membro effetto causa obiettivo scopo mezzo base
      condizione situazione stato fase processo ruolo funzione uso utilizzo misura azione attività servizio sistema elemento
      caratteristica importanza presenza sviluppo evoluzione creazione relazione rapporto differenza possibilità capacità bisogno ambito
      zona regione paese città quantità somma totale valore prezzo costo lunghezza larghezza altezza dimensione superficie durata
      periodo epoca momento data maggioranza resto comportamento aumento metodo documento pagina capitolo figura tabella articolo testo
      lista informazione dato studio ricerca autore questione termine decisione disposizione procedura viaggio ramo`,
    pt: `tempo vez coisa tipo parte pessoa gente homem mulher mundo vida trabalho lugar caso ponto facto fato fim mão lado problema resultado
      ideia exemplo forma nível número metade terço quarto nome palavra pergunta resposta princípio ano mês semana dia hora século metro
      quilômetro quilómetro tonelada euro milhão mil conjunto maneira modo razão série grupo membro efeito causa objetivo meio base
      condição situação estado etapa processo papel função uso utilização medida ação atividade serviço sistema elemento
      característica importância presença desenvolvimento evolução criação relação diferença possibilidade capacidade necessidade
      âmbito zona região país cidade quantidade soma total valor preço custo comprimento largura altura tamanho superfície duração
      período época momento data maioria resto início final existência aumento método documento página capítulo figura tabela artigo
      texto lista informação dado estudo pesquisa autor espaço extração`,
    nl: `tijd keer ding soort deel persoon mens man vrouw wereld leven werk plaats geval punt feit einde hand kant probleem resultaat idee
      voorbeeld vorm niveau aantal helft derde kwart naam woord vraag antwoord begin jaar maand week dag uur eeuw meter kilometer ton
      euro miljoen duizend geheel manier wijze reden reeks groep lid gevolg oorzaak doel middel basis voorwaarde situatie toestand fase
      proces rol functie gebruik maatregel actie activiteit dienst systeem onderdeel kenmerk belang aanwezigheid ontwikkeling
      verandering relatie verhouding verschil mogelijkheid behoefte gebied streek regio land stad hoeveelheid som totaal waarde prijs
      kosten lengte breedte hoogte grootte oppervlakte duur periode tijdperk moment datum meerderheid rest methode document pagina
      hoofdstuk figuur tabel artikel tekst lijst informatie gegeven studie onderzoek auteur plan opzicht bodem centimeter`,
  }).map(([code, words]) => [code, new Set(words.trim().split(/\s+/))]),
);

const endings: Readonly<Record<string, RegExp>> = {
  de: /(ern|en|er|es|e|n|s)$/,
  fr: /(s|x)$/,
  es: /(es|s)$/,
  pt: /(es|s)$/,
  nl: /(en|s|n)$/,
};

export function isPlain(code: string, noun: string): boolean {
  const words = plain[code];
  const lower = noun.toLowerCase();
  if (!words || words.has(lower)) return words !== undefined;
  if (code === "it") return ["a", "e", "o"].some((end) => words.has(lower.replace(/[aeio]$/, end)));
  const stem = lower.replace(endings[code] ?? /$/, "");
  const bare = code === "de" ? stem.replace(/ä/g, "a").replace(/ö/g, "o").replace(/ü/g, "u") : stem;
  return [stem, `${stem}e`, bare, doubled(stem), lower.replace(/s$/, ""), lower.replace(/n$/, "")].some((form) =>
    words.has(form),
  );
}

/** Dutch: jaren, jaar; mannen, man. */
const doubled = (stem: string) =>
  /(.)\1$/.test(stem) ? stem.slice(0, -1) : stem.replace(/([aeou])([^aeiou])$/, "$1$1$2");
