/** The first base64 characters of each kind of picture. */
const SIGNS = {
  iVBOR: 'image/png',
  '/9j/': 'image/jpeg',
  R0lG: 'image/gif',
  UklGR: 'image/webp',
  PHN2Zy: 'image/svg+xml',
  PD94bW: 'image/svg+xml',
} as const;

/** Returns an image address from a theme's `imagemTema` (an address, or a picture in base64); null for no image. */
export function logoSource(imagem: string | null | undefined): string | null {
  const text = imagem?.trim() ?? '';
  if (/^data:image\//i.test(text)) return text;
  const sign = Object.entries(SIGNS).find(([start]) => text.startsWith(start));
  if (sign && text.length > 64) return `data:${sign[1]};base64,${text}`;
  return /^(?:https?:\/\/|\/)[^\s]+$/i.test(text) ? text : null;
}
