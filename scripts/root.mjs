import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, whatever the current folder. */
export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} parts below the repository's folder */
export const at = (...parts) => path.join(ROOT, ...parts);
