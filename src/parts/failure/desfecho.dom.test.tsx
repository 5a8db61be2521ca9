import { beforeEach, expect, test } from 'vitest';
import { sampleVault } from '#outbox/outbox-sample.ts';
import { toasts } from '#ui/layer/toast-queue.ts';
import { tellDesfecho } from './desfecho.ts';

const WORDS = { feito: 'Feito.', guardado: (quando: string) => `Guardado: segue ${quando}.` };
const ASSUNTO = { porOutro: 'Por outro.', semDetalhe: 'Recusado.', area: 'loja' } as const;

beforeEach(() => {
  toasts.shown.splice(0);
});

test.each([
  ['connected', 4000, 'Guardado: segue assim que o servidor aceitar.'],
  ['no-signal', 0, 'Guardado: segue quando houver sinal.'],
] as const)('a change that still waits while %s is awaited for %d ms, then told', async (state, ms, text) => {
  const vault = await sampleVault();
  await vault.checkpoints.put({ name: 'connection', state, at: 1 });
  const waits: number[] = [];
  const wait = async (patienceMs: number) => {
    waits.push(patienceMs);
    return { kind: 'fila' } as const;
  };
  expect(await tellDesfecho(vault, wait, WORDS, ASSUNTO)).toBe('fila');
  expect([waits, toasts.shown.map((toast) => toast.text)]).toEqual([[ms], [text]]);
});
