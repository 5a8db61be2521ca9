import { makeLocalCode } from '#outbox/envio/local-code.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import { retryOrcamento } from '#outbox/orcamentos/decide-orcamento.ts';
import { dispatchMarca, dispatchOrcamento, undoMarca } from '#outbox/orcamentos/dispatch-orcamento.ts';
import { discardParked } from '#outbox/decide.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import { type Device, viewOf } from './device.ts';
import type { Random } from './random.ts';
import type { Happenings, Stage } from './stage.ts';
import type { Tab } from './tab.ts';

/** Keeps the cart on screen as a quotation, sometimes twice, as after an act that was not reported. */
async function keep({ world, random }: Stage, device: Device, tab: Tab): Promise<string> {
  const idPessoaCliente = random.pick(device.clientes);
  const cliente = { idPessoaCliente, nomeCliente: String(idPessoaCliente) };
  const { carrinho } = await viewOf(world, tab.vault, idPessoaCliente);
  if (carrinho.itens.length === 0) return 'nothing to quote';
  const env = device.envOf(tab);
  const nomes = { key: env.uuid(), codigoLocal: makeLocalCode(() => random.int(0, 99_999) / 100_000) };
  const command = {
    ...cliente,
    ...toEnvio(carrinho),
    ...nomes,
    observacao: '',
    validadeDias: random.int(1, 30),
  };
  const saved = await dispatchOrcamento(tab.vault, command, env);
  if (random.chance(0.2)) await dispatchOrcamento(tab.vault, command, env);
  const { name, observer, ledger } = device;
  if (saved.ok && (await observer.outbox.where('key').equals(nomes.key).count()) !== 1)
    ledger.broken.push(`${name}: the quotation ${nomes.key} was saved and is not in the queue once`);
  return `quote ${idPessoaCliente}, ${carrinho.itens.length} lines: ${saved.ok ? nomes.codigoLocal : saved.error.kind}`;
}

/** Marks a quotation of this device: by its number if that is known here, else by its code. */
async function mark({ random }: Stage, device: Device, tab: Tab): Promise<string> {
  const records = [...(await tab.vault.outbox.toArray()), ...(await tab.vault.receipts.toArray())].flatMap(
    (row) => (row.intent.tipo === 'orcamento' ? [{ ...row, intent: row.intent }] : []),
  );
  if (records.length === 0) return 'no quotation to mark';
  const { idPessoaCliente, nomeCliente, intent, ...row } = random.pick(records);
  const numeros = 'pedidos' in row ? row.pedidos.map(({ idPrePedido }) => idPrePedido) : [];
  const idPrePedido = numeros.length > 0 ? random.pick(numeros) : null;
  const command = { idPessoaCliente, nomeCliente, idPrePedido, codigoLocal: intent.codigoLocal };
  const env = device.envOf(tab);
  const situacao = random.pick(['transformado', 'excluido'] as const);
  const done = await dispatchMarca(tab.vault, { ...command, situacao }, env);
  if (done.ok && random.chance(0.5)) {
    const back = situacao === 'excluido' ? 'aberto' : 'desfeito';
    await undoMarca(tab.vault, done.value.key, { ...command, situacao: back }, env);
  }
  return `mark ${idPrePedido ?? intent.codigoLocal} ${situacao}: ${done.ok}`;
}

/** Decides on a refused quotation, or a refused mark. */
export async function decideQuotation(
  device: Device,
  tab: Tab,
  random: Random,
  { key }: ParkedRow,
): Promise<string> {
  const env = device.envOf(tab);
  if (random.chance(0.4)) {
    await discardParked(tab.vault, key, env);
    return `discard ${key}`;
  }
  const semIndisponiveis = random.chance(0.5);
  await retryOrcamento(tab.vault, key, { semIndisponiveis }, env);
  return `retry ${key}${semIndisponiveis ? ' without lost products' : ''}`;
}

/** The events of quotations, in a world that has them. */
export function quoting(stage: Stage, device: Device, tab: Tab | undefined): Happenings {
  if (!stage.troubles.has('quotations') || tab === undefined) return [];
  const act = (by: typeof keep) => async () => {
    stage.byUser = true;
    return `${tab.name}: ${await by(stage, device, tab).catch(String)}`;
  };
  return [
    [3, act(keep)],
    [2, act(mark)],
  ];
}
