type Size = { width: number; height: number };

/**
 * Draws a picture on a white canvas of this size: a PNG may be transparent. `willRead`: its pixels are read. Null if the
 * browser has no memory for it.
 */
export function drawPicture(
  picture: ImageBitmap,
  size: Size,
  willRead = false,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } | null {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d', { willReadFrequently: willRead });
  if (context === null) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture, 0, 0, size.width, size.height);
  return { canvas, context };
}
