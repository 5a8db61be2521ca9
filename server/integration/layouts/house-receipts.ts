import { dia, inteiro, preciso, texto } from './fields.ts';
import type { Layout } from './layout.ts';
import { abertura, idPrePedido, linhas, motivo, posicao, produto, resposta } from './order-fields.ts';

/** The company's answers to orders, in the manner of SPED. */
export const RECEBIMENTOS: Layout = {
  nome: 'recebimentos',
  descricao: "The company's answers to orders, the house layout.",
  forma: 'sped',
  codificacao: 'utf8',
  fimDeLinha: '\r\n',
  registros: [
    {
      nome: 'abertura',
      codigo: '0000',
      vezes: '1',
      campos: abertura,
    },
    {
      nome: 'resposta',
      codigo: '0200',
      vezes: '1-n',
      campos: [
        idPrePedido,
        texto('numeroErp', 60, "the company's number; needed unless the order is refused"),
        resposta,
        motivo,
        dia('previsaoEntrega', 'aaaammdd', 'expected delivery'),
        texto('mensagem', 200, 'a text for the customer', { livre: true }),
      ],
      filhos: [
        {
          nome: 'item',
          codigo: '0210',
          vezes: '0-n',
          campos: [
            posicao,
            produto(60),
            preciso(inteiro('quantidadeAtendida', 9, 'units that the company delivers')),
            motivo,
          ],
        },
      ],
    },
    {
      nome: 'encerramento',
      codigo: '9999',
      vezes: '1',
      campos: [
        inteiro('respostas', 6, 'answers of the file', { total: { conta: { registro: 'resposta' } } }),
        linhas,
      ],
    },
  ],
};
