import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openVault } from '#vault/vault.ts';
import { defineDocumento, dropDocumentos, putDocumento, readDocumento } from './documentos.ts';

const MENU = defineDocumento<string[]>('menu', 1);
const MENU_NEWER = defineDocumento<{ itens: string[] }>('menu', 2);

const open = () => openVault('documentos', 1, { now: () => 0, uuid: () => 'a' });

test('readDocumento returns the last stored document of its kind, customer and subject', async () => {
  const vault = await open();
  await putDocumento(vault, MENU, { idPessoaCliente: 101 }, { at: 1, valor: ['a'] });
  await putDocumento(vault, MENU, { idPessoaCliente: 101 }, { at: 2, valor: ['b'] });
  await putDocumento(vault, MENU, { idPessoaCliente: 101, of: 7 }, { at: 3, valor: ['c'] });
  expect(await readDocumento(vault, MENU, { idPessoaCliente: 101 })).toEqual({ at: 2, valor: ['b'] });
  expect(await readDocumento(vault, MENU, { idPessoaCliente: 101, of: 7 })).toEqual({ at: 3, valor: ['c'] });
  expect(await readDocumento(vault, MENU, { idPessoaCliente: 102 })).toBeUndefined();
  expect(await readDocumento(vault, MENU_NEWER, { idPessoaCliente: 101 })).toBeUndefined();
  vault.close();
});

test('dropDocumentos removes the documents of an unlinked customer and keeps shared ones', async () => {
  const vault = await open();
  await putDocumento(vault, MENU, { idPessoaCliente: 0 }, { at: 1, valor: ['all'] });
  await putDocumento(vault, MENU, { idPessoaCliente: 103 }, { at: 1, valor: ['his'] });
  await dropDocumentos(vault, [103]);
  expect(await readDocumento(vault, MENU, { idPessoaCliente: 103 })).toBeUndefined();
  expect(await readDocumento(vault, MENU, { idPessoaCliente: 0 })).toEqual({ at: 1, valor: ['all'] });
  vault.close();
});
