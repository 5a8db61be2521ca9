import { createRoot } from 'react-dom/client';
import { must } from '#lib/must.ts';

/** As little as a page of React can be: what the app is measured against. */
createRoot(must(document.getElementById('root'), 'root')).render(
  <main>
    <h1>Uma linha de texto para ser pintada</h1>
  </main>,
);
