import { saveBlob } from '#parts/share/save-blob.ts';

/** Hands a text to the browser as a file to be kept, of JSON. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'application/json' }));
}
