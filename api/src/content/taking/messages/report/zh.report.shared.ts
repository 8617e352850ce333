import type en from "./en.report.shared.ts";

export default {
  reportWhy: "此页面有什么问题？",
  reportImpersonation: "冒充他人",
  reportPhishing: "索要密码或付款",
  reportIllegal: "含有仇恨或违法内容",
  reportOther: "其他问题",
  reportText: "详细说明（可选）",
  reportUnnamed: "举报不含您的姓名，作者看不到。",
  reportSend: "提交举报",
  reportNoReason: "请选择原因。",
  reportTooLong: "最多 {count} 个字符。",
  reportNotSent: "举报未能发送。请检查网络连接后重试。",
  reportTooMany: "举报过多，请一小时后再试。",
  reportThanks: "谢谢。网站运营者会进行处理。",
} satisfies Record<keyof typeof en, string>;
