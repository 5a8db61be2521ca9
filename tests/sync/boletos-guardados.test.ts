import 'fake-indexeddb/auto';
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { isGuardado, readBoletos } from '#features/contas/guardados.ts';
import { dropBoletos, putArquivo, readArquivoKeys } from '#mirror/arquivos.ts';
import { sampleMirror } from '#sync/mirror-sample.ts';

const CLIENTE = 101;

/** A device that keeps the boletos of the instalments 1 and 2 under these names. */
async function kept(names = ['Boleto-1.pdf', 'Boleto-2.pdf']) {
  const { vault } = (await sampleMirror({})).env;
  for (const [index, name] of names.entries()) {
    const id = index + 1;
    const blob = new Blob([zipSync({ [name]: new Uint8Array([id]) }).slice()]);
    await putArquivo(vault, id, {
      tipo: 'boleto-conta',
      idTitulo: null,
      idPessoaCliente: CLIENTE,
      nome: `Boletos-${id}.zip`,
      blob,
      at: 1,
    });
  }
  return vault;
}
const namesIn = async (blob: Blob | null) =>
  blob && Object.keys(unzipSync(new Uint8Array(await blob.arrayBuffer())));

test('kept boletos are read as one ZIP, and missing ones are named', async () => {
  const vault = await kept();
  const read = async (...ids: number[]) => {
    const { zip, faltam } = await readBoletos(vault, ids);
    return [await namesIn(zip), faltam];
  };
  expect(await read(1)).toEqual([['Boleto-1.pdf'], []]);
  expect(await read(1, 2)).toEqual([['Boleto-1.pdf', 'Boleto-2.pdf'], []]);
  expect(await read(3, 1, 4)).toEqual([['Boleto-1.pdf'], [3, 4]]);
  expect(await read(3)).toEqual([null, [3]]);
});

test('kept boletos of one name are both in the ZIP', async () => {
  const vault = await kept(['Boleto-7.pdf', 'Boleto-7.pdf']);
  expect(await namesIn((await readBoletos(vault, [1, 2])).zip)).toEqual(['Boleto-7.pdf', '2-Boleto-7.pdf']);
});

test('boletos count as kept when all of them are, until they are dropped', async () => {
  const vault = await kept();
  const keys = await readArquivoKeys(vault, CLIENTE);
  expect([isGuardado([1, 2], keys), isGuardado([1, 3], keys), isGuardado([], keys)]).toEqual([
    true,
    false,
    false,
  ]);
  await dropBoletos(vault, [1, 2]);
  expect(isGuardado([1], await readArquivoKeys(vault, CLIENTE))).toBe(false);
});
