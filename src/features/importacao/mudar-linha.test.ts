import { expect, test } from 'vitest';
import type { LinhaConferida } from './conferir.ts';
import { withoutAprendido } from './mudar-linha.ts';

const chosen = (idProduto: number) =>
  ({
    identificacao: '1',
    idProduto,
    doCatalogo: { idProduto: 1 },
    aprendido: { idProduto: 2 },
    memoria: 'nova',
  }) as LinhaConferida;

test("once the learned product is forgotten, the choice of the catalogue's own has nothing to change", () => {
  expect([1, 3].map((id) => withoutAprendido(chosen(id), false).memoria)).toEqual([null, 'nova']);
});
