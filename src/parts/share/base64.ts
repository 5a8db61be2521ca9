/** Encodes a text as UTF-8 in base64, the form of lists inside a body. */
export const emBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));
