import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { type Claimant, claimHead, senderOf, sendingSince } from './claim.ts';
import {
  CLIENTE,
  envioIntent,
  extrasIntent,
  LANE,
  linhaIntent,
  pagamentoIntent,
  sampleCarrinho,
  sampleEnv,
  sampleParked,
  sampleRow,
  sampleVault,
} from './outbox-sample.ts';

const NOW = 1_000_000;
const call = { method: 'PUT', path: '/Carrinho/item', query: {}, body: '{}' } as const;

async function vaultWith(...rows: OutboxRow[]): Promise<Vault> {
  const vault = await sampleVault();
  await vault.outbox.bulkAdd(rows);
  return vault;
}

const claim = (vault: Vault, over: Partial<Claimant> = {}) =>
  claimHead(vault, LANE, { ...sampleEnv(NOW), ...over });

/** Returns the kind of the claim, with its row or time. */
async function told(vault: Vault, over: Partial<Claimant> = {}): Promise<unknown> {
  const got = await claim(vault, over);
  if (got.kind === 'later') return [got.kind, got.at];
  return 'row' in got ? [got.kind, got.row.seq] : got.kind;
}

const keepCart = (vault: Vault, carrinho = sampleCarrinho([{ idItem: 1, quantidade: 4 }])) =>
  vault.carrinhos.put({ idPessoaCliente: CLIENTE.idPessoaCliente, carrinho, at: 1 });

test('the head of a lane is claimed for a minute, with its request frozen against the kept cart', async () => {
  const vault = await vaultWith(sampleRow(1, linhaIntent(1, 9)), sampleRow(2, linhaIntent(2, 3)));
  await keepCart(vault);
  const got = await claim(vault, { sender: 'tab' });
  expect(got).toMatchObject({
    kind: 'claimed',
    row: {
      seq: 1,
      state: 'sending',
      claim: '00000000-0000-4000-8000-000000000001/tab',
      leaseUntil: NOW + 60_000,
      frozen: { method: 'PUT', path: '/Carrinho/item', query: { idCarrinho: '55', idCarrinhoGrupo: '1' } },
    },
  });
  expect(await vault.outbox.get(1)).toEqual(got.kind === 'claimed' && got.row);
  expect(await vault.outbox.get(2)).toMatchObject({ state: 'queued', claim: null, frozen: null });
});

test('a line’s request carries its place if the device knows it', async () => {
  const place = { latitude: -23.5, longitude: -46.6, acuracidade: 12 };
  const placeAt = vi.fn((at: number) => (at === 500 ? place : null));
  const frozenOf = async (row: OutboxRow) => {
    const vault = await vaultWith(row);
    await keepCart(vault);
    const got = await claim(vault, { placeAt });
    return got.kind === 'claimed' ? got.row.frozen.body : got.kind;
  };
  expect(await frozenOf(sampleRow(1, linhaIntent(1, 9), { at: 500 }))).toContain(
    '"geolocalizacao":{"latitude":-23.5,"longitude":-46.6,"acuracidade":12}',
  );
  expect(await frozenOf(sampleRow(1, linhaIntent(7, 9), { at: 500 }))).toContain(
    '"Geolocalizacao":{"latitude"',
  );
  expect(await frozenOf(sampleRow(1, linhaIntent(1, 9), { at: 501 }))).not.toMatch(/geolocalizacao/i);
});

test('a claim without a sender’s name counts by its lease alone', async () => {
  const vault = await vaultWith(sampleRow(1, linhaIntent(1, 9)));
  expect(await claim(vault)).toMatchObject({ row: { claim: '00000000-0000-4000-8000-000000000001' } });
  expect([senderOf('a/tab'), senderOf('a'), senderOf(null)]).toEqual(['tab', null, null]);
});

test('a request frozen earlier is sent again, whatever the cart is now', async () => {
  const vault = await vaultWith(sampleRow(1, linhaIntent(1, 9), { frozen: call, tries: 2 }));
  await keepCart(vault);
  expect(await claim(vault)).toMatchObject({ kind: 'claimed', row: { frozen: call, tries: 2 } });
});

test('a lane without rows, or only with another customer’s, has no head', async () => {
  expect(await told(await vaultWith())).toBe('empty');
  expect(await told(await vaultWith(sampleRow(1, linhaIntent(1, 9), { lane: '104' })))).toBe('empty');
});

test('a row that is being sent waits for the end of its lease', async () => {
  const held = { state: 'sending', claim: 'x/tab', frozen: call } as const;
  const until = (leaseUntil: number) => vaultWith(sampleRow(1, linhaIntent(1, 9), { ...held, leaseUntil }));
  expect(await told(await until(NOW + 60_000))).toEqual(['later', NOW + 60_000]);
  expect(await told(await until(NOW + 1))).toEqual(['later', NOW + 1]);
  expect(await told(await until(NOW))).toEqual(['claimed', 1]);
  // A lease longer than any real one was written by a clock that was set back since.
  expect(await told(await until(NOW + 60_001))).toEqual(['claimed', 1]);
});

