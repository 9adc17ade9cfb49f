/** Hands the browser a text as a file to keep; it begins with the mark by which every editor knows the accents. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
