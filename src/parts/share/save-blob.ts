/** Long enough for every browser to have begun to read it. */
const RELEASE_MS = 60_000;

/** Hands bytes to the browser as a file to be kept. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
