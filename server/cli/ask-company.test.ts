import { expect, test } from 'vitest';
import { askCompany, DA_FILIAL } from './ask-company.ts';

const ALL = [...DA_FILIAL, 'estados', 'prazo'] as const;
const FILIAL = { cnpj: '11.222.333/0001-81', nome: 'Nova Ltda', cidade: 'Campinas', uf: 'sp' };

/** A terminal with a person who gives these answers. */
function terminalOf(...answers: readonly string[]) {
  const complaints: string[] = [];
  const questions: string[] = [];
  const rest = [...answers];
  return {
    complaints,
    questions,
    say: () => undefined,
    complain: (line: string) => void complaints.push(line),
    ask: async (question: string) => {
      questions.push(question);
      return rest.shift() ?? '';
    },
  };
}

const silent = { say: () => undefined, complain: () => undefined };

test('given answers are read, and the others have their defaults', async () => {
  expect(await askCompany(ALL, FILIAL, silent)).toEqual({
    ok: true,
    value: { ...FILIAL, cnpj: '11222333000181', uf: 'SP', codigo: '1', estados: 'SP', prazo: '28' },
  });
});

test('missing answers without a person are named together', async () => {
  expect(await askCompany(ALL, { nome: 'Nova Ltda' }, silent)).toMatchObject({
    ok: false,
    error: expect.stringMatching(/^Faltam --cnpj, --cidade, --uf\. Um exemplo: npm run maleta -- comecar /),
  });
});

test.each([
  [{ cnpj: '11.222.333/0001-82' }, 'O CNPJ 11.222.333/0001-82 é inválido: confira os dígitos.'],
  [{ uf: 'XX' }, '"XX" não é um estado: escreva a sigla, como SP.'],
  [{ estados: 'SP,ZZ' }, '"ZZ" não é um estado: escreva a sigla, como SP.'],
  [{ prazo: '56/28' }, '"56/28" não é um prazo: escreva os dias, como 28 ou 28/56, ou 0 à vista.'],
])('the answer %j is refused', async (wrong, error) => {
  expect(await askCompany(ALL, { ...FILIAL, ...wrong }, silent)).toEqual({ ok: false, error });
});

test.each([
  ['à vista', '0'],
  ['28 dias', '28'],
  ['28 / 56', '28/56'],
])('the term %j is %s', async (prazo, dias) => {
  expect(await askCompany(['prazo'], { prazo }, silent)).toEqual({ ok: true, value: { prazo: dias } });
});

test('a person is asked for what was not given, again after a wrong answer', async () => {
  const again = terminalOf(
    '11.222.333/0001-82',
    '11.222.333/0001-81',
    '',
    'Campinas',
    'MG',
    '',
    'mg, sp',
    '0',
  );
  expect(await askCompany(ALL, { nome: 'Nova Ltda' }, again)).toEqual({
    ok: true,
    value: {
      cnpj: '11222333000181',
      nome: 'Nova Ltda',
      cidade: 'Campinas',
      uf: 'MG',
      codigo: '1',
      estados: 'MG,SP',
      prazo: '0',
    },
  });
  expect(again.complaints).toEqual([
    'O CNPJ 11.222.333/0001-82 é inválido: confira os dígitos.',
    'Uma resposta é necessária.',
  ]);
  expect(again.questions.at(-3)).toBe('Código da filial no seu sistema [1]: ');
});
