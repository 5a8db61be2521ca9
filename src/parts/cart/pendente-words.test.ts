import { expect, test } from 'vitest';
import { carrinhoSample, grupoCartaoSample, grupoSample } from '#tests/support/dom/pagamento.ts';
import { pendenteWords } from './pendente-words.ts';

test.each([
  [3, [grupoSample], 'que aguarda o pagamento'],
  [5, [grupoSample], 'pago, que falta finalizar'],
  [5, [grupoSample, grupoCartaoSample], 'pago em parte'],
])('a cart in situation %i is named by what is left to do (%#)', (idCarrinhoSituacao, grupos, nome) => {
  expect(pendenteWords(carrinhoSample({ idCarrinhoSituacao, grupos })).nome).toBe(nome);
});
