import { expect, newDevice as test } from './support/journey.ts';
import { setSignal } from './support/watch.ts';

type Manifest = {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};

test('the app can be installed: manifest, icons, and a start page that needs no signal', async ({
  page,
  context,
  server,
  watch,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await page.request.get(href ?? 'no manifest')).json()) as Manifest;
  expect(manifest.name).toContain('Maleta');
  expect(manifest.display).toBe('standalone');
  const png = manifest.icons.filter((icon) => icon.type === 'image/png');
  expect(png.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['64x64', '192x192', '512x512']));
  expect(manifest.icons.some((icon) => icon.purpose?.split(' ').includes('maskable'))).toBe(true);
  for (const { src, sizes } of png) {
    const size = await page.evaluate(
      async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      },
      new URL(src, `${server.url}/`).href,
    );
    expect(size).toBe(sizes);
  }
  const { errors } = (await (
    await context.newCDPSession(page)
  ).send('Page.getInstallabilityErrors' as never)) as {
    errors?: unknown;
  };
  expect(errors ?? []).toEqual([]);

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await setSignal(context, watch, false);
  await page.goto(manifest.start_url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Entrar' })).toBeVisible();
});
