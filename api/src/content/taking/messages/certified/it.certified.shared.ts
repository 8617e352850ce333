import type en from "./en.certified.shared.ts";

export default {
  certificate: "Il tuo certificato",
  certificateHow: "Hai superato il quiz e puoi avere un certificato che lo attesta.",
  certificateName: "Il tuo nome, come deve comparire",
  nameEmpty: "Il nome è obbligatorio",
  certificateOnce: "Dopo non si può più cambiare. Nessuno lo verifica, e il certificato lo dice.",
  certificateGet: "Ottieni il certificato",
  certificateFor: "È intestato a {name}.",
  certificatePdf: "Scarica in PDF",
  certificateCheck: "La pagina su cui chiunque può verificarlo",
  certificateRevoked: "È stato revocato.",
  certificateFailed: "Il certificato non è arrivato. Controlla la connessione e riprova.",
  certificateBoxes:
    "Sul certificato stampato comparirebbero dei riquadri al posto di alcuni caratteri del nome. La pagina del certificato li mostra.",
  certificateAnyway: "Ottienilo comunque",
} satisfies Record<keyof typeof en, string>;
