import '#theme/global.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { must } from '#lib/must.ts';
import { guardRascunhos } from './app/device/guard-rascunhos.ts';
import { watchTyping } from './app/page/typed.ts';
import { beginParametros } from './app/parametros/use-parametros.ts';
import { beginFirstScreen } from './app/screens/first-screens.ts';
import { beginLargeText } from './ui/large-text.ts';
import { beginThemes } from './app/theme/start.ts';
import { recoverMissingChunks } from './app/update/missing-chunk.ts';
import { registerServiceWorker } from './app/update/register-worker.ts';
import { offerUpdate } from './app/update/update.ts';
import { takeToken } from './parts/html/link-token.ts';
import { leaveClosedDialogs } from './ui/layer/dialog-history.ts';

// Before anything else runs that could read the address.
takeToken();
leaveClosedDialogs();
beginLargeText();
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
registerServiceWorker(offerUpdate);
recoverMissingChunks();
