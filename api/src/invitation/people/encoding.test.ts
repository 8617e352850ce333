import { expect, it } from "vitest";
import { decodedText } from "./encoding.shared.ts";

/** Encodes a text, by decoding each single byte and each pair of bytes. */
function encoded(text: string, label: string): Uint8Array {
  if (label === "utf-16le") return Uint8Array.from(Buffer.from(text, label));
  const decoder = new TextDecoder(label);
  const all = Array.from({ length: 256 }, (_, byte) => byte);
  const pairs = all.slice(0x81).flatMap((first) => all.slice(0x40).map((second) => [first, second]));
  const bytes = new Map(
    [...pairs.reverse(), ...all.map((byte) => [byte])].map((bytes) => [decoder.decode(Uint8Array.from(bytes)), bytes]),
  );
  return Uint8Array.from([...text].flatMap((character) => bytes.get(character) ?? []));
}

it.each([
  ["windows-1252", "Vorname;Nachname\nJörg;Müller"],
  ["windows-1252", "Prénom;Nom\nFrançois;Lefèvre\nÉloïse;Dœuf"],
  ["windows-1252", "Nombre;Apellidos\nÍñigo;Núñez Ibáñez\nMª José;García"],
  ["windows-1252", "Sørensen;Pérez;Núñez"],
  ["windows-1252", "ÅSA ÖBERG"],
  ["windows-1252", "Guðrún Þórðardóttir"],
  ["windows-1252", "Name;Fee\nO’Brien;5 €"],
  ["windows-1250", "Imię;Nazwisko\nMałgorzata;Dąbrowska"],
  ["windows-1250", "Jméno;Příjmení\nTomáš;Němec"],
  ["windows-1250", "Dvořák"],
  ["windows-1250", "Ime;Prezime\nŽeljko;Đurić"],
  ["windows-1250", "Ľubomír Šťastný"],
  ["iso-8859-2", "Imię;Nazwisko\nŁukasz;Wiśniewski"],
  ["windows-1254", "Adı;Soyadı\nŞükrü;Yıldız\nİbrahim;Işık"],
  ["windows-1257", "Jānis Bērziņš"],
  ["windows-1251", "Фамилия;Имя\nРостова;Наташа"],
  ["windows-1251", "имя;почта\nпетров;x"],
  ["windows-1251", "ФАМИЛИЯ;ИМЯ\nРОСТОВА;НАТАША"],
  ["koi8-r", "Фамилия;Имя\nРостова;Наташа"],
  ["windows-1253", "Όνομα;Επώνυμο\nΓιώργος;Παπαδόπουλος"],
  ["windows-1253", "ΟΝΟΜΑ;ΕΠΩΝΥΜΟ\nΓΙΩΡΓΟΣ;ΝΙΚΟΛΑΟΥ"],
  ["windows-1255", "שם;אימייל\nדוד כהן;x"],
  ["windows-1256", "الاسم;البريد\nفاطمة;x"],
  ["windows-874", "ชื่อ;อีเมล"],
  ["macintosh", "Vorname;Nachname\nJörg;Müller"],
  ["shift_jis", "氏名,メールアドレス\n山田太郎,x"],
  ["shift_jis", "やまだ,x"],
  ["euc-kr", "이름,이메일\n김민수,x"],
  ["gb18030", "姓名,邮箱\n王小明,x"],
  ["big5", "姓名,電子郵件\n陳美玲,x"],
  ["utf-16le", "Имя;Почта\nНаташа;n@example.com"],
])("reads %s: %s", (label, text) => {
  expect(decodedText(encoded(text, label))).toEqual({ text, isGuessed: label !== "utf-16le" });
});

it.each([
  ["zero bytes", [0xd0, 0xcf, 0x11, 0xe0, 0, 1, 2, 3]],
  ["control characters", [0x41, 0x01, 0x42]],
])("refuses %s", (_name, bytes) => {
  expect(decodedText(Uint8Array.from(bytes))).toBeNull();
});
