import { expect, test } from 'vitest';
import { keepPack } from './keep-pack.ts';

test.each([
  ['50 MG COM REV CT BL AL PLAS OPC X 30', '50 MG COM REV CT BL AL PLAS OPC X\u00a030'],
  ['SOL INJ CT FA VD INC X 10 ML', 'SOL INJ CT FA VD INC X\u00a010 ML'],
  ['2 ampolas x 3 mL', '2 ampolas x\u00a03 mL'],
  ['GELMAX 20 X GEL', 'GELMAX 20 X GEL'],
  ['', ''],
])('the pack of %j does not break', (name, kept) => {
  expect(keepPack(name)).toBe(kept);
});
