import { expect, test } from 'vitest';
import { type LinhaComparada, mudancaDe, mudancaText, porGravidade, resumoDesde } from './mudancas.ts';

const linha = (part: Partial<LinhaComparada> = {}): LinhaComparada => ({
  preco: 10_0000,
  agora: 10_0000,
  incluido: true,
  mensagem: null,
  ...part,
});

const fora = linha({ incluido: false, agora: null, mensagem: 'Não está mais à venda para este cliente.' });
const falta = linha({ mensagem: 'Só 1 em estoque.' });
const subiu = linha({ agora: 11_0000 });
const baixou = linha({ agora: 9_5000 });

test('the gravest change of a line comes first', () => {
  const all = [linha(), baixou, subiu, falta, fora];
  expect(porGravidade(all).map(mudancaDe)).toEqual(['fora', 'falta', 'subiu', 'baixou', 'igual']);
});

test('a change is told with its prices, to the cent where that tells them apart', () => {
  const text = (one: LinhaComparada) => mudancaText(one)?.replaceAll('\u00a0', ' ') ?? null;
  expect(text(linha())).toBeNull();
  expect(text(subiu)).toBe('Subiu de R$ 10,00 para R$ 11,00.');
  expect(text(baixou)).toBe('Baixou de R$ 10,00 para R$ 9,50.');
  expect(text(linha({ preco: 10_0023, agora: 11_0049 }))).toBe('Subiu de R$ 10,00 para R$ 11,00.');
  expect(text(linha({ agora: 10_0023 }))).toBe('Subiu de R$ 10,0000 para R$ 10,0023.');
  expect(text(fora)).toBe('Não está mais à venda para este cliente.');
  expect(text({ ...falta, agora: 11_0000 })).toBe('Só 1 em estoque. Subiu de R$ 10,00 para R$ 11,00.');
});

test('the whole is told in one line', () => {
  expect(resumoDesde('o orçamento', [linha(), linha({ preco: null, agora: 11_0000 })])).toBeNull();
  expect(resumoDesde('o orçamento', [fora, fora, subiu, baixou, falta])).toBe(
    'Desde o orçamento: 1 item com preço maior, 1 item com preço menor, 1 item com falta de estoque, 2 itens que ficam de fora.',
  );
  expect(resumoDesde('o pedido', [subiu, { ...falta, agora: 12_0000 }, { ...fora, agora: 9_0000 }])).toBe(
    'Desde o pedido: 2 itens com preço maior, 1 item com preço menor, 1 item com falta de estoque, 1 item que fica de fora.',
  );
});
