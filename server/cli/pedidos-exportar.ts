import { stat } from 'node:fs/promises';
import { millisecondsInSecond } from 'date-fns/constants';
import { fail, ok, type Result } from '#lib/result.ts';
import { waitForOlder } from '#server/db/wait-for-older.ts';
import { exportarPedidos } from '#server/order-files/export-orders.ts';
import { isSaida, SAIDAS } from '#server/order-files/order-files.ts';
import { putFile } from '#server/order-files/put-file.ts';
import { defineCommand, type Office } from './command.ts';
import { watch } from './watch.ts';
import { withStore } from './with-store.ts';

type Empresa = Pick<Office, 'source' | 'clock' | 'say'>;
type Destino = Omit<Parameters<typeof exportarPedidos>[1], 'put' | 'clock'>;

/** How long the command waits for transactions that are older than the newest order. */
const ESPERA_MS = 5 * millisecondsInSecond;

/** Writes the files once and prints their names. @returns how many they are; fails when an order is in none. */
async function exportOnce(office: Empresa, destino: Destino): Promise<Result<number, string>> {
  const done = await withStore(office, ({ db }) =>
    exportarPedidos(db, { ...destino, put: putFile, clock: office.clock }),
  );
  if (done.kind === 'outro')
    return fail(`O destino "${destino.nome}" tem o layout ${done.layout}: dê outro nome com --destino.`);
  if (done.kind === 'parado')
    return fail(`O destino "${destino.nome}" está parado. Siga com: maleta pedidos seguir ${destino.nome}.`);
  for (const nome of done.nomes) office.say(nome);
  if (done.falhas.length === 0) return ok(done.nomes.length);
  return fail(
    `Não foram exportados:\n${done.falhas.join('\n')}\n` +
      `Dispense o que foi digitado à mão: maleta pedidos dispensar ${destino.nome} <pedido>.`,
  );
}

/** Writes the files of all orders so far, or says that the newest may come later, as nothing comes after this. */
export async function exportAll(
  office: Empresa,
  destino: Destino,
  esperaMs = ESPERA_MS,
): Promise<Result<void, string>> {
  const isAll = await withStore(office, ({ db }) => waitForOlder(db, esperaMs));
  const done = await exportOnce(office, destino);
  if (!done.ok) return done;
  if (done.value === 0) office.say('Nenhum pedido novo.');
  if (!isAll)
    office.say(
      'O PostgreSQL ainda termina outra gravação: os pedidos feitos depois do início dela saem na próxima exportação.',
    );
  return ok(undefined);
}

export const pedidosExportar = defineCommand({
  usage: '[--layout pedidos|ped] [--pasta <pasta>] [--destino <nome>] [--vigiar]',
  summary:
    'Escreve em arquivos os pedidos novos, e os cancelados depois, cada um uma só vez; com --vigiar, até ser encerrado.',
  takes: [],
  options: {
    layout: { type: 'string', default: 'pedidos' },
    pasta: { type: 'string', default: '.' },
    destino: { type: 'string' },
    vigiar: { type: 'boolean', default: false },
  },
  async run(_, office, { layout, pasta, destino: nome = layout, vigiar }): Promise<Result<void, string>> {
    if (!isSaida(layout))
      return fail(`Não há o layout "${layout}". Existem: ${Object.keys(SAIDAS).join(', ')}.`);
    const found = await stat(pasta).catch(() => undefined);
    if (found?.isDirectory() !== true) return fail(`Não há a pasta "${pasta}".`);
    const destino = { nome, layout, pasta };
    if (!vigiar) return await exportAll(office, destino);
    return await watch(async () => {
      const done = await exportOnce(office, destino);
      if (!done.ok) office.complain(done.error);
    }, office);
  },
});
