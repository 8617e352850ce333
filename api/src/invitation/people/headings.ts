/**
 * The meaning of a column about people. `name` is the whole name, unless there is a column for the other part of it;
 * `full` is always the whole name. `detail` describes an address, as exports of address books do.
 */
export type ColumnKind =
  | "email"
  | "detail"
  | "name"
  | "full"
  | "firstName"
  | "middleName"
  | "lastName"
  | "secondLastName"
  | "language"
  | "extraMinutes"
  | "extraPercent"
  | "field";

/** Headings used by spreadsheets, Google Contacts and Outlook, and in the languages that people write. */
const words: Record<Exclude<ColumnKind, "detail" | "field">, string> = {
  email: `
    email|e-mail|mail|email address|e-mail address|email addresses|e-mail addresses|mail address|address
    e-mail-adresse|emailadresse|mailadresse|mail-adresse|e-mailadresse|adresse
    courriel|adresse courriel|adresse de courriel|adresse e-mail|adresse mail|adresse électronique|mél|messagerie
    adresse de messagerie|adresse de messagerie électronique
    correo|correo electrónico|dirección de correo|dirección de correo electrónico|dirección de email|email del alumno
    indirizzo|indirizzo e-mail|indirizzo mail|posta elettronica|indirizzo posta elettronica|indirizzo di posta elettronica
    e-mailadres|emailadres|mailadres|e-mail adres|adres
    adres e-mail|adres email|adres mailowy|adres poczty elektronicznej|poczta elektroniczna|poczta
    endereço de e-mail|endereço de email|endereço eletrônico|correio eletrônico|correio electrónico|correio eletrónico
    e-posta|e-posta adresi|eposta|eposta adresi
    почта|эл. почта|электронная почта|адрес электронной почты|e-mail адрес|имейл
    пошта|ел. пошта|електронна пошта|адреса електронної пошти|електронна адреса
    البريد|البريد الإلكتروني|البريد الالكتروني|بريد إلكتروني|عنوان البريد الإلكتروني|الإيميل
    דוא"ל|דואר אלקטרוני|אימייל|מייל|כתובת דוא"ל|כתובת אימייל|כתובת מייל
    メール|メールアドレス|電子メール|電子メールアドレス|eメール
    邮箱|电子邮箱|邮件|电子邮件|邮箱地址|邮件地址|电子邮件地址|電子郵件|電子郵件地址
    e-post|e-postadress|mejl|mejladress|e-postadresse|sähköposti|sähköpostiosoite|netfang|tölvupóstur
    e-mailová adresa|emailová adresa|mejlová adresa|e-mail adresa|email adresa|e-naslov|e-poštni naslov|e-pošta
    adresă de e-mail|adresă de email|adresă e-mail|adresă email|poștă electronică|е-пошта|имејл|имейл адрес
    e-mail cím|email cím|correu electrònic|adreça electrònica|correu|helbide elektronikoa
    ηλεκτρονικό ταχυδρομείο|διεύθυνση ηλεκτρονικού ταχυδρομείου|διεύθυνση email|ηλ. ταχυδρομείο
    e-posti aadress|meiliaadress|el. paštas|el. pašto adresas|e-pasts|e-pasta adrese|surel|alamat email|alamat surel
    이메일|이메일 주소|전자 메일|전자메일|전자우편|메일|địa chỉ email|thư điện tử|ईमेल|ई-मेल|ईमेल पता|อีเมล|ที่อยู่อีเมล|ইমেইল`,
  name: `
    name|nom|nombre|nome|naam|isim|имя|ім'я|الاسم|שם|imię|име|namn|navn|nimi|nafn|jméno|meno|ime|nume
    név|όνομα|vardas|vārds|nama|이름|성명|tên|नाम|ชื่อ|নাম`,
  full: `
    full name|fullname|display name|displayname|complete name|student name|participant|participant name
    name first name|last name first name|surname first name|first and last name|first name and last name
    vollständiger name|anzeigename|vor- und nachname|vorname nachname|teilnehmer|teilnehmerin
    nom complet|nom et prénom|prénom et nom|nom prénom|nom d'usage et prénom
    nombre completo|nombre y apellidos|nombre y apellido|apellidos y nombre
    nome completo|nome e cognome|cognome e nome|nominativo|nome e sobrenome
    volledige naam|weergavenaam|voor- en achternaam
    imię i nazwisko|nazwisko i imię
    adı soyadı|ad soyad|ad-soyad|isim soyisim
    фио|полное имя|имя и фамилия|фамилия и имя|фамилия имя отчество
    піб|повне ім'я|ім'я та прізвище|прізвище та ім'я
    الاسم الكامل|שם מלא|名前|氏名|お名前|姓名|名字|全名
    vor- und zuname|zu- und vorname|name und vorname|vorname und name|name vorname|vorname name|nachname vorname
    fullständigt namn|för- och efternamn|fulde navn|for- og efternavn|fullt navn|for- og etternavn|koko nimi
    jméno a příjmení|příjmení a jméno|meno a priezvisko|priezvisko a meno|ime i prezime|prezime i ime|ime in priimek|priimek in ime
    nume și prenume|nume complet|prenume și nume|teljes név|nom i cognoms|cognoms i nom|ονοματεπώνυμο|όνομα και επώνυμο
    име и фамилия|име и презиме|пълно име|täisnimi|vardas ir pavardė|vārds un uzvārds|vārds, uzvārds|nama lengkap
    họ và tên|họ tên|पूरा नाम|ชื่อ-นามสกุล|ชื่อเต็ม`,
  firstName: `
    first name|firstname|given name|givenname|forename|first|vorname|vornamen|rufname|prénom|prénoms
    nombre de pila|primer nombre|nombres|nome proprio|primeiro nome|nome próprio|voornaam|voornamen|roepnaam
    pierwsze imię|imiona|ad|adı|الاسم الأول|שם פרטי|名
    förnamn|tilltalsnamn|fornavn|etunimi|etunimet|křestní jméno|krstné meno|prenume|keresztnév|utónév|eesnimi|nama depan
    μικρό όνομα|собствено име`,
  middleName: `
    middle name|middle names|additional name|additional names|weitere vornamen|weiterer vorname|zweiter vorname
    deuxième prénom|2e prénom|autres prénoms|secondo nome|segundo nombre|segundo nome|nome do meio
    tussenvoegsel|tussenvoegsels|tweede voornaam|middelste naam|drugie imię|ikinci ad|отчество|по батькові|الاسم الأوسط|שם אמצעי`,
  lastName: `
    last name|lastname|family name|familyname|surname|last|nachname|familienname|zuname|nom de famille|nom d'usage
    apellido|apellidos|primer apellido|cognome|achternaam|familienaam|nazwisko|sobrenome|apelido|último nome
    soyad|soyadı|soyisim|фамилия|прізвище|اسم العائلة|الاسم الأخير|اللقب|שם משפחה|姓|氏
    efternamn|efternavn|etternavn|sukunimi|příjmení|priezvisko|prezime|priimek|nume de familie|vezetéknév|családnév
    cognom|cognoms|primer cognom|επώνυμο|επίθετο|фамилно име|презиме|perekonnanimi|pavardė|uzvārds|nama belakang|성|성씨
    họ|उपनाम|นามสกุล`,
  secondLastName: "segundo apellido|segon cognom",
  language: `
    language|lang|sprache|langue|idioma|lingua|língua|taal|język|dil|язык|мова|اللغة|שפה|言語|语言|語言`,
  extraMinutes: "extra minutes|extra time",
  extraPercent: "extra percent|extra %",
};

