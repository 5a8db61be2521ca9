import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { ContasScreen } from '#features/contas/contas-screen.tsx';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { CLIENTE, openPageDevice, type PageDevice } from './device.ts';
import { renderPage } from './page.tsx';
import type { person } from './person.ts';
import { findBox, soon } from './shown.ts';

const hoje = businessDayOf(new Date());

/** A boleto to come, a Pix in advance, and cash without a boleto, in the order of their due dates. */
export const contas = [
  contaSample(1, { dataVencimento: addDays(hoje, 5) }),
  contaSample(2, {
    dataVencimento: addDays(hoje, 10),
    idFormaPagamento: 10,
    descFormaPagamento: 'Pix',
    idBoleto: null,
    pagamentoAntecipado: true,
    documentosViinculados: '',
  }),
  contaSample(3, {
    dataVencimento: addDays(hoje, 20),
    idFormaPagamento: 4,
    descFormaPagamento: 'Dinheiro',
    idBoleto: null,
  }),
];

/** Renders /contaspendentes on a device that keeps these instalments. */
export async function openContas(kept = contas, search = ''): Promise<PageDevice> {
  history.replaceState(null, '', `/contaspendentes${search}`);
  const device = await openPageDevice();
  await device.vault.recebiveis.bulkPut(
    kept.map((recebivel) => ({ id: recebivel.id, idPessoaCliente: CLIENTE, recebivel, at: 1 })),
  );
  await device.vault.checkpoints.put({ name: `recebiveis:${CLIENTE}`, at: Date.now() });
  renderPage(<ContasScreen />, device);
  return device;
}

export const contaRows = async (): Promise<HTMLElement[]> =>
  within(await screen.findByRole('grid', { name: 'Contas pendentes' }))
    .getAllByRole('row')
    .slice(1);

/** The acts of a person on the list. */
export const atContas = (user: ReturnType<typeof person>) => {
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    press,
    mark: async (at: number) =>
      user.click(within(must((await contaRows())[at], 'row')).getByRole('checkbox')),
    /** Reads the box of a warning and closes it. */
    expectAlert: async (text: string) => {
      expect((await findBox('Atenção')).textContent).toContain(text);
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
      await soon(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    },
    /** Opens the details of the marked instalment. */
    openDetalhes: async () => {
      await press('Detalhes');
      return within(await screen.findByRole('dialog', { name: 'Detalhes da Conta' }));
    },
  };
};
