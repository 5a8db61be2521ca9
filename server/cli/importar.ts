import { stat } from 'node:fs/promises';
import { LIMITE_RETIRADA, MODOS } from '#contract/integration/carga.ts';
import { RECURSOS } from '#contract/integration/recursos.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { defineCommand } from './command.ts';
import { importFile, type Pedido, recursoDoNome } from './import-file.ts';
import { withStore } from './with-store.ts';

type Opcoes = {
  readonly recurso?: string | undefined;
  readonly modo?: string | undefined;
  readonly simular?: boolean | undefined;
  readonly 'limite-retirada'?: string | undefined;
};

function readPedido(arquivo: string, opcoes: Opcoes): Result<Pedido, string> {
  const recurso =
    opcoes.recurso === undefined ? recursoDoNome(arquivo) : RECURSOS.find((nome) => nome === opcoes.recurso);
  if (recurso === undefined) {
    return fail(`Diga o que o arquivo traz com --recurso: ${RECURSOS.join(', ')}.`);
  }
  const modo = MODOS.find((nome) => nome === (opcoes.modo ?? 'incluirAlterar'));
  if (modo === undefined) return fail(`Os modos: ${MODOS.join(', ')}.`);
  const limite = opcoes['limite-retirada'] ?? String(LIMITE_RETIRADA);
  if (!/^(100|\d{1,2})$/.test(limite)) return fail('--limite-retirada é uma porcentagem de 0 a 100.');
  return ok({ arquivo, recurso, modo, simulacao: opcoes.simular ?? false, limiteRetirada: Number(limite) });
}

export const importar = defineCommand({
  usage:
    '<arquivo> [--recurso precos] [--modo incluirAlterar|alterar|substituir] [--simular] [--limite-retirada 20]',
  summary:
    'Carrega um arquivo da empresa. Com --simular só conta o que mudaria. Sai com 1 se uma linha é recusada, também na simulação.',
  takes: ['arquivo'],
  options: {
    recurso: { type: 'string' },
    modo: { type: 'string' },
    simular: { type: 'boolean' },
    'limite-retirada': { type: 'string' },
  },
  async run({ arquivo }, office, opcoes) {
    const pedido = readPedido(arquivo, opcoes);
    if (!pedido.ok) return pedido;
    const found = await stat(arquivo).catch(() => undefined);
    if (found?.isFile() !== true) return fail(`Não há o arquivo "${arquivo}".`);
    return await withStore(office, async ({ db }) => {
      const done = await importFile(db, pedido.value, office);
      if (!done.ok) return done;
      if (done.value === 0) return ok(undefined);
      return fail(done.value === 1 ? '1 linha foi recusada.' : `${done.value} linhas foram recusadas.`);
    });
  },
});
