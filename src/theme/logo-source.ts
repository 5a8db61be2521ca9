/** How base64 of each kind of picture begins. */
const SIGNS = {
  iVBOR: 'image/png',
  '/9j/': 'image/jpeg',
  R0lG: 'image/gif',
  UklGR: 'image/webp',
  PHN2Zy: 'image/svg+xml',
  PD94bW: 'image/svg+xml',
} as const;

/** An image's address from what a theme's `imagemTema` holds: an address, or a picture in base64. Null: no image. */
export function logoSource(imagem: string | null | undefined): string | null {
  const text = imagem?.trim() ?? '';
  if (/^data:image\//i.test(text)) return text;
  const sign = Object.entries(SIGNS).find(([start]) => text.startsWith(start));
  if (sign && text.length > 64) return `data:${sign[1]};base64,${text}`;
  return /^(?:https?:\/\/|\/)[^\s]+$/i.test(text) ? text : null;
}
