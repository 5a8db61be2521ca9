import { dia, inteiro, preciso, texto, valor } from './fields.ts';
import type { Layout } from './layout.ts';
import {
  codBarras,
  cpfCnpj,
  idPrePedido,
  motivo,
  posicao,
  produto,
  resposta,
  totaisDosItens,
} from './order-fields.ts';
import { SIM_NAO } from './reasons.ts';

/** One order for a file, at fixed positions. */
export const PED: Layout = {
  nome: 'ped',
  descricao: 'One order to the company, in the manner of the `.PED` files of pharmaceutical distribution.',
  forma: 'fixa',
  codificacao: 'latin1',
  fimDeLinha: '\r\n',
  registros: [
    {
      nome: 'cabecalho',
      codigo: '1',
      vezes: '1',
      campos: [
        texto('versao', 2, 'version of the layout', { fixo: '01' }),
        idPrePedido,
        preciso(dia('data', 'ddmmaaaa', 'day of the order')),
        texto('hora', 6, 'time of the order, hhmmss'),
        cpfCnpj,
        texto('cliente', 20, "the company's code of the customer"),
        preciso(texto('cnpjFilial', 14, 'CNPJ of the branch, digits only')),
        texto('condicao', 10, "the company's code of the condition"),
        texto('prazo', 10, "the company's code of the term"),
        preciso(inteiro('formaPagamento', 2, 'way to pay')),
        texto('numeroPedidoCliente', 20, "the customer's own number", { livre: true }),
        texto('observacao', 60, "the user's text", { livre: true }),
      ],
    },
    {
      nome: 'item',
      codigo: '2',
      vezes: '1-n',
      campos: [
        posicao,
        codBarras,
        produto(20),
        preciso(inteiro('quantidade', 7, 'units to deliver')),
        preciso(valor('valorUnitario', 13, 4, 'unit price before discounts')),
        inteiro('desconto', 5, 'commercial discount, %', { decimais: 2 }),
        preciso(valor('valorTotal', 13, 2, 'total of the line')),
        preciso(texto('bonificado', 1, 'given away by a combo', { codigos: SIM_NAO })),
      ],
    },
    {
      nome: 'rodape',
      codigo: '9',
      vezes: '1',
      campos: totaisDosItens('file', 'delivered', 'quantidade'),
    },
  ],
};

/** The company's answer to one order, at fixed positions. */
export const RET: Layout = {
  nome: 'ret',
  descricao: "The company's answer to one order, in the manner of `.RET` files.",
  forma: 'fixa',
  codificacao: 'latin1',
  fimDeLinha: '\r\n',
  registros: [
    {
      nome: 'cabecalho',
      codigo: '1',
      vezes: '1',
      campos: [
        texto('versao', 2, 'version of the layout', { fixo: '01' }),
        idPrePedido,
        texto('numeroErp', 20, "the company's number; blank for a refused order"),
        preciso(dia('data', 'ddmmaaaa', 'day of the answer')),
        texto('hora', 6, 'time of the answer, hhmmss'),
        cpfCnpj,
        resposta,
        motivo,
        texto('mensagem', 60, 'a text for the customer', { livre: true }),
      ],
    },
    {
      nome: 'item',
      codigo: '2',
      vezes: '0-n',
      campos: [
        posicao,
        codBarras,
        produto(20),
        preciso(inteiro('quantidadeAtendida', 7, 'units that the company delivers')),
        motivo,
      ],
    },
    {
      nome: 'rodape',
      codigo: '9',
      vezes: '1',
      campos: totaisDosItens('file', 'delivered', 'quantidadeAtendida'),
    },
  ],
};
