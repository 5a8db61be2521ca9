import { dia, inteiro, preciso, texto } from './fields.ts';
import type { Layout } from './layout.ts';

/** A layout with separators, and records below records below records. */
export const SEPARATED: Layout = {
  nome: 'separado',
  descricao: 'A sample.',
  forma: 'separada',
  separador: ';',
  codificacao: 'latin1',
  fimDeLinha: '\n',
  registros: [
    { nome: 'inicio', codigo: 'I', vezes: '0-1', campos: [dia('dia', 'ddmmaaaa', 'a day')] },
    {
      nome: 'pai',
      codigo: 'P',
      vezes: '0-n',
      campos: [
        preciso(texto('nome', 10, 'a name')),
        inteiro('valor', 9, 'an amount', { decimais: 2 }),
        texto('nota', 5, 'a note', { livre: true }),
      ],
      filhos: [
        {
          nome: 'filho',
          codigo: 'F',
          vezes: '1-n',
          campos: [inteiro('taxa', 6, 'a rate', { decimais: 4 })],
          filhos: [
            { nome: 'neto', codigo: 'N', vezes: '0-1', campos: [texto('a', 1, 'a'), texto('b', 2, 'b')] },
          ],
        },
      ],
    },
    {
      nome: 'fim',
      codigo: 'Z',
      vezes: '1',
      campos: [
        inteiro('linhas', 9, 'lines', { total: { conta: 'linhas' } }),
        inteiro('soma', 12, 'sum', { decimais: 2, total: { soma: { registro: 'pai', campo: 'valor' } } }),
        inteiro('netos', 5, 'records', { total: { conta: { registro: 'neto' } } }),
      ],
    },
  ],
};
