import '#theme/global.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { recoverMissingChunks } from '#app/missing-chunk.ts';
import { refreshTheme, showCachedTheme } from '#app/theme-start.ts';
import { registerServiceWorker } from '#app/update.ts';
import { must } from '#lib/must.ts';

showCachedTheme();
createRoot(must(document.getElementById('root'), '#root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerServiceWorker();
recoverMissingChunks();
refreshTheme().catch((error: unknown) => console.error('the theme could not be refreshed', error));
