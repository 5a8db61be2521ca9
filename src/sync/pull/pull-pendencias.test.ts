import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { consultarPendencias } from '#contract/documents/pendencia.ts';
import { readPendencias } from '#mirror/pendencias.ts';
import { replied, silence } from '#net/answer-sample.ts';
import type { Answer } from '#net/send.ts';
import { sampleSync } from '#sync/sync-sample.ts';
import { pullPendencias } from './pull-pendencias.ts';

const ID = 101;

async function world(...answers: Answer[]) {
  const sync = await sampleSync(() => answers.shift() ?? silence());
  sync.clock.now = Date.UTC(2026, 10, 21, 15);
  return { ...sync, vault: sync.env.vault };
}

const page = (count: number, totalRegistros: number) =>
  replied(consultarPendencias, {
    colecao: Array.from({ length: count }, (_, at) => ({
      dataPendencia: '2026-11-20T12:00:00-03:00',
      cliente: { pessoa: { idPessoa: ID, cpfCnpj: '11222333000181', nome: 'Farmácia Modelo' } },
      situacao: { idPendenciaDocumentoClienteSituacao: 1, descricao: 'Aberta' },
      origem: { descricao: 'Portal' },
      idPendenciaDocumento: at + 1,
    })),
    totalRegistros,
  });

test('the twenty newest requests of the last month are kept, with the count of all', async () => {
  const { env, vault, clock, asked } = await world(page(25, 46));
  expect(await pullPendencias(env, ID)).toEqual({ ok: true, value: null });
  const kept = await readPendencias(vault, ID);
  expect(kept).toMatchObject({ at: clock.now, valor: { de: '2026-10-21', ate: '2026-11-21', total: 46 } });
  expect(kept?.valor.pendencias).toHaveLength(20);
  expect(asked[0]?.query).toMatchObject({ paginaAtual: '1', qtdPorPagina: '20' });
});

test('a failed read keeps the requests that were there', async () => {
  const { env, vault } = await world(page(1, 1), silence());
  await pullPendencias(env, ID);
  expect(await pullPendencias(env, ID)).toMatchObject({ ok: false });
  expect((await readPendencias(vault, ID))?.valor.total).toBe(1);
});
