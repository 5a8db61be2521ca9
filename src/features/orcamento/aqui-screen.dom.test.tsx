import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orcamentoIntent } from '#outbox/orcamentos/orcamento-sample.ts';
import { sampleParked, sampleReceipt, sampleRow } from '#outbox/outbox-sample.ts';
import { orcamentoAberto } from '#parts/share/orcamento-aberto.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { laneOfOrcamento } from '#vault/orcamento-intents.ts';
import { toDocumento } from './aqui.ts';
import { OrcamentoAquiScreen } from './aqui-screen.tsx';

const user = person();
const intent = orcamentoIntent([{ idItem: 1, quantidade: 2 }], { observacao: 'Entrega à tarde' });
const lane = laneOfOrcamento(CLIENTE, intent);
const title = () => screen.findByRole('heading', { level: 1, name: /^Orçamento A7K-042/ });

test('a queued quotation shows its lines and last day, and goes into the cart or away', async () => {
  const device = await openPageDevice();
  const at = Date.parse('2026-11-20T15:00:00Z');
  const row = sampleRow(1, intent, { lane, at });
  await device.vault.outbox.add(row);
  renderPage(<OrcamentoAquiScreen chave={row.key} />, device);
  expect((await title()).textContent).toContain('No aparelho');
  expect(screen.getByText('27/11/2026')).toBeTruthy();
  expect(screen.getByText('Entrega à tarde')).toBeTruthy();
  expect(
    within(screen.getByRole('list', { name: 'Itens do orçamento' })).getAllByRole('listitem'),
  ).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Transformar em pedido' }));
  expect(orcamentoAberto.atual).toMatchObject({
    orcamento: {
      idPrePedido: null,
      codigoLocal: 'A7K-042',
      linhas: [{ idItem: 1, quantidade: 2, preco: 100_000 }],
    },
  });
  await user.click(screen.getByRole('button', { name: 'Excluir orçamento' }));
  await soon(async () =>
    expect((await device.vault.outbox.toArray()).map((one) => one.intent.tipo)).toEqual([
      'orcamento',
      'orcamento-situacao',
    ]),
  );
});

test('a refused quotation says why, and nothing of it is lost', async () => {
  const device = await openPageDevice();
  const description = 'Um item não está mais à venda para este cliente: ITEM 1.';
  const parked = sampleParked(1, intent, { lane, codigo: 'item-nao-encontrado', description });
  await device.vault.parked.put(parked);
  renderPage(<OrcamentoAquiScreen chave={parked.key} />, device);
  expect((await title()).textContent).toContain('Precisa de você');
  expect(screen.getByText(new RegExp(`^${description}`))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Transformar em pedido' })).toBeTruthy();
});

test('a kept quotation leads to its numbers, and an unknown one to the list', async () => {
  const device = await openPageDevice();
  const pedido = { idPessoaFilial: 1, idCondicao: 1, idCarrinhoGrupoTipo: 1, idPrePedido: 12, total: 2000 };
  const receipt = sampleReceipt(1, intent, 0, { lane, pedidos: [pedido] });
  await device.vault.receipts.put(receipt);
  const { unmount } = renderPage(<OrcamentoAquiScreen chave={receipt.key} />, device);
  const link = await screen.findByRole('link', { name: 'Orçamento nº 12' });
  expect(link.getAttribute('href')).toBe('/pedidos/detalhes/12');
  unmount();
  renderPage(<OrcamentoAquiScreen chave="unknown" />, device);
  expect(await screen.findByText('Este orçamento não está mais neste aparelho')).toBeTruthy();
});

test('a quotation of this device is shared as when it was kept: units without stock apart, its last day and remark', () => {
  const part = { quantidadeAtendida: 2, quantidadeFalta: 6 };
  const linhas = intent.linhas.map((one) => ({ ...one, ...part }));
  const at = Date.parse('2026-11-20T15:00:00Z');
  const row = { ...sampleRow(1, intent, { lane, at }), intent: { ...intent, linhas } };
  const { titulo, fatos } = toDocumento(row);
  expect(titulo).toBe('Orçamento A7K-042');
  expect(fatos.map(([nome, texto]) => `${nome}: ${texto}`)).toEqual([
    expect.stringMatching(/^Cliente: /),
    'Preços de: 20/11/2026 12:00',
    'Sem estoque: 6 un.',
    'Válido até: 27/11/2026',
    expect.stringMatching(/^Forma de pagamento: ./),
    'Observação: Entrega à tarde',
  ]);
});
