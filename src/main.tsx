import '#theme/global.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { recoverMissingChunks } from '#app/missing-chunk.ts';
import { refreshThemes, showKeptThemes } from '#app/theme-keeper.ts';
import { registerServiceWorker } from '#app/update.ts';
import { must } from '#lib/must.ts';

/** How long the very first start waits for the store's colours, so that it does not show others before them. */
const FIRST_THEME_MS = 400;

const hasTheme = showKeptThemes();
const themes = refreshThemes().catch((error: unknown) =>
  console.error('the themes could not be refreshed', error),
);
if (!hasTheme) await Promise.race([themes, new Promise((resolve) => setTimeout(resolve, FIRST_THEME_MS))]);

createRoot(must(document.getElementById('root'), '#root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerServiceWorker();
recoverMissingChunks();
