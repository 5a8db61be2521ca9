import { expect, test } from 'vitest';
import { benchTable } from './bench-table.mjs';

test('prints one aligned line per measurement', () => {
  const rows = [
    {
      name: 'keystroke',
      value: 4.256,
      unit: 'ms',
      against: 'indexOf',
      ratio: 0.5,
      goal: '< 1x',
      holds: true,
    },
    { name: 'bytes', value: 128_400, unit: 'B', against: '-', ratio: null, goal: '< 120 kB', holds: false },
  ];
  expect(benchTable(rows).split('\n')).toEqual([
    'name         value  unit  ratio  against  goal      holds',
    'keystroke     4.26  ms      0.5  indexOf  < 1x      yes',
    'bytes      128,400  B         -  -        < 120 kB  NO',
  ]);
});
