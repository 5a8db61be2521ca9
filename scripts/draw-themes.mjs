// Writes docs/themes.md from src/theme/catalogue/. Run it after changing the catalogue: npm run themes
import { writeFileSync } from 'node:fs';
import { describeCatalogue } from '#theme/describe-catalogue.ts';
import { at } from './root.mjs';

writeFileSync(at('docs', 'themes.md'), describeCatalogue());
