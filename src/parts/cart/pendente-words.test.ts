import { expect, test } from 'vitest';
import { carrinhoSample, grupoCartaoSample, grupoSample } from '#tests/support/dom/pagamento.ts';
import { pendenteWords } from './pendente-words.ts';

test.each([
  [3, [grupoSample], false, 'que aguarda o pagamento'],
  [5, [grupoSample], false, 'pago, que falta finalizar'],
  [5, [grupoSample], true, 'pago, que termina em instantes'],
  [5, [grupoSample, grupoCartaoSample], true, 'pago em parte'],
])(
  'a cart in situation %i is named by what is left to do (%#)',
  (idCarrinhoSituacao, grupos, politicaAceite, nome) => {
    expect(pendenteWords(carrinhoSample({ idCarrinhoSituacao, grupos, politicaAceite })).nome).toBe(nome);
  },
);
