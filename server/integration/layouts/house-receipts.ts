import { dia, inteiro, preciso, texto } from './fields.ts';
import type { Layout } from './layout.ts';
import { MOTIVOS, RESPOSTAS } from './reasons.ts';

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
      campos: [
        texto('versao', 3, 'version of the layout', { fixo: '001' }),
        preciso(dia('geradoEm', 'aaaammdd', 'day of the file')),
        texto('hora', 6, 'time of the file, hhmmss'),
      ],
    },
    {
      nome: 'resposta',
      codigo: '0200',
      vezes: '1-n',
      campos: [
        preciso(inteiro('idPrePedido', 12, "Maleta's number of the order")),
        texto('numeroErp', 60, "the company's number; needed unless the order is refused"),
        preciso(texto('resposta', 1, 'the answer', { codigos: RESPOSTAS })),
        preciso(texto('motivo', 2, 'the reason', { codigos: MOTIVOS })),
        dia('previsaoEntrega', 'aaaammdd', 'expected delivery'),
        texto('mensagem', 200, 'a text for the customer', { livre: true }),
      ],
      filhos: [
        {
          nome: 'item',
          codigo: '0210',
          vezes: '0-n',
          campos: [
            preciso(inteiro('posicao', 5, 'place of the line in the order, from 1')),
            preciso(texto('produto', 60, "the company's code of the product")),
            preciso(inteiro('quantidadeAtendida', 9, 'units that the company delivers')),
            preciso(texto('motivo', 2, 'the reason', { codigos: MOTIVOS })),
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
        inteiro('linhas', 9, 'lines of the file, with this one', { total: { conta: 'linhas' } }),
      ],
    },
  ],
};
