import { expect, test } from 'vitest';
import { SEM_FUNCAO, toFalhaDaParte } from './sem-funcao.ts';

const recusa = (status: number, Codigo?: 'nao-encontrado') =>
  ({
    kind: 'refused',
    status,
    erro: { Message: 'Atenção!', Description: 'A devolução não foi encontrada.', ...(Codigo && { Codigo }) },
  }) as const;

test('a 404 that names no missing thing is that of a server without the call', () => {
  const semFuncao = { kind: 'recusa', codigo: undefined, titulo: '', texto: SEM_FUNCAO };
  expect(toFalhaDaParte({ kind: 'unbelieved', status: 404, isOurs: false })).toEqual(semFuncao);
  expect(toFalhaDaParte({ kind: 'unbelieved', status: 404, isOurs: true })).toEqual(semFuncao);
  expect(toFalhaDaParte(recusa(404))).toEqual(semFuncao);
});

test('any other failure keeps its words', () => {
  expect(toFalhaDaParte(recusa(404, 'nao-encontrado'))).toMatchObject({
    codigo: 'nao-encontrado',
    texto: 'A devolução não foi encontrada.',
  });
  expect(toFalhaDaParte({ kind: 'silence' })).toEqual({ kind: 'silencio', isServidor: false });
});
