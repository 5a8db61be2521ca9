import { dia, inteiro, preciso, texto, valor } from './fields.ts';
import type { Layout, TipoRegistro } from './layout.ts';
import {
  aberturaNumerada,
  codBarras,
  cpfCnpj,
  idPrePedido,
  linhas,
  posicao,
  produto,
  totaisDosItens,
} from './order-fields.ts';
import { SIM_NAO } from './reasons.ts';

const item: TipoRegistro = {
  nome: 'item',
  codigo: '0110',
  vezes: '1-n',
  campos: [
    posicao,
    produto(60),
    codBarras,
    texto('combo', 60, "the company's code of the combo to which the line belongs"),
    preciso(inteiro('quantidade', 9, 'units to deliver')),
    preciso(valor('valorUnitario', 15, 4, 'unit price before discounts')),
    inteiro('descontoComercial', 5, 'commercial discount, %', { decimais: 2 }),
    inteiro('descontoFinanceiro', 5, 'financial discount, %', { decimais: 2 }),
    valor('stValor', 15, 4, 'ST of a unit'),
    preciso(valor('valorTotal', 15, 2, 'total of the line')),
    preciso(texto('bonificado', 1, 'given away by a combo', { codigos: SIM_NAO })),
    texto('observacao', 200, "the user's text of the line", { livre: true }),
  ],
};

const pagamento: TipoRegistro = {
  nome: 'pagamento',
  codigo: '0120',
  vezes: '0-n',
  campos: [
    preciso(inteiro('formaPagamento', 3, 'way to pay')),
    preciso(valor('valor', 15, 2, 'amount that was received')),
    inteiro('parcelas', 2, 'instalments of a card'),
    texto('referencia', 60, 'name of the charge at the provider'),
    texto('autorizacao', 60, 'authorisation of the acquirer'),
  ],
};

const fim: TipoRegistro = {
  nome: 'fimDoPedido',
  codigo: '0190',
  vezes: '1',
  campos: totaisDosItens('order', 'delivered', 'quantidade'),
};

/** Orders to the company, in the manner of SPED. */
export const PEDIDOS: Layout = {
  nome: 'pedidos',
  descricao: 'Orders to the company, the house layout.',
  forma: 'sped',
  codificacao: 'utf8',
  fimDeLinha: '\r\n',
  registros: [
    aberturaNumerada,
    {
      nome: 'pedido',
      codigo: '0100',
      vezes: '1-n',
      campos: [
        idPrePedido,
        preciso(dia('data', 'aaaammdd', 'day of the order')),
        texto('hora', 6, 'time of the order, hhmmss'),
        preciso(texto('cliente', 60, "the company's code of the customer")),
        cpfCnpj,
        preciso(texto('filial', 60, "the company's code of the branch")),
        texto('condicao', 60, "the company's code of the condition"),
        texto('prazo', 60, "the company's code of the term"),
        preciso(inteiro('formaPagamento', 3, 'way to pay')),
        texto('usuario', 60, "the company's code of the user"),
        texto('numeroPedidoCliente', 60, "the customer's own number", { livre: true }),
        preciso(valor('subtotal', 15, 2, 'items before discounts')),
        valor('descontos', 15, 2, 'discounts'),
        valor('stTotal', 15, 2, 'ST of all items'),
        preciso(valor('total', 15, 2, 'total of the order')),
        texto('observacao', 500, "the user's text", { livre: true }),
      ],
      filhos: [item, pagamento, fim],
    },
    {
      nome: 'encerramento',
      codigo: '9999',
      vezes: '1',
      campos: [
        inteiro('pedidos', 6, 'orders of the file', { total: { conta: { registro: 'pedido' } } }),
        linhas,
      ],
    },
  ],
};
