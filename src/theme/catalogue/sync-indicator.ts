import type { ColorParameter } from './parameter.ts';

/** The indicator of the state between device and server. */
export const syncIndicator = [
  { id: 421, name: 'syncIndicator.background', use: 'ground of the pill', derivation: { same: 'surface' } },
  { id: 422, name: 'syncIndicator.border', use: 'edge of the pill', derivation: { same: 'line' } },
  {
    id: 423,
    name: 'syncIndicator.hover.border',
    use: 'edge under the pointer',
    derivation: { same: 'lineStrong' },
  },
  {
    id: 424,
    name: 'syncIndicator.connected.text',
    use: 'connected',
    derivation: { same: 'inkSoft' },
    on: ['syncIndicator.background'],
  },
  { id: 425, name: 'syncIndicator.connected.dot', use: 'dot of connected', derivation: { same: 'positive' } },
  {
    id: 426,
    name: 'syncIndicator.checking.text',
    use: 'checking',
    derivation: { same: 'inkSoft' },
    on: ['syncIndicator.background'],
  },
  { id: 427, name: 'syncIndicator.checking.dot', use: 'dot of checking', derivation: { same: 'lineStrong' } },
  {
    id: 428,
    name: 'syncIndicator.noSignal.text',
    use: 'without a signal',
    derivation: { same: 'pending' },
    on: ['syncIndicator.background'],
  },
  {
    id: 429,
    name: 'syncIndicator.sending.text',
    use: 'sending',
    derivation: { same: 'sync' },
    on: ['syncIndicator.background'],
  },
  {
    id: 430,
    name: 'syncIndicator.attention.text',
    use: 'a person must decide',
    derivation: { same: 'caution' },
    on: ['syncIndicator.background'],
  },
  {
    id: 431,
    name: 'syncIndicator.attention.border',
    use: 'edge when a person must decide',
    derivation: { same: 'caution' },
  },
] as const satisfies readonly ColorParameter[];
