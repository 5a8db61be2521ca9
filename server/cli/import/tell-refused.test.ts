import { expect, test } from 'vitest';
import { COLUNAS } from '#server/integration/files/columns/columns-of.ts';
import { findColumns } from './find-columns.ts';
import { tellRecusadas } from './tell-refused.ts';

type Recusada = { readonly linha: number; readonly motivo: string };

async function* each(recusadas: readonly Recusada[]): AsyncGenerator<Recusada> {
  yield* recusadas;
}

/** The printed sentences about refused lines of a table with these titles. */
async function tell(
  recurso: keyof typeof COLUNAS,
  titulos: readonly string[],
  recusadas: readonly Recusada[],
  filled: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const found = findColumns(
    { linha: 1, titulos },
    { recurso, colunas: COLUNAS[recurso] },
    { tipos: {}, nome: 'colunas.json' },
    false,
  );
  const [tabela] = found.ok ? found.value : [];
  if (tabela === undefined) throw new Error('no table');
  const said: string[] = [];
  const motivos = new Map([[9, 'A coluna "Peso" não serve.']]);
  const linhas = await tellRecusadas(
    each(recusadas),
    tabela,
    { fill: (linha) => ({ ...filled, ...linha }), motivos },
    { say: (text) => void said.push(text) },
  );
  expect(linhas).toEqual(recusadas.map(({ linha }) => linha));
  return said;
}

const recusadasBy = (motivo: string, ...linhas: number[]): Recusada[] =>
  linhas.map((linha) => ({ linha, motivo }));
const SEM_CIDADE = 'O campo cidade falta, e o código é novo.';

test('columns that all new customers lack are told once, with the unused ones and the way out', async () => {
  const titulos = ['Código', 'Nome', 'CNPJ', 'PRACA', 'UFENT'];
  const recusadas = [...recusadasBy(SEM_CIDADE, 2, 3, 4, 5), ...recusadasBy('O campo cep é inválido.', 6)];
  expect(await tell('clientes', titulos, recusadas)).toEqual([
    'Linha 6: O campo cep é inválido.',
    'Não há coluna de cidade, estado: 4 registros novos foram recusados. ' +
      'As colunas que não são usadas: PRACA, UFENT. Se as colunas estão entre as acima, diga em colunas.json: ' +
      '"clientes": { "colunas": { "cidade": "título da coluna", "estado": "título da coluna" } }.',
  ]);
  expect(await tell('clientes', [...titulos.slice(0, 3), 'UF'], recusadasBy(SEM_CIDADE, 2))).toEqual([
    'Não há coluna de cidade: 1 registro novo foi recusado. Acrescente ao arquivo o que falta.',
  ]);
});

test('an empty cell of a column that is there is told by its line', async () => {
  const titulos = ['Código', 'Nome', 'CNPJ', 'Cidade', 'UF'];
  expect(await tell('clientes', titulos, recusadasBy(SEM_CIDADE, 2))).toEqual([`Linha 2: ${SEM_CIDADE}`]);
});

test('past orders lack the two columns of a status, and not what the company has only once', async () => {
  const titulos = 'Pedido;Cód. Cliente;RCA;Forma Pagto;Data;Cód. Produto;Qtd.;Preço;Vlr. Total'.split(';');
  const recusadas = recusadasBy('O campo etapas falta, e o código é novo.', 2, 3);
  const filled = { filial: '1', condicao: 'VND', prazo: '28' };
  expect(await tell('historico', titulos, recusadas, filled)).toEqual([
    'Não há coluna de situacao, em: 2 registros novos foram recusados. Acrescente ao arquivo o que falta.',
  ]);
});

test('of more lines than three the terminal shows how many there are', async () => {
  const titulos = ['Código', 'Nome', 'CNPJ'];
  const said = (count: number) =>
    tell('clientes', titulos, recusadasBy('Não.', ...Array.from({ length: count }, (_, at) => at + 7)));
  expect(await said(3)).toEqual(['Linha 7: Não.', 'Linha 8: Não.', 'Linha 9: A coluna "Peso" não serve.']);
  expect((await said(4)).slice(3)).toEqual(['E mais 1 linha.']);
  expect((await said(6)).slice(3)).toEqual(['E mais 3 linhas.']);
});
