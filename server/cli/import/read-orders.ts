import { fail } from '#lib/result.ts';
import { CorpoInvalido } from '#server/integration/data/split-lines.ts';
import { foldOrder, type LinhaDoPedido } from '#server/integration/files/columns/fold-order.ts';
import { toRecord } from '#server/integration/files/columns/to-record.ts';
import type { Tabela } from './file-to-lines.ts';
import { readTabela } from './read-tabela.ts';
import type { Leitura, Lido } from './to-lines.ts';

/**
 * The lines of a table with the code of their order.
 * @throws CorpoInvalido for a line of an unknown order: one of the orders would lack its item.
 */
async function* readCoded(tabela: Tabela) {
  const title = tabela.mapeamento.colunas['codigoErp'] ?? '';
  for await (const lida of readTabela(tabela)) {
    const at = `Linha ${lida.linha}:`;
    if ('falha' in lida) throw new CorpoInvalido(`${at} ${lida.falha}`);
    if ('recusa' in lida)
      throw new CorpoInvalido(
        `${at} ${lida.recusa} Não se sabe a que pedido ela pertence: nada foi gravado.`,
      );
    const codigo = lida.campos[title] ?? '';
    if (codigo === '') throw new CorpoInvalido(`${at} falta o código do pedido: nada foi gravado.`);
    yield { linha: lida.linha, codigo, campos: lida.campos };
  }
}

/** The last line of each order, by its code. */
async function readLast(tabela: Tabela): Promise<ReadonlyMap<string, number>> {
  const last = new Map<string, number>();
  for await (const { linha, codigo } of readCoded(tabela)) last.set(codigo, linha);
  return last;
}

/** The lines of an order up to one of them, and why one cannot be read. */
type Aberto = { readonly numeros: number[]; readonly linhas: LinhaDoPedido[]; erro?: string };

/**
 * The past orders of a table with a line for each item, at their last lines. The file is read twice: only orders of which
 * lines are still to come stay in memory.
 */
export async function* readOrders(
  tabela: Tabela,
  { fill, motivos, linhasDe }: Leitura,
): AsyncGenerator<Lido> {
  const { colunas, mapeamento, decimal } = tabela;
  const last = await readLast(tabela);
  const abertos = new Map<string, Aberto>();
  for await (const { linha, codigo, campos } of readCoded(tabela)) {
    const aberto = abertos.get(codigo) ?? { numeros: [], linhas: [] };
    aberto.numeros.push(linha);
    const record = toRecord(campos, colunas, mapeamento.colunas, decimal);
    if (record.ok) aberto.linhas.push({ linha, plano: fill(record.value) });
    else aberto.erro ??= `Linha ${linha}: ${record.error}`;
    abertos.set(codigo, aberto);
    if (last.get(codigo) !== linha) continue;
    abertos.delete(codigo);
    if (aberto.numeros.length > 1) linhasDe.set(linha, aberto.numeros);
    const pedido = aberto.erro === undefined ? foldOrder(aberto.linhas) : fail(aberto.erro);
    if (!pedido.ok) motivos.set(linha, pedido.error);
    yield { linha, json: pedido.ok ? pedido.value : {} };
  }
}
