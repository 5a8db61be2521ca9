// Draws the PNG icons from public/favicon.svg. Run it after changing the SVG: npm exec -- node scripts/draw-icons.mjs
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, requireChromium } from './chromium.mjs';

/** A launcher may cut a maskable icon to a circle of 80 %: the colour fills the square, the mark is drawn smaller. */
const MASKABLE = `<style>#tile { rx: 0 } #mark { transform: scale(0.84); transform-origin: 256px 262px }</style>`;

const svg = readFileSync('public/favicon.svg', 'utf8');
const executablePath = requireChromium(chromium.executablePath());
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });

/**
 * @param {string} file
 * @param {number} side in pixels
 * @param {string} extra style added to the page
 */
async function draw(file, side, extra = '') {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${extra}${svg}`,
  );
  await page.screenshot({ path: `public/icons/${file}`, omitBackground: true });
  await page.close();
}

await draw('64.png', 64);
await draw('192.png', 192);
await draw('512.png', 512);
await draw('maskable-512.png', 512, MASKABLE);
await browser.close();
