import path from 'node:path';

const ABOVE = path.join(import.meta.dirname, '..');

/** The folder with `package.json`, `dist` and `data`; a built server is one folder deeper. */
export const ROOT = path.basename(ABOVE) === 'dist-server' ? path.dirname(ABOVE) : ABOVE;