test('a leftover lease does not hold a row without a sender', async () => {
  const row = sampleRow(1, linhaIntent(1, 9), { leaseUntil: NOW + 5000 });
  expect(await told(await vaultWith(row))).toEqual(['claimed', 1]);
});

test("a dead sender's row is free at once; another sender's is not", async () => {
  const row = sampleRow(1, linhaIntent(1, 9), { state: 'sending', claim: 'x/tab', leaseUntil: NOW + 9 });
  expect(await told(await vaultWith(row), { dead: new Set(['other']) })).toEqual(['later', NOW + 9]);
  expect(await told(await vaultWith(row), { dead: new Set(['tab']) })).toEqual(['claimed', 1]);
  expect(await told(await vaultWith({ ...row, claim: 'x' }), { dead: new Set(['tab']) })).toEqual([
    'later',
    NOW + 9,
  ]);
});

test('a row waits until it is due, ten minutes at most', async () => {
  const due = (notBefore: number) => vaultWith(sampleRow(1, linhaIntent(1, 9), { notBefore }));
  expect(await told(await due(NOW + 1))).toEqual(['later', NOW + 1]);
  expect(await told(await due(NOW + 600_000))).toEqual(['later', NOW + 600_000]);
  expect(await told(await due(NOW))).toEqual(['claimed', 1]);
  expect(await told(await due(NOW + 600_001))).toEqual(['claimed', 1]);
});

test('a row of a newer build holds its lane', async () => {
  const row = { ...sampleRow(1, linhaIntent(1, 9)), v: 99 } as unknown as OutboxRow;
  expect(await told(await vaultWith(row))).toBe('held');
});

test('a build that is too old sends only tried changes', async () => {
  const row = sampleRow(1, linhaIntent(1, 9));
  expect(await told(await vaultWith(row), { onlyTried: true })).toBe('held');
  expect(await told(await vaultWith({ ...row, frozen: call }), { onlyTried: true })).toEqual(['claimed', 1]);
});

test('a refused submission holds later changes until the user decides', async () => {
  const vault = await vaultWith(sampleRow(5, linhaIntent(1, 9)));
  const refused = sampleParked(3, envioIntent([{ idItem: 2, quantidade: 1 }]));
  await vault.parked.put(refused);
  expect(await told(vault)).toBe('held');
  await vault.parked.put({ ...refused, decided: { at: 1, as: 'discarded' } });
  expect(await told(vault)).toEqual(['claimed', 5]);
});

test('a refused line holds the submission that it is part of, and the step before it', async () => {
  const envio = envioIntent([{ idItem: 1, quantidade: 9 }]);
  const refused = sampleParked(1, linhaIntent(1, 9));
  const step = await vaultWith(sampleRow(2, { tipo: 'etapa' }), sampleRow(3, envio));
  const alone = await vaultWith(sampleRow(3, envio));
  const unrelated = await vaultWith(sampleRow(2, linhaIntent(4, 1)), sampleRow(3, envio));
  for (const vault of [step, alone, unrelated]) await vault.parked.put(refused);
  for (const vault of [step, alone]) await keepCart(vault);
  expect([await told(step), await told(alone), await told(unrelated)]).toEqual([
    'held',
    'held',
    ['claimed', 2],
  ]);
});

test('a step without its submission behind it is never held', async () => {
  const vault = await vaultWith(sampleRow(2, { tipo: 'etapa' }), sampleRow(3, linhaIntent(1, 2)));
  await vault.parked.put(sampleParked(1, linhaIntent(1, 9)));
  await keepCart(vault);
  expect(await told(vault)).toEqual(['claimed', 2]);
});

test('the removal of a line that is already gone needs no request', async () => {
  const vault = await vaultWith(sampleRow(1, linhaIntent(8, 0)));
  await keepCart(vault);
  expect(await claim(vault)).toMatchObject({
    kind: 'settled-here',
    row: { seq: 1 },
    resolved: { kind: 'nothing' },
  });
  expect(await vault.outbox.get(1)).toMatchObject({ state: 'queued', claim: null, frozen: null });
});

test('extra data without a cart move behind the next line of the same order, which makes the cart', async () => {
  const vault = await vaultWith(
    sampleRow(1, extrasIntent('PED-1')),
    sampleRow(2, linhaIntent(1, 0)),
    sampleRow(3, linhaIntent(2, 4)),
    sampleRow(4, linhaIntent(3, 4)),
  );
  expect(await told(vault)).toEqual(['later', NOW]);
  expect((await vault.outbox.toArray()).map((r) => [r.seq, r.intent.tipo])).toEqual([
    [2, 'linha'],
    [3, 'linha'],
    [3.5, 'extras'],
    [4, 'linha'],
  ]);
});