const longestHeading = 100;

/** Lower case without accents, with only spaces between words. */
const plain = (heading: string) =>
  heading
    .slice(0, longestHeading)
    .normalize("NFKD")
    .replace(/\([^()]*\)|[\p{M}'’"״.]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();

const kinds = new Map(
  (Object.keys(words) as (keyof typeof words)[]).flatMap((kind) =>
    words[kind].split(/[|\n]/).map((word): [string, ColumnKind] => [plain(word), kind]),
  ),
);
kinds.delete("");

/** Words that number an address or describe part of it: `E-mail 1 - Value`, `E-mail 2 Address`, `E-Mail-Typ`. */
const values = /\b(?:value|wert|valeur|valor|valore|waarde|wartosc)\b/g;
const details =
  /\b(?:label|type|typ|tipo|etykieta|etiqueta|etichetta|libelle|bezeichnung|display name|angezeigter name|nom complet|nombre para mostrar|nome visualizzato|weergavenaam)\b/g;
/** Words for the people of the list: `Student First Name`, `Legal Last Name`, `E-Mail Teilnehmer`. */
const owners =
  /\b(?:students?|pupils?|learners?|attendees?|participants?|guests?|members?|employees?|legal|required|schuler(?:in)?|teilnehmer(?:in|innen)?|eleves?|alumn[oa]s?|estudiantes?|studente|leerlingen?|leerling|ucznia)\b/g;
/** Words for people who answer for somebody else. */
const others =
  /parent|guardian|carer|mother|father|eltern|erziehung|mutter|vater|mere\b|pere\b|padre|madre|tutor|responsable|genitor|ouder|rodzic|opiekun|veli\b|teacher|lehr/;

/** Whether a column is about other people than the ones on the list, such as their parents. */
export const isAboutOthers = (heading: string): boolean => others.test(plain(heading));

export function kindOfHeading(heading: string): ColumnKind {
  const text = plain(heading);
  const kind = kinds.get(text);
  if (kind) return kind;
  const without = (pattern: RegExp) => text.replace(pattern, "").replace(/ +/g, " ").trim();
  const bare = (pattern: RegExp) =>
    without(pattern)
      .replace(/\b\d+\b/g, "")
      .replace(/ +/g, " ")
      .trim();
  if (kinds.get(bare(values)) === "email") return "email";
  if (kinds.get(bare(details).replace(/^de | de$/, "")) === "email") return "detail";
  return kinds.get(without(owners)) ?? "field";
}
