import type en from "./en.own.shared.ts";

export default {
  ownLink: "Conserva un link alle sue risposte",
  ownLinkHow:
    "Su qualsiasi dispositivo, questo link privato mostra il suo risultato e permette di cancellare le sue risposte. Chiunque lo abbia può fare lo stesso.",
  ownLinkName: "Link privato",
  ownCopy: "Copia link",
  ownCopied: "Copiato",
  ownShare: "Condividi",
  ownMail: "Inviamelo per e-mail",
  ownCode: "Codice QR del suo link privato",
  ownErase: "Cancella le mie risposte",
  ownEraseSure: "Cancellare definitivamente le sue risposte?",
  ownEraseHow:
    "Vengono tolte dai risultati, e un eventuale certificato viene revocato. Non si può annullare, e non potrà inviarle di nuovo. Le copie che l’autore ha già scaricato o ricevuto non vengono cancellate.",
  ownEraseNow: "Cancella definitivamente",
  ownEraseFailed: "Non è stato possibile cancellare le sue risposte. Controlli la connessione e riprovi.",
  ownErased: "Le sue risposte sono state cancellate",
  ownErasedHow: "Non sono più salvate e non contano più nei risultati.",
  ownHidden: "Al momento non visibile",
  ownHiddenHow: "Al momento l’autore non mostra questa pagina. Le sue risposte sono ancora salvate e può cancellarle.",
  ownNone: "Nessuna risposta trovata",
  ownNoneHow: "Il link potrebbe essere incompleto, oppure le risposte sono state eliminate.",
} satisfies Record<keyof typeof en, string>;
