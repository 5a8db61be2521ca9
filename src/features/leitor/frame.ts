/** The part of the picture that is read, in its own pixels: a small DataMatrix must not be scaled down. */
const MOST = { width: 1280, height: 960 };

/** The pixels in the middle of a video's present picture; null before its first one. */
export function takeFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const { videoWidth, videoHeight } = video;
  const width = Math.min(videoWidth, MOST.width);
  const height = Math.min(videoHeight, MOST.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (width === 0 || height === 0 || context === null) return null;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.drawImage(video, (width - videoWidth) / 2, (height - videoHeight) / 2);
  return context.getImageData(0, 0, width, height);
}
