import type en from "./en.own.shared.ts";

export default {
  ownLink: "保留您的回答链接",
  ownLinkHow: "在任何设备上，您都可以用此私密链接查看结果或清除您的回答。任何拥有此链接的人也可以这样做。",
  ownLinkName: "私密链接",
  ownCopy: "复制链接",
  ownCopied: "已复制",
  ownShare: "分享",
  ownMail: "用邮件发给我",
  ownCode: "您的私密链接的二维码",
  ownErase: "清除我的回答",
  ownEraseSure: "要永久清除您的回答吗？",
  ownEraseHow:
    "您的回答将从结果中移除，相应的证书将被撤销。此操作无法撤销，您也无法再次提交这些回答。作者已下载或收到的副本不会被清除。",
  ownEraseNow: "永久清除",
  ownEraseFailed: "未能清除您的回答。请检查网络连接后重试。",
  ownErased: "您的回答已清除",
  ownErasedHow: "这些回答已不再保存，也不再计入结果。",
  ownHidden: "目前未公开",
  ownHiddenHow: "作者目前未公开此页面。您的回答仍然保存着，您可以清除它们。",
  ownNone: "未找到回答",
  ownNoneHow: "链接可能不完整，或者回答已被删除。",
} satisfies Record<keyof typeof en, string>;
