import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { changeProduto } from '#server/feed/changes.ts';
import { findProdutos } from './cart.ts';

/** The order with lines, statuses, invoices and instalments. */
export const CHEIO = 90_001;
/** The order without any of them. */
export const VAZIO = 90_002;
const PEDIDO = {
  idPrePedido: CHEIO,
  idCarrinho: null,
  idPessoaCliente: 101,
  idUsuario: 1,
  idPessoaFilial: 1,
  idCondicao: 1,
  idCarrinhoGrupoTipo: 1,
  idPrePedidoSituacao: 3,
  idPedidoSituacao: 4,
  idPrazo: 2,
  idFormaPagamento: 1,
  subtotal: 300_00,
  descontos: 40_00,
  stTotal: 5_00,
  total: 265_00,
  codigoLocal: 'A7K-042',
  valorCashbackAplicado: 12_34,
  pagoComSaldo: 10_00,
  numeroPedidoCliente: 'OC 7',
  observacao: 'Entregar cedo',
  feitoEm: new Date('2026-11-17T11:00:00Z'),
  idOrigemTipo: 7,
  previsaoEntrega: '2026-11-24',
  mensagemOcorrencia: 'Sem limite',
  // The first moment of the day in São Paulo.
  dataHora: new Date('2026-11-18T03:00:00Z'),
};
const SIMPLES = { idPrePedido: CHEIO, idItemTipo: 1, valorUnitario: 10_0000, st: 2000 };

/** Inserts two orders as an ERP may send them. Returns the product of the first one's undelivered lines. */
export async function insertErpOrders(db: Database): Promise<{ idProduto: number }> {
  const idProduto = must((await findProdutos(db))[0], 'product').idProduto;
  await changeProduto(db, idProduto, {
    nome: 'Dipirona',
    apresentacao: '500 mg',
    registro: '1000100010001',
    tipo: 2,
    pmc: 15_90,
    codBarras: '7891000100103',
    codBarrasValido: true,
  });
  await db
    .insertInto('prePedido')
    .values([
      PEDIDO,
      { ...PEDIDO, idPrePedido: VAZIO, feitoEm: null, dataHora: new Date('2026-11-18T02:59:59.999Z') },
    ])
    .execute();
  await db
    .insertInto('prePedidoItem')
    .values([
      {
        ...SIMPLES,
        idItem: idProduto,
        posicao: 1,
        quantidade: 10,
        quantidadeAtendida: 7,
        descontoComercial: 1000,
        descontoFinanceiro: 500,
        valorLiquido: 10_2600,
        stValor: 1_7100,
        valorTotal: 71_82,
      },
      {
        ...SIMPLES,
        idItem: 999_999,
        posicao: 0,
        quantidade: 2,
        quantidadeAtendida: 2,
        descontoComercial: 0,
        descontoFinanceiro: 0,
        valorLiquido: 10_0000,
        stValor: 0,
        valorTotal: 20_00,
      },
      {
        ...SIMPLES,
        idPrePedidoItemTipo: 6,
        idItem: 1,
        idItemTipo: 2,
        posicao: 2,
        quantidade: 1,
        quantidadeAtendida: 1,
        descontoComercial: 0,
        descontoFinanceiro: 0,
        valorLiquido: 10_0000,
        stValor: 0,
        valorTotal: 10_00,
      },
      {
        ...SIMPLES,
        idPrePedidoItemTipo: 5,
        idItem: idProduto,
        posicao: 3,
        quantidade: 3,
        quantidadeAtendida: 0,
        valorUnitario: 0,
        descontoComercial: 0,
        descontoFinanceiro: 0,
        valorLiquido: 0,
        stValor: 0,
        valorTotal: 0,
      },
    ])
    .execute();
  await db
    .insertInto('pedidoEtapa')
    .values([
      { idPrePedido: CHEIO, idPedidoSituacao: 4, em: new Date('2026-11-19T12:00:00Z') },
      { idPrePedido: CHEIO, idPedidoSituacao: 12, em: new Date('2026-11-18T12:30:00Z') },
      { idPrePedido: CHEIO, idPedidoSituacao: 3, em: new Date('2026-11-18T12:30:00Z') },
    ])
    .execute();
  const nota = {
    idPrePedido: CHEIO,
    idPessoaEmitente: 1,
    idPessoaDestinatario: 101,
    serieDocumento: '2',
    descOperacao: 'Bonificação',
    dataDocumento: new Date('2026-11-19T15:00:00Z'),
  };
  await db
    .insertInto('notaFiscal')
    .values([
      {
        ...nota,
        idTitulo: 80_002,
        numDocumento: 5002,
        chaveAcesso: '2'.repeat(44),
        valorTotalNota: 65_00,
      },
      {
        ...nota,
        idTitulo: 80_001,
        numDocumento: 5001,
        chaveAcesso: '1'.repeat(44),
        valorTotalNota: 200_00,
        idNfeTipoEmissao: 9,
      },
      {
        ...nota,
        idPrePedido: null,
        numDocumento: 6001,
        chaveAcesso: '6'.repeat(44),
        valorTotalNota: 1,
        dataDocumento: new Date('2026-11-01T02:59:59.999Z'),
      },
      {
        ...nota,
        idPrePedido: null,
        numDocumento: 6002,
        chaveAcesso: '7'.repeat(44),
        valorTotalNota: 1,
        dataDocumento: new Date('2026-11-01T03:00:00Z'),
      },
    ])
    .execute();
  const conta = {
    idPessoaCliente: 101,
    idPessoaFilial: 1,
    idPrePedido: CHEIO,
    idFormaPagamento: 1,
    dataEmissao: '2026-11-19',
    dataLiquidacao: null,
    numero: '5001',
    valor: 50_00,
  };
  await db
    .insertInto('contaReceber')
    .values([
      { ...conta, idTitulo: 80_001, idBoleto: 71, dataVencimento: '2027-01-10' },
      { ...conta, idTitulo: 80_001, idBoleto: 72, dataVencimento: '2026-12-10' },
      { ...conta, idTitulo: 80_001, idBoleto: null, dataVencimento: '2026-12-01' },
      { ...conta, idTitulo: 80_002, idBoleto: 73, dataVencimento: '2026-12-05' },
    ])
    .execute();
  return { idProduto };
}
