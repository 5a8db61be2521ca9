import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import { computePreco } from '#domain/price/preco.ts';
import { type ProdutoTabela, tabelaHead, tabelaRows } from '#domain/price/tabela-preco.ts';
import { ORDEM_A_Z, ORDEM_RELEVANCIA } from '#engine/ordem.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import type { Choice } from '#engine/search.ts';
import type { EngineClient } from '#mirror/catalogue/engine-client.ts';
import type { Busca } from '#routes.ts';
import { toFiltros } from './filtros.ts';

/** The device's data for a price list. `busca` null: everything. */
export type DeviceTabela = {
  engine: Pick<EngineClient, 'list'>;
  user: string;
  contexto: Contexto;
  calcularSt: boolean;
  busca: Busca | null;
  todosCodigos: boolean;
};

const PAGE = 500;

/** A mirrored product as a row of the price list. */
function toProdutoTabela(produto: ProdutoResumo, calcularSt: boolean): ProdutoTabela {
  const { preco, codBarras } = produto;
  const applied = preco && computePreco(preco, 1, calcularSt);
  return {
    ...produto,
    codigosBarras: codBarras === '' ? [] : [codBarras],
    estoque: preco?.estoque ?? 0,
    preco:
      preco && applied
        ? {
            valorUnitario: preco.valorUnitario,
            descontoComercial: applied.descontoComercial,
            descontoFinanceiro: applied.descontoFinanceiro,
            liquidoUnit: applied.liquidoUnit,
            stUnit: applied.stUnit,
          }
        : null,
  };
}

/**
 * The price list from the device's mirror, in the form of the server's. Rejects when the engine stopped or holds no
 * prices of the customer.
 */
export async function fromDevice(
  { engine, user, contexto, calcularSt, busca, todosCodigos }: DeviceTabela,
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const { idContexto } = contexto;
  const precos = { user, idContexto };
  const choice: Choice = {
    filtros: busca ? toFiltros(busca, contexto) : {},
    ordem: busca?.pes ? ORDEM_RELEVANCIA : ORDEM_A_Z,
  };
  const parts = [tabelaHead()];
  for (let offset = 0; ; offset += PAGE) {
    signal.throwIfAborted();
    const reply = await engine.list(busca?.pes ?? '', { ...choice, precos, offset, limit: PAGE });
    if (reply.idContexto !== idContexto) throw new Error('the prices of the customer are not on this device');
    parts.push(reply.produtos.map((p) => tabelaRows(toProdutoTabela(p, calcularSt), todosCodigos)).join(''));
    onProgress(Math.min(reply.total, offset + PAGE), reply.total);
    if (offset + PAGE >= reply.total) return new Blob(parts, { type: 'text/csv;charset=utf-8' });
  }
}
