import { describe, expect, it } from "vitest";
import { personIn, tableOf } from "./table.ts";

/** The people of a table whose lines are separated by "/" and cells by ";". */
function read(text: string) {
  const rows = text.split("/").map((line) => line.split(";").map((cell) => cell.trim()));
  const table = tableOf(rows.map((row, index) => ({ row, line: index + 1 })));
  return table?.people.map(({ row }) => personIn(table, row)) ?? null;
}

const ada = { name: "Ada Lovelace", email: "ada@example.com" };

describe("a table", () => {
  it.each([
    ["English", "First name;Last name;Email address/Ada;Lovelace;ada@example.com"],
    [
      "Google",
      "First Name;Middle Name;Last Name;E-mail 1 - Label;E-mail 1 - Value/Ada;;Lovelace;* Work;ada@example.com",
    ],
    [
      "old Google",
      "Name;Given Name;Family Name;E-mail 1 - Value/Ada Lovelace;Ada;Lovelace;ada@example.com ::: a@b.test",
    ],
    [
      "Outlook",
      "Title;First Name;Last Name;E-mail Address;E-mail Type;E-mail 2 Address/;Ada;Lovelace;ada@example.com;SMTP;",
    ],
    ["German Outlook", "Vorname;Nachname;E-Mail-Adresse;E-Mail-Typ/Ada;Lovelace;ada@example.com;SMTP"],
    ["German", "Name;Vorname;E-Mail/Lovelace;Ada;ada@example.com"],
    ["French", "Nom;Prénom;Courriel/Lovelace;Ada;ada@example.com"],
    ["French, in capitals", "NOM ; PRENOM ; ADRESSE E-MAIL*/Lovelace;Ada;ada@example.com"],
    ["French Outlook", "Prénom;Nom;Adresse de messagerie;Type de messagerie/Ada;Lovelace;ada@example.com;SMTP"],
    ["Italian", "Cognome;Nome;Indirizzo di posta elettronica/Lovelace;Ada;ada@example.com"],
    ["Spanish", "Nombre;Apellidos;Dirección de correo electrónico/Ada;Lovelace;ada@example.com"],
    ["Dutch", "Voornaam;Achternaam;E-mailadres/Ada;Lovelace;ada@example.com"],
    ["Polish", "Imię;Nazwisko;Adres e-mail/Ada;Lovelace;ada@example.com"],
    ["Portuguese", "Nome;Sobrenome;Endereço de e-mail/Ada;Lovelace;ada@example.com"],
    ["Turkish", "Adı;Soyadı;E-posta/Ada;Lovelace;ada@example.com"],
    ["Russian", "Фамилия;Имя;Эл. почта/Lovelace;Ada;ada@example.com"],
    ["Ukrainian", "Ім’я;Прізвище;Електронна пошта/Ada;Lovelace;ada@example.com"],
    ["Swedish", "Förnamn;Efternamn;E-postadress/Ada;Lovelace;ada@example.com"],
    ["Danish", "Fornavn;Efternavn;Mailadresse/Ada;Lovelace;ada@example.com"],
    ["Norwegian", "Fornavn;Etternavn;E-postadresse/Ada;Lovelace;ada@example.com"],
    ["Czech", "Jméno;Příjmení;E-mail/Ada;Lovelace;ada@example.com"],
    ["Slovak", "Meno;Priezvisko;E-mail/Ada;Lovelace;ada@example.com"],
    ["Croatian", "Ime;Prezime;E-mail adresa/Ada;Lovelace;ada@example.com"],
    ["Slovenian", "Ime;Priimek;E-naslov/Ada;Lovelace;ada@example.com"],
    ["Romanian", "Nume;Prenume;Adresă de e-mail/Lovelace;Ada;ada@example.com"],
    ["Finnish", "Sukunimi;Etunimet;Sähköpostiosoite/Lovelace;Ada;ada@example.com"],
    ["Greek", "Επίθετο;Όνομα;Ηλεκτρονικό ταχυδρομείο/Lovelace;Ada;ada@example.com"],
    ["Bulgarian", "Име;Фамилия;Имейл/Ada;Lovelace;ada@example.com"],
    ["Catalan", "Nom;Primer cognom;Segon cognom;Correu electrònic/Ada;Lovelace;;ada@example.com"],
    ["Lithuanian", "Vardas;Pavardė;El. paštas/Ada;Lovelace;ada@example.com"],
    ["Thai", "ชื่อ;นามสกุล;อีเมล/Ada;Lovelace;ada@example.com"],
    ["Vietnamese", "Họ và tên;Email/Ada Lovelace;ada@example.com"],
    [
      "Google Workspace",
      "First Name [Required];Last Name [Required];Email Address [Required]/Ada;Lovelace;ada@example.com",
    ],
    ["pupils", "Student First Name;Legal Last Name;Parent Email;Student Email/Ada;Lovelace;p@b.test;ada@example.com"],
    ["parents first", "Name;E-Mail Eltern;E-Mail Kind/Ada Lovelace;p@b.test;ada@example.com"],
    ["several addresses in a cell", "Name;Email/Ada Lovelace;ada@example.com, Ada <a@b.test>"],
    [
      "a title with an address",
      "Questions: office@school.test/Last name;First name;Email/Lovelace;Ada;ada@example.com",
    ],
    ["a name in two lines", "Name;Email/Ada \n Lovelace;ada@example.com"],
    ["a whole name", "ФИО;Почта/Ada Lovelace;ada@example.com"],
    ["Polish, whole", "Imię i nazwisko;E-mail/Ada Lovelace;ada@example.com"],
    ["unknown headings", "Schülerin;Kontakt/Ada Lovelace;ada@example.com"],
    ["a postal address", "Name;Address;Contact/Ada Lovelace;1 Main Street;ada@example.com"],
    ["an address as mail programs write it", "Contact;Class/Ada Lovelace <ada@example.com>;7b"],
    ["a second address", "Name;Email;Email 2/Ada Lovelace;;ada@example.com"],
    ["a title above", "Class 7b, autumn/Vorname;Nachname;E-Mail/Ada;Lovelace;ada@example.com"],
    ["lines above that look like headings", "Mail/Name/Exported;2026/Name;E-mail/Ada Lovelace;ada@example.com"],
  ])("reads a name and an address from %s", (_name, text) => {
    expect(read(text)).toMatchObject([ada]);
  });

  it("joins the parts of names", () => {
    expect(read("Voornaam;Tussenvoegsel;Achternaam/Jan;van;Dijk")).toMatchObject([{ name: "Jan van Dijk" }]);
    expect(read("Nombre;Primer apellido;Segundo apellido/Ana;García;Ruiz")).toMatchObject([
      { name: "Ana García Ruiz" },
    ]);
    expect(read("姓;名;メール/山田;太郎;taro@example.jp")).toMatchObject([
      { name: "山田太郎", email: "taro@example.jp" },
    ]);
    expect(read("성;이름;이메일/김;민수;minsu@example.kr")).toMatchObject([{ name: "김민수" }]);
  });

  it("keeps other columns, but nothing else of an address book", () => {
    expect(read("Name;Email;Class;/Ada;ada@example.com;7b;x")).toMatchObject([{ fields: { Class: "7b" } }]);
    expect(read("Name;E-mail 1 - Value;E-mail 1 - Label;Phone/Ada;ada@example.com;Home;+49")).toMatchObject([
      { fields: {} },
    ]);
    const many = Array.from({ length: 21 }, (_, place) => `c${place}`).join(";");
    expect(read(`Name;${many}/Ada;${many}`)).toMatchObject([{ fields: {} }]);
  });

  it("asks for an address where the column has something else", () => {
    expect(read("Name;Email/Ada;n.a./Bob;bob@example.com")).toMatchObject([
      { email: "n.a." },
      { email: "bob@example.com" },
    ]);
  });

  it.each([
    "Ad/Bob",
    "Mel/Bob",
    "Last/Bob",
    "Ada;ada@example.com/Bob;bob@example.com",
    "Ada;Lovelace/Bob;B",
    "ada@example.com;Ada/Name;b@c.de",
    "Ada/Bob;b@c.de",
  ])("is not %s", (text) => {
    expect(read(text)).toBeNull();
  });
});
