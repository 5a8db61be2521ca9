import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { consultarTopo } from '#contract/content/topo.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { soon } from '#tests/support/dom/shown.ts';
import { BuscaSaidas } from './busca-saidas.tsx';

const server = fakeServer();
const PRODUTOS = [{ idProduto: 1, nome: 'AMOXICILINA' }];
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a search without results leads to near ones that have some, and to the ways that always lead on', async () => {
  server.silence(consultarTopo);
  renderPage(<BuscaSaidas query="amoxicilina zzzz" />, await openPageDevice({ produtos: PRODUTOS }));
  await soon(() =>
    expect(links()).toEqual([
      ['amoxicilina (1)', '/busca?pes=amoxicilina'],
      ['Comprados', '/comprados'],
      ['Todos os produtos', '/busca'],
    ]),
  );
});

test('one word leads to the products that begin as it does', async () => {
  server.silence(consultarTopo);
  renderPage(<BuscaSaidas query="amoxizzzz" />, await openPageDevice({ produtos: PRODUTOS }));
  await soon(() => expect(links()[0]).toEqual(['AMOXICILINA', '/busca?pes=AMOXICILINA']));
});

test('a near search that finds only its like is not offered', async () => {
  server.silence(consultarTopo);
  const device = await openPageDevice({ produtos: PRODUTOS });
  renderPage(<BuscaSaidas query="amoxicilima zzzz" />, device);
  const list = vi.spyOn(device.engine, 'list');
  await soon(() => expect(list).toHaveBeenCalled());
  await Promise.all(list.mock.results.map(async ({ value }) => value as Promise<unknown>));
  await soon(() => expect(links().map(([text]) => text)).toEqual(['Comprados', 'Todos os produtos']));
});
