import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { findProdutos } from './cart.ts';

/** A past order of customer 101 as the company's system sends it: two products, a unit of one of them cut. */
export async function passadoDe(db: Database, more: object = {}) {
  const [um, dois] = await findProdutos(db);
  return {
    codigoErp: 'PV-1',
    cliente: '101',
    usuario: 'representante',
    filial: '1',
    condicao: '1',
    prazo: '1',
    forma: 'boleto',
    dataHora: '2026-10-05T10:00:00-03:00',
    etapas: [
      { situacao: '2', em: '2026-10-05T10:00:00-03:00' },
      { situacao: '10', em: '2026-10-07T16:00:00-03:00' },
    ],
    total: 111.5,
    itens: [
      {
        produto: String(must(um, 'product').idProduto),
        quantidade: 10,
        valorUnitario: 10,
        descontoComercial: 10,
        stValor: 0.25,
        valorTotal: 92.5,
      },
      {
        produto: String(must(dois, 'product').idProduto),
        quantidade: 3,
        quantidadeFalta: 1,
        valorUnitario: 9.5,
        valorTotal: 19,
      },
    ],
    ...more,
  };
}
