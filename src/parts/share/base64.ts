/** A text as UTF-8 in base64: the form in which lists travel inside a body. */
export const emBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));
