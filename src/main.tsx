import '#theme/global.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { beginFirstScreen } from '#app/first-screens.ts';
import { guardRascunhos } from '#app/guard-rascunhos.ts';
import { recoverMissingChunks } from '#app/missing-chunk.ts';
import { beginThemes } from '#app/start.ts';
import { watchTyping } from '#app/typed.ts';
import { registerServiceWorker } from '#app/update.ts';
import { beginParametros } from '#app/use-parametros.ts';
import { must } from '#lib/must.ts';
import { takeToken } from './parts/html/link-token.ts';
import { leaveClosedDialogs } from '#ui/dialog-history.ts';

// Before anything else runs that could read the address.
takeToken();
leaveClosedDialogs();
beginThemes();
beginParametros();
guardRascunhos();
beginFirstScreen();
createRoot(must(document.getElementById('root'), '#root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
watchTyping();
registerServiceWorker();
recoverMissingChunks();
