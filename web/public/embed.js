// Gives each Assay frame on this page the height of what is in it.
(() => {
  const home = new URL(document.currentScript.src).origin;
  const frames = () => [...document.querySelectorAll(`iframe[src^="${home}/embed/"]`)];

  addEventListener("message", ({ origin, source, data }) => {
    // A frame whose sandbox keeps it from this site's storage has no origin of its own.
    const isOurs = origin === home || origin === "null";
    const frame = isOurs && frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame) return;
    if (Number.isFinite(data?.assay)) frame.style.height = `${data.assay}px`;
    // The next question begins at its top, which may be further up than the end of the one before.
    if (data?.assay === "top" && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
  });
  // Those that were there before this script have told their height to nobody.
  for (const { contentWindow } of frames()) contentWindow.postMessage("assay", "*");
})();
