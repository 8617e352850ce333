import type { Language } from "../../platform/shared/taker-language.shared.ts";

/** Replaces the note that the person wrote the name themselves. */
export const namedByInviter: Record<Language, string> = {
  en: "The name is as given by the sender of the invitation. It was not checked.",
  de: "Der Name steht hier, wie ihn die einladende Person angegeben hat. Er wurde nicht geprüft.",
  fr: "Le nom est celui qu'a indiqué la personne qui a envoyé l'invitation. Il n'a pas été vérifié.",
  es: "El nombre es el que indicó quien envió la invitación. No se ha comprobado.",
  pt: "O nome é o que foi indicado por quem enviou o convite. Não foi verificado.",
  it: "Il nome è quello indicato da chi ha inviato l'invito. Non è stato verificato.",
  nl: "De naam is die welke de uitnodiger heeft opgegeven. Hij is niet gecontroleerd.",
  pl: "Imię i nazwisko podała osoba, która wysłała zaproszenie. Nie zostały sprawdzone.",
  tr: "Ad, daveti gönderenin bildirdiği gibidir. Doğrulanmamıştır.",
  ru: "Имя указано так, как его сообщил отправитель приглашения. Оно не проверялось.",
  uk: "Ім’я вказано так, як його повідомив відправник запрошення. Його не перевіряли.",
  ar: "الاسم كما ذكره مرسِل الدعوة، ولم يُتحقق منه.",
  he: "השם הוא כפי שמסר מי ששלח את ההזמנה. הוא לא נבדק.",
  zh: "姓名由邀请人提供，未经核实。",
  ja: "氏名は招待者が提供したもので、確認されていません。",
};
