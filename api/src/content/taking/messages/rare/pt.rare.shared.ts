import type en from "./en.rare.shared.ts";

export default {
  anonymous:
    "As suas respostas são guardadas sem o seu nome, o seu endereço nem a hora. O que escrever nelas fica tal como o escrever.",
  answeredBefore: "Você já respondeu neste dispositivo.",
  ballot:
    "Este link é só para si e as suas respostas são anónimas: quem o convidou fica a saber que participou, mas não quais são as suas respostas. O link dá um único boletim, que fica neste dispositivo; termine aqui, por favor.",
  ballotDrawn:
    "Com este link foi levantado um boletim em {day}. Termine no dispositivo em que começou: não é dado duas vezes, para que ninguém conte a dobrar.",
  ballotInsecure: "As respostas anónimas precisam de uma página segura (https). Avise quem o convidou.",
  ballotSpent: "As suas respostas chegaram. Nada do que está guardado diz quais são as suas.",
  corrected: "Este resultado foi corrigido em {when}.",
  correctedFrom: "Antes era {result}.",
  fewYet: "As respostas dos outros são mostradas quando pelo menos cinco pessoas tiverem respondido.",
  fullLater: "Pode vagar um lugar: quem começou e não termina libera o seu.",
  goesOn: "Esta página seguirá sozinha para {host}.",
  invitedOnly: "Isto é para pessoas convidadas. Abra-o pelo link do seu convite.",
  linkIncomplete: "Este link pessoal está incompleto. Abra-o de novo a partir do seu convite.",
  linkValue: "Este link acrescenta {name}: {value} às suas respostas.",
  linkValueDrop: "Responder sem este dado",
  linkValueDropped: "As suas respostas são guardadas sem o dado do link.",
  linkValueFew: "Não é mostrado a ninguém até que pelo menos cinco pessoas o partilhem.",
  linkValueShared: "Pessoas que responderam e o partilham: {people}.",
  linkWithdrawn: "Este link pessoal já não funciona. Pergunte a quem o convidou.",
  passcode: "Código de acesso",
  passcodeAsked: "É preciso um código de acesso. Quem passou o link para você sabe qual é.",
  passcodeEmpty: "Informe o código de acesso.",
  passcodePause: "Chegaram daqui códigos errados demais. Tente de novo em um minuto.",
  passcodeWrong: "Esse não é o código de acesso.",
  personal: "Este link é só para si. As suas respostas são guardadas com o nome e o endereço do seu convite.",
  personalDone: "As suas respostas chegaram em {when}.",
  personalHello: "Olá, {name},",
  stay: "Ficar aqui",
  stays: "Esta página continua aberta.",
  uncounted: "As suas respostas chegaram tarde. Ficam guardadas, mas não contam.",
} satisfies Record<keyof typeof en, string>;
