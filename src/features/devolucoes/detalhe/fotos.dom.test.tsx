import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { baixarAnexo } from '#contract/returns/devolucao-anexos.ts';
import type { FotoVista } from '#domain/returns/fold.ts';
import { useFotosDoServidor } from '#features/devolucoes/queries-fotos.ts';
import { must } from '#lib/must.ts';
import { FotosSection } from '#parts/returns/fotos/fotos-section.tsx';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 1]);
const SRC = 'data:image/jpeg;base64,/9j/AQ==';

const OUTRA = '0c000000-0000-4000-8000-000000000001';

/** The section with these photographs; `kept` are on the device. */
async function open(fotos: readonly FotoVista[], kept: readonly string[], onRemove?: (id: string) => void) {
  const device = await openPageDevice();
  await device.vault.fotos.bulkAdd(kept.map((id) => ({ id, idPessoaCliente: CLIENTE, bytes: JPEG, at: 1 })));
  renderPage(
    <FotosSection aqui={{ id: 9, fotos }} useServidor={useFotosDoServidor} onRemove={onRemove} />,
    device,
  );
}

const picture = async (nome: string) =>
  must((await screen.findByRole('button', { name: `Abrir ${nome}` })).querySelector('img'), nome).src;

test('photographs of the device are shown without a request, each with where it is', async () => {
  await open(
    [
      { id: 'a', onde: 'servidor' },
      { id: 'b', onde: 'fila' },
    ],
    ['a', 'b'],
  );
  expect(await picture('fotografia 1 de 2')).toBe(SRC);
  expect(screen.getByRole('heading').textContent).toBe('Fotografias (2)');
  expect(screen.getAllByRole('listitem').map((one) => within(one).queryByText('Na fila') !== null)).toEqual([
    false,
    true,
  ]);
  expect(screen.queryByText(/não recebe fotografias/)).toBeNull();
  expect(server.asked).toEqual([]);
});

test('photographs that stay on the device say that the server does not take them', async () => {
  await open([{ id: 'a', onde: 'aparelho' }], ['a']);
  expect(await screen.findByText('Só neste aparelho')).toBeTruthy();
  expect(screen.getByText(/O servidor da empresa não recebe fotografias/)).toBeTruthy();
});

test('a photograph of another device comes from the server, also after a first failure', async () => {
  server.silence(baixarAnexo);
  await open([{ id: OUTRA, onde: 'servidor' }], []);
  const again = await screen.findByRole('button', { name: 'Carregar de novo: fotografia 1 de 1' });
  server.raw(baixarAnexo, {
    status: 200,
    body: JPEG,
    isOurs: true,
    headers: { 'content-type': 'image/jpeg' },
  });
  await user.click(again);
  expect(await picture('fotografia 1 de 1')).toBe(SRC);
  const [asked] = server.askedOf(baixarAnexo);
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ idDevolucaoEletronica: '9', idAnexo: OUTRA });
});

test('a photograph opens in a dialog and is removed by its name', async () => {
  const onRemove = vi.fn();
  await open(
    [
      { id: 'a', onde: 'servidor' },
      { id: 'b', onde: 'fila' },
    ],
    ['a', 'b'],
    onRemove,
  );
  await user.click(await screen.findByRole('button', { name: 'Abrir fotografia 2 de 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fotografia 2 de 2' }));
  expect(dialog.getByRole('img', { name: 'Fotografia 2 de 2' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Fechar' }));
  await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Remover fotografia 1 de 2' }));
  expect(onRemove).toHaveBeenCalledWith('a');
});
