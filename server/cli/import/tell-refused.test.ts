import { expect, test } from 'vitest';
import type { COLUNAS } from '#server/integration/files/columns/columns-of.ts';
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
  lidas = 99,
): Promise<readonly string[]> {
  const found = findColumns({ linha: 1, titulos }, recurso, { tipos: {}, nome: 'colunas.json' }, false);
  const [tabela] = found.ok ? found.value : [];
  if (tabela === undefined) throw new Error('no table');
  const said: string[] = [];
  const motivos = new Map([[9, 'A coluna "Peso" não serve.']]);
  const linhas = await tellRecusadas(
    each(recusadas),
    tabela,
    { fill: (linha) => ({ ...filled, ...linha }), motivos, lidas },
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
      'As colunas que não são usadas: PRACA, UFENT. Se as colunas estão entre as acima, diga em colunas.json, dentro de "tipos": ' +
      '"clientes": { "colunas": { "cidade": "título da coluna", "estado": "título da coluna" } }.',
  ]);
  expect(await tell('clientes', [...titulos.slice(0, 3), 'UF'], recusadasBy(SEM_CIDADE, 2))).toEqual([
    'Não há coluna de cidade: 1 registro novo foi recusado. Acrescente ao arquivo o que falta.',
  ]);
});

test('an empty cell of a column that is there is told by its line', async () => {
  const titulos = ['Código', 'Nome', 'CNPJ', 'Cidade', 'UF'];
  expect(await tell('clientes', titulos, recusadasBy(SEM_CIDADE, 2))).toEqual([
    'Linha 2: O campo cidade (coluna "Cidade") falta, e o código é novo.',
  ]);
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

test('each kind of reason is shown once, before repeats of one', async () => {
  const titulos = ['Código', 'Nome', 'CNPJ', 'Limite'];
  const recusadas = [
    ...recusadasBy('O CPF ou CNPJ 111 é inválido.', 2, 3),
    ...recusadasBy('A coluna "Limite" tem "a", que não é um número.', 4),
    ...recusadasBy('A coluna "Limite" tem "b c", que não é um número.', 5),
    ...recusadasBy('O CPF ou CNPJ 222 é inválido.', 6),
    ...recusadasBy('O campo email tem de ser um e-mail.', 7),
    ...recusadasBy('A filial X não existe.', 8),
    ...recusadasBy('A filial Y não existe.', 10),
  ];
  const linhasOf = async (given: readonly Recusada[]) =>
    (await tell('clientes', titulos, given)).map((text) => /^(?:Linha \d+|E .*)/.exec(text)?.[0]);
  expect(await linhasOf(recusadas)).toEqual(['Linha 2', 'Linha 4', 'Linha 7', 'Linha 8', 'E mais 4 linhas.']);
  expect(await linhasOf(recusadas.slice(0, 5))).toEqual([
    'Linha 2',
    'Linha 3',
    'Linha 4',
    'E mais 2 linhas.',
  ]);
  const many = Array.from({ length: 12 }, (_, at) => ({
    linha: at + 20,
    motivo: `Não ${'x'.repeat(at + 1)}.`,
  }));
  expect((await linhasOf(many)).slice(9)).toEqual(['Linha 29', 'E mais 2 linhas.']);
});

test('a guessed column for which no line is taken is told with the way to leave it out', async () => {
  const titulos = ['Código', 'Nome', 'CNPJ', 'CODPLPAG'];
  const recusadas = [...recusadasBy('O prazo 1 não existe.', 2, 3), ...recusadasBy('Não.', 4)];
  const told = async (lidas: number) => (await tell('clientes', titulos, recusadas, {}, lidas)).slice(3);
  expect(await told(4)).toEqual([]);
  expect(await told(3)).toEqual([
    'Nenhuma linha foi aceita. Se a coluna "CODPLPAG" não é prazo, deixe-a de fora em colunas.json, dentro de "tipos": ' +
      '"clientes": { "colunas": { "prazo": "" } }. Se é, carregue antes os registros que ela cita.',
  ]);
  expect(await tell('clientes', titulos, recusadas.slice(1), {}, 2)).toHaveLength(2);
  const precos = await tell('precos', ['Produto', 'Preço'], recusadasBy('O produto 1 não existe.', 2), {}, 1);
  expect(precos).toEqual(['Linha 2: O produto 1 (coluna "Produto") não existe.']);
});
