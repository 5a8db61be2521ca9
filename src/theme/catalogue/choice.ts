import type { ColorParameter } from './parameter.ts';

/** The list of a choice dialog, which the user searches by typing. */
export const choice = [
  {
    id: 221,
    name: 'choice.background',
    use: 'ground of the list',
    derivation: { same: 'dialog.background' },
  },
  {
    id: 222,
    name: 'choice.active.background',
    use: 'ground of the choice that Enter takes',
    derivation: { same: 'brandSoft' },
  },
  {
    id: 223,
    name: 'choice.name',
    use: 'name of a choice',
    derivation: { same: 'ink' },
    on: ['choice.background', 'choice.active.background'],
  },
  {
    id: 224,
    name: 'choice.detail',
    use: 'line under the name',
    derivation: { same: 'inkSoft' },
    on: ['choice.background', 'choice.active.background'],
  },
  {
    id: 225,
    name: 'choice.check',
    use: 'tick at the present choice',
    derivation: { same: 'brandText' },
    on: ['choice.background', 'choice.active.background'],
  },
  {
    id: 226,
    name: 'choice.disabled.text',
    use: 'a choice that cannot be taken',
    derivation: { same: 'inkDisabled' },
  },
  {
    id: 227,
    name: 'choice.none',
    use: 'what is said when nothing matches',
    derivation: { same: 'inkSoft' },
    on: ['choice.background'],
  },
] as const satisfies readonly ColorParameter[];
