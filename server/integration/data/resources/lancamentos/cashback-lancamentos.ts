import { CASHBACK_EM_ANALISE, CASHBACK_LIBERADO } from '#contract/customers/meu-cashback.ts';
import {
  type CashbackLancamentoRegistro,
  cashbackLancamentoLinha,
} from '#contract/integration/cashback-lancamento.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { listCodigos, readIds } from '#server/integration/data/codes.ts';
import { defineRecurso } from '#server/integration/data/resource.ts';
import { checkConta } from './check-conta.ts';
import { readCashback, readNotas } from './read-cashback.ts';
import type { Conta } from './saldos.ts';
import { findUsados, withdrawConta, writeConta } from './write-conta.ts';

const readProdutos = (trx: DatabaseTransaction, registros: readonly CashbackLancamentoRegistro[]) =>
  readIds(
    trx,
    'produtos',
    registros.flatMap(({ produto }) => (produto === null ? [] : [produto])),
  );

const CONTA: Conta<CashbackLancamentoRegistro> = {
  recurso: 'cashbackLancamentos',
  tabela: 'cashbackLancamento',
  saldo: 'saldoCashback',
  async readColumns(trx, registros) {
    const produtos = await readProdutos(trx, registros);
    const notas = await readNotas(trx, registros);
    return [
      ['dataHora', 'timestamptz', (l) => l.dataHora],
      ['descProduto', 'text', (l) => l.descricao],
      ['valor', 'bigint', (l) => l.valor],
      ['situacao', 'integer', (l) => (l.liberadoEm === null ? CASHBACK_EM_ANALISE : CASHBACK_LIBERADO)],
      ['liberadoEm', 'timestamptz', (l) => l.liberadoEm],
      ['idProduto', 'integer', (l) => produtos.get(l.produto ?? '') ?? null],
      ['idTitulo', 'integer', (l) => notas.get(l.nota ?? '')?.idTitulo ?? null],
    ];
  },
  efeitoDe: ({ liberadoEm, valor }) => (liberadoEm === null ? 0 : valor),
  ler: readCashback,
};

async function readWhyWrong(trx: DatabaseTransaction, registros: readonly CashbackLancamentoRegistro[]) {
  const produtos = await readProdutos(trx, registros);
  const notas = await readNotas(trx, registros);
  return (registro: CashbackLancamentoRegistro, idPessoa: number): string | undefined => {
    const { dataHora, liberadoEm, produto, nota } = registro;
    if (liberadoEm !== null && liberadoEm < dataHora) return 'A liberação é anterior a dataHora.';
    if (produto !== null && !produtos.has(produto)) return `O produto ${produto} não existe.`;
    if (nota === null) return undefined;
    const named = notas.get(nota);
    if (named === undefined) return `A nota ${nota} não existe.`;
    if (named.idPessoa !== idPessoa) return `A nota ${nota} é de outro cliente.`;
    return named.doPortal ? `O cashback da nota ${nota} já foi lançado aqui no portal.` : undefined;
  };
}

/** Cashback from elsewhere. The portal's own has no code: it alone is released, and taken back, by the portal's rules. */
export const cashbackLancamentos = defineRecurso<CashbackLancamentoRegistro>({
  nome: 'cashbackLancamentos',
  linha: cashbackLancamentoLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['cliente', 'valor', 'dataHora', 'descricao'],
  padrao: { liberadoEm: null, produto: null, nota: null },
  chaveDe: ({ codigoErp = '' }) => codigoErp,
  conferir: async (trx, registros) =>
    await checkConta(trx, CONTA, registros, await readWhyWrong(trx, registros)),
  ler: readCashback,
  gravar: (trx, registros) => writeConta(trx, CONTA, registros),
  presos: (trx, chaves) => findUsados(trx, CONTA, chaves),
  retirar: (trx, chaves) => withdrawConta(trx, CONTA, chaves),
  listarChaves: (trx, depoisDe, quantas) => listCodigos(trx, 'cashbackLancamentos', depoisDe, quantas),
});
