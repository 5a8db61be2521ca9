import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The pictures of `tests/support/codes`. */
export type CodePicture = 'data-matrix' | 'ean-13';

const sourceOf = (name: CodePicture): string =>
  `data:image/png;base64,${readFileSync(`tests/support/codes/${name}.png`).toString('base64')}`;

/** Gives the page a camera that sees these pictures, one after the other, from its next address on. */
export async function giveCamera(page: Page, ...names: readonly CodePicture[]): Promise<void> {
  await page.addInitScript((sources) => {
    const tracks: MediaStreamTrack[] = [];
    const load = async (source: string): Promise<HTMLImageElement> => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image;
    };
    const open = async (): Promise<MediaStream> => {
      const images = await Promise.all(sources.map(load));
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 640, height: 480 });
      const context = canvas.getContext('2d');
      let shown = 0;
      setInterval(() => {
        const image = images[Math.floor(shown / 5) % images.length];
        if (image) context?.drawImage(image, 0, 0, canvas.width, canvas.height);
        shown += 1;
      }, 100);
      const stream = canvas.captureStream(10);
      tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(navigator.mediaDevices, { getUserMedia: open });
    Object.assign(window, {
      camerasOn: () => tracks.filter(({ readyState }) => readyState === 'live').length,
    });
  }, names.map(sourceOf));
}

/** The number of cameras that are on now. */
export const camerasOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { camerasOn: () => number }).camerasOn());
