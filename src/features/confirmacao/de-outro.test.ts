import { expect, test } from 'vitest';
import { deOutroOf, deOutroText } from './de-outro.ts';

test('an order that another device made first is named with that device’s code', () => {
  const numero = (idPrePedido: number) => ({
    idPessoaFilial: 1,
    idCondicao: 1,
    idCarrinhoGrupoTipo: 1,
    idPrePedido,
    total: 1,
  });
  const conhecidos = [
    { idPrePedido: 7, codigoLocal: 'E2K-209' },
    { idPrePedido: 8, codigoLocal: 'U2K-393' },
    { idPrePedido: 9, codigoLocal: null },
    { idPrePedido: 10, codigoLocal: 'X1X-111' },
  ];
  const deOutro = deOutroOf({ codigoLocal: 'U2K-393' }, [7, 8, 9].map(numero), conhecidos);
  expect(deOutro.map(deOutroText)).toEqual([
    'O nº 7 já tinha sido feito em outro aparelho, como E2K-209. Nada foi pedido duas vezes.',
  ]);
});
