import { expect, test } from 'vitest';
import { sampleCliente } from '#domain/cart/carrinho-sample.ts';
import type { ScreenFiles } from '#parts/device/screen-files.ts';
import { filterChoices } from '#ui/form/choice-filter.ts';
import type { CheckpointRow } from '#vault/device-rows.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { detalheSample } from '#tests/support/dom/samples.ts';
import { type ClientesInput, clientesSummary, toClientes } from './clientes.ts';

const KEPT: ScreenFiles = { state: 'kept', kept: 80, total: 80 };
const now = Date.UTC(2026, 10, 20, 17, 30);
const minute = 60_000;

const COMPRA = sampleCliente();
const DETALHE = detalheSample(
  { ...COMPRA, contextos: COMPRA.contextos.map((contexto) => ({ ...contexto, idContexto: 'c1' })) },
  '',
);

// Only the members that the rule reads.
const cliente = (idPessoa: number, nome: string, isPulled: boolean): ClienteRow =>
  ({
    idPessoa,
    usuarioCliente: {
      pessoa: { idPessoa, nome, cpfCnpjFormatado: '12.345.678/0001-95' },
      bloqueado: false,
    },
    ordem: idPessoa,
    detalhe: isPulled ? DETALHE : null,
    at: now - minute,
  }) as unknown as ClienteRow;
const PRECOS: CheckpointRow = {
  name: 'precos:c1',
  state: 'ready',
  geracao: 'g',
  etag: null,
  at: now - 3 * minute,
};
const listsOf = (id: number): CheckpointRow[] => [
  { name: `pedidos:${id}`, at: now - 60 * minute },
  { name: `notas:${id}`, at: now },
  { name: `recebiveis:${id}`, at: now - 60 * minute },
];
const device = { idPessoaCliente: 102, recentes: [], levarComigo: [103] };
const carrinho = (id: number) => ({ idPessoaCliente: id, carrinho: null, at: now });
const NONE: ClientesInput = { device: undefined, clientes: [], carrinhos: [], checkpoints: [] };

const input: ClientesInput = {
  device,
  clientes: [cliente(101, 'FARMÁCIA A', false), cliente(102, 'FARMÁCIA B', true), cliente(103, 'C', true)],
  carrinhos: [carrinho(102), carrinho(103)],
  checkpoints: [PRECOS, ...listsOf(102)],
};

test('the current customer comes first; each shows its readiness and the age of its data', () => {
  const rows = toClientes(input, now);
  expect(rows.map((c) => [c.id, c.isServed, c.isTaken, c.preparo.texto, c.idades])).toEqual([
    [102, true, false, 'Pronto', 'preços e estoque há 3 min · pedidos há 1 h · títulos há 1 h'],
    [101, false, false, 'Sem preços neste aparelho', ''],
    [103, false, true, 'Preparando', 'preços e estoque há 3 min · falta: pedidos, notas fiscais, títulos'],
  ]);
  expect(rows.map((c) => c.progresso)).toEqual([null, null, { done: 3, total: 6 }]);
});

test('without a signal a customer who is being prepared waits for it', () => {
  const lost: CheckpointRow = { name: 'connection', state: 'no-signal', at: now };
  const [, , third] = toClientes({ ...input, checkpoints: [...input.checkpoints, lost] }, now);
  expect([third?.preparo, third?.progresso]).toEqual([{ texto: 'Espera sinal', tone: 'pending' }, null]);
});

test('an unpinned customer shows the missing parts', () => {
  const alone = { ...device, levarComigo: [] };
  const noPrices = toClientes({ ...input, device: alone, checkpoints: listsOf(103) }, now).at(-1);
  expect(noPrices?.preparo.texto).toBe('Faltam preços');
  const noLists = toClientes({ ...input, device: alone, checkpoints: [PRECOS] }, now).at(-1);
  expect(noLists?.preparo.texto).toBe('Incompleto');
});

test('a pass that ended without a part is not said to be coming', () => {
  const checkpoints = [PRECOS, ...listsOf(103).filter((c) => !c.name.startsWith('notas'))];
  expect(toClientes({ ...input, checkpoints }, now).at(-1)?.preparo.texto).toBe('Incompleto');
});

test('one line tells how many are ready, also for none and one', () => {
  const one = { ...input, clientes: input.clientes.slice(1, 2) };
  expect(clientesSummary(toClientes(NONE, now), KEPT)).toBe('Nenhum cliente neste aparelho');
  expect(clientesSummary([], KEPT, true)).toBe('Trazendo os seus clientes');
  expect(clientesSummary(toClientes(one, now), KEPT)).toBe('Pronto para trabalhar sem sinal');
  const coming: ScreenFiles = { state: 'coming', kept: 3, total: 80 };
  expect(clientesSummary(toClientes(one, now), coming)).toBe('Ainda não está pronto');
  expect(clientesSummary(toClientes(input, now), KEPT)).toBe('1 de 3 pronto');
});

test('customers are found by name, code, or CNPJ with or without its points', () => {
  const rows = toClientes(input, now);
  const found = (query: string) => filterChoices(rows, query).map((c) => c.id);
  expect(found('farmácia b')).toEqual([102]);
  expect(found('103')).toEqual([103]);
  expect(found('12345678000195')).toEqual([102, 101, 103]);
  expect(found('12.345.678/0001')).toEqual([102, 101, 103]);
  expect(found('nada disso')).toEqual([]);
});

test('a customer is named and found by the company’s code', () => {
  const row = cliente(101, 'FARMÁCIA A', false);
  const pessoa = { ...row.usuarioCliente.pessoa, codigoErp: 'C-000101' };
  const coded = { ...row, usuarioCliente: { ...row.usuarioCliente, pessoa } };
  const rows = toClientes({ ...input, clientes: [cliente(104, 'FARMÁCIA C-000101', false), coded] }, now);
  expect(rows.map(({ detail }) => detail)).toEqual([
    '104 · 12.345.678/0001-95',
    'C-000101 · 12.345.678/0001-95',
  ]);
  expect(filterChoices(rows, 'c-000101').map(({ id }) => id)).toEqual([101, 104]);
});

test('a customer whose data are all here but who has no preferences is not ready', () => {
  const semPreferencia = { ...DETALHE, preferencia: { ...DETALHE.preferencia, condicao: null } };
  const clientes = [{ ...cliente(102, 'FARMÁCIA B', true), detalhe: semPreferencia }];
  const carrinhos = [carrinho(102)];
  const listed = toClientes({ ...input, clientes, carrinhos }, now);
  expect(listed.map(({ preparo }) => preparo.texto)).toEqual(['Faltam preferências']);
  expect(clientesSummary([...listed, ...listed], KEPT)).toBe('0 de 2 prontos');
});
