import { chromium } from '@playwright/test';
import { requireChromium } from './chromium.mjs';

/** Playwright calls this before the first journey. Without a browser it ends the run with one sentence. */
export default function requireBrowser() {
  requireChromium(chromium.executablePath());
}
