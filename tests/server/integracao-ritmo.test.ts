import { describe, expect, test } from 'vitest';
import { processCargas } from '#server/integration/data/process-load.ts';
import { oneDatabase } from '#tests/support/database.ts';
import { useLoads } from '#tests/support/loads.ts';

describe.each(oneDatabase)('loads on $name', ({ open }) => {
  const loads = useLoads(open);

  const stepsOf = async (nome: string, isShared: boolean) => {
    const lines = Array.from({ length: 300 }, (_, n) => ({ codigoErp: `S-${n}`, nome, filial: '1' }));
    await loads.machine.load('produtos', lines);
    let steps = 0;
    const clock = () => {
      steps += 1;
      return new Date();
    };
    await processCargas(loads.db, clock, { isShared });
    return steps;
  };

  test('go in shorter steps where users share their connection', async () => {
    expect([await stepsOf('POMADA', false), await stepsOf('CREME', true)]).toEqual([2, 3]);
  });
});
