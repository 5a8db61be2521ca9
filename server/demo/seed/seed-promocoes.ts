import { LICENCA_MEDICAMENTOS } from '#contract/customers/licencas.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { escolher, isDoCoracao, isGenerico, isGripe, isRefrigerado } from './atributos.ts';
import { CLIENTES } from './clientes.ts';
import { descontosOf, stOf } from './comercial.ts';
import { pickBetween } from './hash.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { ProdutoDerivado } from './produtos.ts';

type Campanha = {
  readonly idContexto: string;
  readonly idCondicao: number;
  readonly nome: string;
  readonly estado: string;
  readonly of: (produto: ProdutoDerivado) => boolean;
  readonly limite: number;
  /** Days from the day of seeding on; null: without an end. */
  readonly dias: number | null;
  /** The sale condition whose discounts it improves. */
  readonly base: number;
  /** Only for customers that buy by `base`. */
  readonly soDaBase?: true;
};

/** The demo's campaigns: sale conditions of their own, with few products. Ids are on the wire: never renumber. */
export const CAMPANHAS: readonly Campanha[] = [
  {
    idContexto: 'p1',
    idCondicao: 11,
    nome: 'Campanha Gripe e Resfriado',
    estado: 'SP',
    of: isGripe,
    limite: 180,
    dias: 30,
    base: 1,
  },
  {
    idContexto: 'p2',
    idCondicao: 12,
    nome: 'Campanha Genéricos em Foco',
    estado: 'SP',
    of: isGenerico,
    limite: 300,
    dias: null,
    base: 1,
  },
  {
    idContexto: 'p3',
    idCondicao: 13,
    nome: 'Campanha Coração da Rede',
    estado: 'SP',
    of: isDoCoracao,
    limite: 90,
    dias: 60,
    base: 2,
    soDaBase: true,
  },
  {
    idContexto: 'p4',
    idCondicao: 14,
    nome: 'Campanha Minas Genéricos',
    estado: 'MG',
    of: isGenerico,
    limite: 240,
    dias: null,
    base: 3,
  },
  {
    idContexto: 'p5',
    idCondicao: 15,
    nome: 'Campanha Cadeia Fria Minas',
    estado: 'MG',
    of: isRefrigerado,
    limite: 60,
    dias: 45,
    base: 3,
  },
];

const MINIMO_DE_PRODUTOS = 40;
const DIAS_ANTES = 10;
const DESCONTO_MAXIMO = 9000;
// Beyond the fixed conditions' rows, whose ids count from 1.
const PRIMEIRO_ID = 1001;

/** Campaigns with their prices, customers and payment methods; `today` is the day they are counted from. */
export async function seedPromocoes(
  trx: DatabaseTransaction,
  produtos: readonly ProdutoDerivado[],
  now: Date,
): Promise<void> {
  const today = businessDayOf(now);
  for (const campanha of CAMPANHAS) {
    const { idContexto, idCondicao, nome, estado, dias } = campanha;
    await trx
      .insertInto('condicao')
      .values({
        idCondicao,
        descricao: nome,
        promocao: true,
        dataInicial: addDays(today, -DIAS_ANTES),
        dataFinal: dias === null ? null : addDays(today, dias),
      })
      .execute();
    const contexto = { idContexto, idCondicao, estado, calcularSt: true, licencas: LICENCA_MEDICAMENTOS };
    await trx.insertInto('contexto').values(contexto).execute();
    const escolhidos = escolher(produtos, campanha, MINIMO_DE_PRODUTOS);
    await insertColumns(trx, 'produtoPreco', precoColumns(campanha), escolhidos);
  }
  await linkClientes(trx);
}

/** Each customer buys as under the first of their conditions: the same branches, minimums and ways to pay. */
async function linkClientes(trx: DatabaseTransaction): Promise<void> {
  let id = PRIMEIRO_ID;
  for (const { idPessoa, estado, condicoes } of CLIENTES) {
    const [first] = condicoes;
    if (first === undefined) continue;
    const doCliente = CAMPANHAS.filter(
      (c) => c.estado === estado && (c.soDaBase === undefined || condicoes.includes(c.base)),
    );
    const filiais = await trx
      .selectFrom('clienteCondicaoFilial')
      .select(['idPessoaFilial', 'minimoCompra', 'prazoEntrega'])
      .where('idPessoaCliente', '=', idPessoa)
      .where('idCondicao', '=', first)
      .orderBy('idPessoaFilial')
      .execute();
    const pagamentos = await trx
      .selectFrom('prazoFormaPagamento')
      .select(['idPrazo', 'idFormaPagamento'])
      .where('idPessoaCliente', '=', idPessoa)
      .where('idCondicao', '=', first)
      .execute();
    for (const { idCondicao } of doCliente) {
      const chave = { idPessoaCliente: idPessoa, idCondicao };
      await trx
        .insertInto('clienteCondicaoFilial')
        .values(filiais.map((filial) => ({ id: id++, ...chave, ...filial })))
        .execute();
      await trx
        .insertInto('prazoFormaPagamento')
        .values(pagamentos.map((pagamento) => ({ ...chave, ...pagamento })))
        .execute();
    }
  }
}

function precoColumns({ idContexto, estado, base, nome }: Campanha): readonly Column<ProdutoDerivado>[] {
  const descontos = (p: ProdutoDerivado) => descontosOf(p.marca, p.segmento, base);
  // More than the usual discount, and on most products more than the best volume tier.
  const melhor = (p: ProdutoDerivado) =>
    Math.min(
      DESCONTO_MAXIMO,
      descontos(p).descontoComercial + pickBetween(`${nome} ${p.medicamento.registro}`, 8, 24) * 50,
    );
  return [
    ['idContexto', 'text', () => idContexto],
    ['idProduto', 'integer', (p) => p.medicamento.idProduto],
    ['valorUnitario', 'bigint', (p) => p.medicamento.pf],
    ['descontoComercial', 'integer', melhor],
    ['descontoFinanceiro', 'integer', (p) => descontos(p).descontoFinanceiro],
    ['st', 'integer', (p) => stOf(p.codigoClasse, estado).st],
    ['stFcp', 'integer', (p) => stOf(p.codigoClasse, estado).stFcp],
  ];
}