test('extra data without a cart also move behind a line that is the last row', async () => {
  const vault = await vaultWith(sampleRow(1, extrasIntent('PED-1')), sampleRow(2, linhaIntent(2, 4)));
  expect(await told(vault)).toEqual(['later', NOW]);
  expect((await vault.outbox.toArray()).map((r) => r.seq)).toEqual([2, 2.5]);
});

test('extra data without a cart and without a line in their own order are refused by the device', async () => {
  const alone = await vaultWith(sampleRow(1, extrasIntent('PED-1')));
  const next = await vaultWith(
    sampleRow(1, extrasIntent('PED-1')),
    sampleRow(2, { tipo: 'etapa' }),
    sampleRow(3, envioIntent([])),
    sampleRow(4, linhaIntent(2, 4)),
  );
  for (const vault of [alone, next]) {
    expect(await claim(vault)).toMatchObject({
      kind: 'settled-here',
      row: { seq: 1 },
      resolved: { kind: 'refused', codigo: 'carrinho-vazio' },
    });
  }
});

test('other changes that the device refuses do not move behind a line', async () => {
  const vault = await vaultWith(sampleRow(1, { tipo: 'etapa' }), sampleRow(2, linhaIntent(2, 4)));
  expect(await claim(vault)).toMatchObject({ kind: 'settled-here', resolved: { codigo: 'carrinho-vazio' } });
});

test('a row that cannot be written as a request is refused, so that the user sees it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const damaged = { ...linhaIntent(1, 9), visto: {} } as unknown as ReturnType<typeof linhaIntent>;
  expect(await claim(await vaultWith(sampleRow(1, damaged)))).toMatchObject({
    kind: 'settled-here',
    resolved: {
      kind: 'refused',
      codigo: 'requisicao-invalida',
      description: 'Esta alteração está danificada e não pode ser enviada. Remova-a e faça de novo.',
    },
  });
  expect(error).toHaveBeenCalledWith('a queued change could not be written as a request', expect.any(Error));
  error.mockRestore();
});

test('a payment goes to its group in the kept cart', async () => {
  const vault = await vaultWith(sampleRow(1, pagamentoIntent()));
  await keepCart(vault);
  const got = await claim(vault);
  expect(got.kind === 'claimed' && JSON.parse(got.row.frozen.body ?? '')).toEqual({
    idCarrinho: 55,
    idCarrinhoGrupo: 1,
    idPrazo: 1,
    idFormaPagamento: 1,
  });
});

test('the sending of a row began a minute before the end of its lease', () => {
  expect(sendingSince({ state: 'sending', leaseUntil: 61_000 })).toBe(1000);
  expect(sendingSince({ state: 'queued', leaseUntil: 61_000 })).toBeNull();
});

test.each(['etapa', 'envio'] as const)(
  'a line behind an order’s own %s belongs to the next order',
  async (tipo) => {
    const end = tipo === 'etapa' ? ({ tipo } as const) : envioIntent([]);
    const vault = await vaultWith(
      sampleRow(1, extrasIntent('PED-1')),
      sampleRow(2, end),
      sampleRow(4, linhaIntent(2, 4)),
    );
    expect(await told(vault)).toEqual(['settled-here', 1]);
  },
);

test('extra data whose line was taken back move behind the next line and lose their mark', async () => {
  const orphan = { ...extrasIntent('PED-1'), semCarrinho: true };
  const vault = await vaultWith(sampleRow(1, orphan), sampleRow(2, linhaIntent(2, 4)));
  expect(await told(vault)).toEqual(['later', NOW]);
  expect((await vault.outbox.toArray()).map((r) => r.intent)).toMatchObject([
    { tipo: 'linha' },
    { ...orphan, semCarrinho: false },
  ]);
});

test('extra data without a cart wait only for a line, not for a payment', async () => {
  const vault = await vaultWith(sampleRow(1, extrasIntent('PED-1')), sampleRow(2, pagamentoIntent()));
  expect(await told(vault)).toEqual(['settled-here', 1]);
});

test('the request of a new line carries the known preferences of the customer', async () => {
  const vault = await vaultWith(sampleRow(1, linhaIntent(9, 4)));
  const preferencia = { prazo: { idPrazo: 28 } };
  await vault.clientes.put({
    idPessoa: CLIENTE.idPessoaCliente,
    detalhe: { preferencia },
  } as unknown as ClienteRow);
  const got = await claim(vault);
  expect(got.kind === 'claimed' && JSON.parse(got.row.frozen.body ?? '')).toMatchObject({ IDPrazo: 28 });
});
