import type en from "./en.certified.shared.ts";

export default {
  certificate: "您的证书",
  certificateHow: "您已通过，可以领取证书。",
  certificateName: "证书上的姓名",
  nameEmpty: "请填写姓名",
  certificateOnce: "之后无法更改。无人核实，证书上会注明这一点。",
  certificateGet: "领取证书",
  certificateFor: "证书持有人：{name}。",
  certificatePdf: "下载 PDF",
  certificateCheck: "任何人都可以查验的页面",
  certificateRevoked: "它已被撤销。",
  certificateFailed: "证书未能送达。请检查网络后重试。",
  certificateBoxes: "打印的证书会用方框代替姓名中的一些字符。证书页面会正常显示。",
  certificateAnyway: "仍然领取",
} satisfies Record<keyof typeof en, string>;
