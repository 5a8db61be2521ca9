import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { formatMoney } from '#lib/format-number.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { ContasEmAtraso } from './contas-em-atraso.tsx';

const NOW = Date.parse('2026-11-20T15:00:00Z');

async function open(...dias: string[]) {
  const device = await openPageDevice();
  const contas = dias.map((dataVencimento, index) =>
    contaSample(index + 1, { dataVencimento, valor: 300_00 }),
  );
  const settled = contaSample(9, {
    dataVencimento: '2026-11-01',
    dataLiquidacao: '2026-11-19',
    idSituacao: 2,
  });
  await device.vault.recebiveis.bulkPut(
    [...contas, settled].map((recebivel) => ({
      id: recebivel.id,
      idPessoaCliente: CLIENTE,
      recebivel,
      at: 1,
    })),
  );
  renderPage(
    <>
      <ContasEmAtraso idPessoaCliente={CLIENTE} now={NOW} />
      <p>Fim</p>
    </>,
    device,
  );
}

test('late instalments are counted with what is expected of them today, and lead to their list', async () => {
  await open('2026-11-10', '2026-11-20', '2026-11-30');
  // 2 % and ten days of 1 % a month.
  expect(
    await screen.findByText(`1 conta em atraso: ${formatMoney(307_00)}`.replace('\u00a0', ' ')),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver as contas' }).getAttribute('href')).toBe(
    '/contaspendentes?sit=atrasadas',
  );
});

test('nothing is shown when no instalment is late', async () => {
  await open('2026-11-20', '2026-11-30');
  await screen.findByText('Fim');
  expect(screen.queryByText(/em atraso/)).toBeNull();
});
