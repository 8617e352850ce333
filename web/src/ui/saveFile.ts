/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser needs the address until it has taken the file over, of which it does not tell.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
