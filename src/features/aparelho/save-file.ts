/** Long enough for every browser to have begun to read it. */
const RELEASE_MS = 60_000;

/** Hands a text to the browser as a file to be kept, of JSON. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
