import type { ColorParameter } from './parameter.ts';

/** Dialogs and drawers. */
export const dialog = [
  { id: 241, name: 'dialog.background', use: 'ground of a dialog', derivation: { same: 'surface' } },
  {
    id: 242,
    name: 'dialog.text',
    use: 'text of a dialog',
    derivation: { same: 'ink' },
    on: ['dialog.background'],
  },
  {
    id: 243,
    name: 'dialog.title',
    use: 'title of a dialog',
    derivation: { same: 'dialog.text' },
    on: ['dialog.background'],
  },
  { id: 244, name: 'dialog.edge', use: 'band along the top edge', derivation: { same: 'brand' } },
  { id: 245, name: 'dialog.border', use: 'line under the title', derivation: { same: 'line' } },
  {
    id: 246,
    name: 'dialog.footer.background',
    use: 'ground behind the buttons',
    derivation: { same: 'page' },
  },
  { id: 247, name: 'dialog.footer.border', use: 'line above the buttons', derivation: { same: 'line' } },
  { id: 248, name: 'dialog.scrim', use: 'veil behind a dialog', derivation: { same: 'scrim' } },
  { id: 249, name: 'dialog.shadow', use: 'shadow of a dialog', derivation: { same: 'shadow' } },
] as const satisfies readonly ColorParameter[];
