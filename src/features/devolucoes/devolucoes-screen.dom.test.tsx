import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { sampleParked } from '#outbox/outbox-sample.ts';
import { closeSincronizacao, sincronizacaoState } from '#parts/dialogs/sincronizacao-state.ts';
import { TOM } from '#parts/list/legenda.tsx';
import { CLIENTE } from '#tests/support/dom/device.ts';
import {
  hoje,
  nova,
  numbers,
  openList,
  PRONTA,
  RASCUNHO,
  rowOf,
  rows,
  show,
  showList,
} from '#tests/support/dom/devolucoes-page.tsx';
import { setViewport } from '#tests/support/dom/layout.ts';
import { person } from '#tests/support/dom/person.ts';
import { columnsOf, legendOf, soon } from '#tests/support/dom/shown.ts';
import { laneOfDevolucao } from '#vault/devolucao-intents.ts';

const user = person();

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

beforeEach(closeSincronizacao);

describe('the list of returns', () => {
  test('is newest first with the value and the count, the customer in each row and a mark of the type', async () => {
    await showList();
    expect(await numbers()).toEqual(['904', '903', '902', '901']);
    expect(await screen.findByText(/^4 devoluções · Valor total R\$\s40,00$/)).toBeTruthy();
    const text = (await rowOf('902')).textContent;
    expect(text).toContain('Farmácia Modelo');
    expect(text).toContain('11.222.333/0001-81');
    expect(text).toContain('Total');
    expect((await rowOf('901')).textContent).toContain('Parcial');
  });

  test('draws the customer in the first row, and a ditto mark in the rows under it', async () => {
    await showList();
    const drawn = (await rows()).map((row) =>
      within(row)
        .getAllByText('Farmácia Modelo')
        .some((cell) => cell.previousElementSibling?.textContent !== '″'),
    );
    expect(drawn).toEqual([true, false, false, false]);
  });

  test('has its title, columns, legend and toolbar, with total returns blue and partial ones green', async () => {
    await showList([RASCUNHO, PRONTA]);
    expect(columnsOf(await screen.findByRole('grid', { name: 'Devoluções' }))).toEqual([
      'Marcar',
      'Legenda',
      'Código',
      'Data/hora',
      'CPF/CNPJ',
      'Cliente',
      'Nota fiscal',
      'Série',
      'Total',
      'Situação',
      'Origem',
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Devoluções');
    expect(legendOf()).toEqual(['Total', 'Parcial']);
    const toolbar = within(screen.getByRole('group', { name: 'Ações das devoluções' }));
    expect(toolbar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Filtrar',
      'Nova devolução',
      'Consultar',
      'Espelho',
      'Em coleta',
      'Autorização de coleta',
      'Em transporte',
      'Excluir',
    ]);
    const markOf = async (number: string, title: string) =>
      within(await rowOf(number)).getByTitle(title).className;
    expect(await markOf('902', 'Total')).toContain(TOM.azul);
    expect(await markOf('901', 'Parcial')).toContain(TOM.verde);
  });

  test('a draft goes on from its row, and one press lists the returns in draft', async () => {
    await showList();
    await rows();
    await press('Em digitação 1');
    expect(await numbers()).toEqual(['901']);
    expect(location.search).toBe('?sit=1');
    expect(screen.queryByRole('button', { name: /^Remover filtro/ })).toBeNull();
    await press('Em digitação 1');
    expect(await numbers()).toHaveLength(4);
    expect(screen.getAllByRole('button', { name: /^Continuar/ })).toHaveLength(1);
    await press('Continuar a devolução nº 901');
    await soon(() => expect(location.pathname).toBe('/devolucao/digitacao'));
  });

  test('an unknown situation has the company’s colour next to its word', async () => {
    await showList();
    const strip = (await rowOf('904')).querySelector<HTMLElement>('[style*="background"]');
    expect(strip?.style.background).toBe('rgb(170, 0, 187)');
    expect(strip?.parentElement?.textContent).toBe('Em vistoria');
  });

  test('returns that wait on the device stand on top under their local code', async () => {
    const device = await openList([RASCUNHO, PRONTA]);
    await nova(device);
    await show(device);
    const [code, ...others] = await numbers();
    expect(others).toEqual(['902', '901']);
    expect((await rowOf(must(code, 'local code'))).textContent).toContain('Finalizada, aguardando envio');
  });

  test('a refused change leads to its decision', async () => {
    const device = await openList([RASCUNHO]);
    await device.vault.parked.put(
      sampleParked(
        1,
        { tipo: 'devolucao-excluir', devolucao: 'n901', idDevolucao: 901, idTitulo: 31, numDocumento: '1' },
        { lane: laneOfDevolucao('n901'), idPessoaCliente: CLIENTE },
      ),
    );
    await show(device);
    await user.click(await screen.findByRole('button', { name: 'Precisa de você' }));
    expect(sincronizacaoState.isOpen).toBe(true);
  });

  test('is narrowed by its drawer, which names the customer, and a chip takes the filter off again', async () => {
    await showList();
    await rows();
    await press(/^Filtrar/);
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Devoluções' }));
    await soon(() => expect(drawer.getByLabelText('Cliente').textContent).toBe('Farmácia Modelo'));
    expect(drawer.getByLabelText<HTMLInputElement>('Data final').max).toBe(hoje);
    await user.selectOptions(drawer.getByLabelText('Situação'), 'Em coleta');
    expect(await numbers()).toEqual(['903']);
    expect(location.search).toBe('?sit=11');
    await user.fill(drawer.getByLabelText('Data final'), '2020-01-01');
    expect(drawer.getByText('A data inicial é maior que a data final.')).toBeTruthy();
    expect(location.search).toBe('?sit=11');
    await user.click(drawer.getByRole('button', { name: 'Ver 1 devolução' }));
    expect(drawer.getByLabelText('Data inicial')).toBe(document.activeElement);
    await user.fill(drawer.getByLabelText('Data final'), hoje);
    await user.click(drawer.getByRole('button', { name: 'Ver 1 devolução' }));
    await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Remover filtro Situação: Em coleta');
    await soon(async () => expect(await numbers()).toHaveLength(4));
  });

  test('days that are cleared in the drawer leave neither an invalid range nor the one before it', async () => {
    await showList(undefined, '/devolucao?de=2026-01-01');
    await rows();
    await press(/^Filtrar/);
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Devoluções' }));
    const inicial = drawer.getByLabelText<HTMLInputElement>('Data inicial');
    await user.fill(inicial, '2099-01-01');
    expect(drawer.getByText('A data inicial é maior que a data final.')).toBeTruthy();
    await user.click(drawer.getByRole('button', { name: 'Limpar Todos' }));
    expect(drawer.queryByText('A data inicial é maior que a data final.')).toBeNull();
    expect(drawer.getByLabelText<HTMLInputElement>('Data inicial').value).toBe(addDays(hoje, -90));
    expect(location.search).toBe('');
    await user.fill(drawer.getByLabelText('Data inicial'), '2099-01-01');
    expect(location.search).toBe('');
  });

  test('says how old it is', async () => {
    await showList();
    expect(await screen.findByText('Lista atualizada agora')).toBeTruthy();
  });

  test('without returns offers a new one', async () => {
    await showList([]);
    expect(await screen.findByText('Nenhum item encontrado.')).toBeTruthy();
    await user.click(must(screen.getAllByRole('button', { name: 'Nova devolução' })[1], 'button'));
    expect(location.pathname).toBe('/devolucao/cadastrar');
  });

  test('is one of cards on a phone', async () => {
    setViewport({ width: 400, pointer: 'coarse' });
    await showList();
    expect(within(await screen.findByRole('grid')).queryAllByRole('columnheader')).toEqual([]);
  });
});
