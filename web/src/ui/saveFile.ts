export function saveFile(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The URL must stay valid until the download has started, which no event reports. A minute is plenty.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
