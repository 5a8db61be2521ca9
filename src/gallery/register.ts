import { buttons } from './buttons.tsx';
import type { Entry } from './entry.ts';
import { fields } from './fields.tsx';
import { filters } from './filters.tsx';
import { overlays } from './overlays.tsx';
import { states } from './states.tsx';
import { texts } from './texts.tsx';

/** Every component of the design system. Add a new one to its group; a test names the missing ones. */
export const groups: readonly { readonly name: string; readonly entries: readonly Entry[] }[] = [
  { name: 'Buttons', entries: buttons },
  { name: 'Fields', entries: fields },
  { name: 'Filters', entries: filters },
  { name: 'Texts', entries: texts },
  { name: 'States', entries: states },
  { name: 'Over the page', entries: overlays },
];
