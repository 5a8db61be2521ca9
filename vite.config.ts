import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { bareCatalogue } from './bare-catalogue.config.ts';
import { createChunkGroups } from './chunks.config.ts';
import { installSet, isAskedFor } from './install-set.config.ts';
import { manifest } from './manifest.config.ts';
import { preloadSoon, stillToCome } from './preload.config.ts';

/** The files that a first visit downloads before the app opens without a signal; a bigger set makes installing fragile. */
const INSTALL_SET_LIMIT = 1_525_000;

const { plugin: watchInstallSet, isLater } = installSet();

function refuseLargeInstallSet(entries: { url: string; size: number }[]): void {
  const bytes = entries.reduce((sum, { url, size }) => sum + (isLater(url) ? 0 : size), 0);
  if (bytes <= INSTALL_SET_LIMIT) return;
  throw new Error(`The service worker would install ${bytes} bytes; the limit is ${INSTALL_SET_LIMIT}.`);
}

const buildDir = process.env['BUILD_DIR'] ?? 'dist/dev';

/** The hash by which the browser itself refuses a page that a hotel's Wi-Fi gives in a file's place. */
function integrityOf(url: string): string {
  const bytes = readFileSync(path.join(buildDir, url));
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

const readHere = (file: string): string => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');

/** The number of this version, by which a server tells which builds are too old, and what is new in it. */
const version =
  process.env['BUILD_VERSION'] ?? (JSON.parse(readHere('package.json')) as { version: string }).version;
const notes: unknown = JSON.parse(readHere(process.env['BUILD_NOTES'] ?? 'novidades.json'));

export default defineConfig({
  define: {
    __BUILD__: JSON.stringify(process.env['BUILD_ID'] ?? 'dev'),
    __VERSION__: JSON.stringify(version),
    __NOTES__: JSON.stringify(JSON.stringify(notes)),
  },
  build: {
    outDir: buildDir,
    emptyOutDir: true,
    // The content security policy allows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: stillToCome },
    rolldownOptions: { output: { codeSplitting: { groups: createChunkGroups() } } },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
  worker: { format: 'es' },
  plugins: [
    bareCatalogue(),
    react(),
    vanillaExtractPlugin(),
    watchInstallSet,
    preloadSoon(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      // The operating system keeps the installed icons; precaching them again would only make installing slower.
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: [
          'index.html',
          'favicon.svg',
          'assets/**/*.{js,css,woff2,svg,wasm}',
          'assets/por.traineddata-*.gz',
        ],
        // The program that reads pictures of lists is the largest file; a file above this size would not be installed.
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        manifestTransforms: [
          (entries) => {
            refuseLargeInstallSet(entries);
            return {
              manifest: entries.map((entry) => ({
                ...entry,
                integrity: integrityOf(entry.url),
                ...(isLater(entry.url) ? { later: isAskedFor(entry.url) ? 'asked' : 'soon' } : {}),
              })),
            };
          },
        ],
      },
    }),
  ],
});
