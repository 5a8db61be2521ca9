import { dia, inteiro, preciso, texto } from './fields.ts';
import type { Layout } from './layout.ts';
import { aberturaNumerada, cpfCnpj, idPrePedido, linhas } from './order-fields.ts';

const motivo = (tamanho: number) => texto('motivo', tamanho, 'why, in words', { livre: true });
const hora = texto('hora', 6, 'time of the cancellation, hhmmss');

/** Orders that were cancelled after they went out, in the manner of SPED. */
export const CANCELAMENTOS: Layout = {
  nome: 'cancelamentos',
  descricao: 'Orders of earlier files that were cancelled since, the house layout.',
  forma: 'sped',
  codificacao: 'utf8',
  fimDeLinha: '\r\n',
  registros: [
    aberturaNumerada,
    {
      nome: 'cancelamento',
      codigo: '0300',
      vezes: '1-n',
      campos: [
        idPrePedido,
        preciso(dia('data', 'aaaammdd', 'day of the cancellation')),
        hora,
        cpfCnpj,
        texto('numeroErp', 60, "the company's number, if it told one"),
        motivo(200),
      ],
    },
    {
      nome: 'encerramento',
      codigo: '9999',
      vezes: '1',
      campos: [
        inteiro('cancelamentos', 6, 'cancellations of the file', {
          total: { conta: { registro: 'cancelamento' } },
        }),
        linhas,
      ],
    },
  ],
};

/** One cancelled order for a file, at fixed positions. */
export const CAN: Layout = {
  nome: 'can',
  descricao: 'One order of an earlier `.ped` file that was cancelled since.',
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
        preciso(dia('data', 'ddmmaaaa', 'day of the cancellation')),
        hora,
        cpfCnpj,
        motivo(60),
      ],
    },
  ],
};
