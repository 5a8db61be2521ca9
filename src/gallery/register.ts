import { buttons } from './buttons.tsx';
import type { Entry } from './entry.ts';
import { fields } from './fields.tsx';
import { filters } from './filters.tsx';
import { overlays } from './overlays.tsx';
import { states } from './states.tsx';
import { texts } from './texts.tsx';

/** Every piece of the design system. A new one is added to the group it belongs to; a test names those left out. */
export const groups: readonly { readonly name: string; readonly entries: readonly Entry[] }[] = [
  { name: 'Buttons', entries: buttons },
  { name: 'Fields', entries: fields },
  { name: 'Filters', entries: filters },
  { name: 'Texts', entries: texts },
  { name: 'States', entries: states },
  { name: 'Over the page', entries: overlays },
];
