import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PreferenciaUsuario } from '#contract/customers/preferencia-usuario.ts';
import { ok } from '#lib/result.ts';
import { hearPreferencia } from '#mirror/hear-preferencia.ts';
import type { ModosSalvos } from '#vault/device-rows.ts';
import { openVault, type Vault } from '#vault/vault.ts';

let vault: Vault;

beforeEach(async () => {
  vault = await openVault('preferencia-heard', 1, { now: () => 0, uuid: () => 'device' });
});

afterEach(() => vault.delete());

const GRADE = 2;
const LISTA = 1;

const choose = (modos: ModosSalvos) => vault.device.update(1, { modos });
const chosen = (exibicao: 1 | 2, at: number, toSend: boolean): ModosSalvos => ({
  exibicao,
  ordem: null,
  at,
  toSend,
});

/** The server reports that the user wants a list with the extra data; `meanwhile` happens during the call. */
const hear = (meanwhile: () => Promise<unknown> = () => Promise.resolve()) =>
  hearPreferencia(
    vault,
    async () => {
      await meanwhile();
      return ok({
        informarDadosExtrasPedido: true,
        ecommerceModoExibicao: { idEcommerceModoExibicao: LISTA },
        ecommerceModoOrdenacao: { idEcommerceModoOrdenacao: 6 },
      } as PreferenciaUsuario);
    },
    () => 50,
  );

const kept = async () => {
  const row = await vault.device.get(1);
  return [row?.pedeExtras, row?.modos?.exibicao, row?.modos?.toSend];
};

test('a preference set on another device is taken over', async () => {
  await hear();
  expect(await kept()).toEqual([true, LISTA, false]);
  await choose(chosen(GRADE, 10, false));
  await hear();
  expect(await kept()).toEqual([true, LISTA, false]);
});

test('an unsent preference stays, the others are taken over', async () => {
  await choose(chosen(GRADE, 10, true));
  await hear();
  expect(await kept()).toEqual([true, GRADE, true]);
});

test('a response does not undo a preference that was set and sent during the call', async () => {
  await choose(chosen(LISTA, 10, false));
  await hear(() => choose(chosen(GRADE, 20, false)));
  expect(await kept()).toEqual([true, GRADE, false]);
});

test('a response does not undo an earlier preference that was sent during the call', async () => {
  await choose(chosen(GRADE, 10, true));
  await hear(() => choose(chosen(GRADE, 10, false)));
  expect(await kept()).toEqual([true, GRADE, false]);
});
