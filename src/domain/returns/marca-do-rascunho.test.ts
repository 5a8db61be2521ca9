import { expect, test } from 'vitest';
import { devolucaoItemSample, devolucaoSample } from './devolucao-sample.ts';
import { type DevolucaoVista, vistaOf } from './fold.ts';
import { marcaDoRascunho } from './marca-do-rascunho.ts';

const seen = vistaOf(
  devolucaoSample(1, {
    itens: [devolucaoItemSample('A'), devolucaoItemSample('B')],
    anexos: [{ idAnexo: 'x' }],
  }),
);
const marca = (part: Partial<DevolucaoVista>) => marcaDoRascunho({ ...seen, ...part });

test('a draft has the same mark whatever the order of its lines, and whatever its own name', () => {
  expect(marca({})).toMatch(/^[0-9a-f]{16}$/);
  expect(marca({ itens: seen.itens.toReversed(), id: 9 })).toBe(marca({}));
});

test('a draft with other units, another reason, line or photograph has another mark', () => {
  const [first, ...others] = seen.itens;
  if (first === undefined) throw new Error('no line');
  const marks = [
    marca({}),
    marca({ itens: others }),
    marca({ itens: [{ ...first, quantidade: 4 }, ...others] }),
    marca({ itens: [{ ...first, idDevolucaoMotivo: 2 }, ...others] }),
    marca({ fotos: [] }),
    marca({ fotos: [...seen.fotos, { id: 'y', onde: 'fila' }] }),
    marca({ itens: [], fotos: [] }),
  ];
  expect(new Set(marks).size).toBe(marks.length);
});

test('a photograph that only the device has is no part of it', () => {
  expect(marca({ fotos: [...seen.fotos, { id: 'y', onde: 'aparelho' }] })).toBe(marca({}));
});
