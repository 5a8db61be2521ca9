import { createRoot } from 'react-dom/client';
import { must } from '#lib/must.ts';

/** A minimal React page, for comparison with the app. */
createRoot(must(document.getElementById('root'), 'root')).render(
  <main>
    <h1>Uma linha de texto para ser pintada</h1>
  </main>,
);
