import type en from "./en.later.shared.ts";

export default {
  entry: "Weź udział w quizie, ankiecie lub ocenie",
  entryHow: "Proszę wkleić otrzymany link lub identyfikator. Konto nie jest potrzebne.",
  entryLabel: "Link lub identyfikator",
  entryEmpty: "Proszę najpierw wkleić link lub identyfikator",
  otherSite: "Ten link prowadzi do innej strony: {site}",
  go: "Dalej",

  welcomeBack: "Witamy ponownie",
  begunAs: "Tę próbę rozpoczęto jako {person}.",
  justBegun:
    "Próba na tym urządzeniu dopiero się zaczęła. {count, plural, one {Pytanie czeka na odpowiedź.} few {Wszystkie # pytania czekają na odpowiedź.} many {Wszystkie # pytań czeka na odpowiedź.} other {Wszystkie # pytania czekają na odpowiedź.}}",
  answeredHere:
    "Na tym urządzeniu udzielono odpowiedzi: {answered} z {count, plural, one {# pytania} few {# pytań} many {# pytań} other {# pytania}}.",
  edited: "Od tego czasu autor zmienił treść. Można dokończyć rozpoczętą wersję albo zacząć od nowa z nową.",
  startOver: "Zacznij od nowa",
  somebodyElse: "Jestem kimś innym",

  answeredOf: "Odpowiedzi: {number} z {total}",
  keyChoose: "Wybiera tę odpowiedź",
  keyPoint: "Wybierz ten punkt",
  keyRow: "Wybierz w bieżącym wierszu",
  keyLines: "Następne pytanie, także z kilku wierszy",
  keyWalk: "Przechodzi po odpowiedziach bez wybierania",
  spaceKey: "Spacja",
  keySpace: "Wybiera bieżącą odpowiedź",
  nextQuestion: "Następne pytanie",
  previousQuestion: "Poprzednie pytanie",
  keyHelp: "Pokazuje te klawisze",
  keysOn: "Używaj liter, cyfr i ? jako skrótów",
  close: "Zamknij",

  offline: "Brak połączenia. Odpowiedzi zostaną wysłane same, gdy tylko połączenie wróci.",
  busy: "Serwer jest zajęty. Wciąż próbujemy przekazać odpowiedzi.",
  unreachable: "Serwer jest nieosiągalny. Wciąż próbujemy przekazać odpowiedzi.",
  intercepted:
    "Zamiast serwera odpowiedziało coś innego, może sieć Wi-Fi, która wymaga logowania. Wciąż próbujemy przekazać odpowiedzi.",
  notAnswered: "(bez odpowiedzi)",
  tryNow: "Spróbuj teraz",

  removed: "Autor zamknął lub usunął tę treść po jej otwarciu.",
  handedIn: "Już przekazano",
  handedInHow:
    "Inne odpowiedzi z tej samej próby już dotarły, może z innej karty. Tamte się liczą; te nie zostały wysłane.",
  asNew: "Przekaż te jako nową próbę",
  changed: "Treść się zmieniła",
  changedHow:
    "Autor zmienił ją po rozpoczęciu próby i te odpowiedzi już nie pasują. Proszę wczytać bieżącą wersję: odpowiedzi na niezmienione pytania pozostaną.",
  loadCurrent: "Wczytaj bieżącą wersję",
  loadFailed: "Nie udało się wczytać bieżącej wersji. Proszę sprawdzić połączenie i spróbować ponownie.",
  correct: "Jedna rzecz do poprawienia",
  sendAgain: "Wyślij ponownie",
  refused: "Odpowiedzi nie zostały przyjęte",
  downloadFirst: "Ta przeglądarka nie może zachować odpowiedzi: proszę je pobrać przed opuszczeniem tej strony.",
  stillHere: "Odpowiedzi są nadal na tym urządzeniu.",
  elsewhere: "Przekazano z innej karty",
  elsewhereHow: "Odpowiedzi dotarły. Wynik jest w innej karcie; tę można zamknąć.",

  opensOn: "Otwarcie: {when}",
  opensIn:
    "{count, plural, one {Otwarcie za # minutę.} few {Otwarcie za # minuty.} many {Otwarcie za # minut.} other {Otwarcie za # minuty.}}",
  opensNow: "Otwarcie właśnie teraz.",
  opensByItself: "Można zostać na tej stronie: zacznie się samo.",
  gateOffline: "Brak połączenia. Strona ruszy dalej, gdy tylko ono wróci.",
  closedOn: "Zamknięto: {when}",
  closedMeanwhile: "Zamknięte: odpowiedzi nie są już przyjmowane.",
  notOpen: "Jeszcze nie otwarte. Spróbuj ponownie po otwarciu.",
  full: "Zebrano już wszystkie potrzebne odpowiedzi.",
  placesTaken:
    "W tej chwili wszystkie miejsca są zajęte. {count, plural, one {Spróbuj ponownie za # minutę.} few {Spróbuj ponownie za # minuty.} many {Spróbuj ponownie za # minut.} other {Spróbuj ponownie za # minuty.}}",
  yourResult: "Wynik",
  answersGone: "Te odpowiedzi nie są już zapisane.",
  everyone: "Jak odpowiadali wszyscy",
  unanswered: "Bez odpowiedzi: {count}",
  noContent: "Nie znaleziono treści",
  noContentHow: "Szukana treść nie istnieje.",
  notFoundHow: "Link może być niepełny albo autor zamknął lub usunął treść.",
  anotherLink: "Podaj inny link",
  quizNotFound: "Nie znaleziono quizu",
  surveyNotFound: "Nie znaleziono ankiety",
  download: "Pobierz moje odpowiedzi",
} satisfies Record<keyof typeof en, string>;
