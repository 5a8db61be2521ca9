import { toCalculado } from '#domain/cart/carrinho-view.ts';
import { isSameLinha, type LinhaPedida, linhaKey } from '#domain/cart/linha.ts';
import { must } from '#lib/must.ts';
import { contextoOf } from '#mirror/cliente-compra.ts';
import { dispatchExtras, dispatchPagamento } from '#outbox/carrinho/dispatch-carrinho.ts';
import { dispatchIntencao } from '#outbox/carrinho/dispatch-intencao.ts';
import { dispatchLinha } from '#outbox/carrinho/dispatch-linha.ts';
import {
  changeParked,
  discardParked,
  keepAsDraft,
  type LinhaWish,
  retryParked,
  reviewParked,
} from '#outbox/decide.ts';
import { dispatchEnvio } from '#outbox/envio/dispatch-envio.ts';
import { isLostOrder } from '#outbox/envio/lost-order.ts';
import { putBackOrder } from '#outbox/envio/put-back-order.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import { newRow } from '#outbox/new-row.ts';
import { restoreUnsent } from '#outbox/restore-unsent.ts';
import { cancelQueued } from '#outbox/take-back.ts';
import { exportUnsent } from '#outbox/unsent-file.ts';
import { noteAuth } from '#sync/checkpoint.ts';
import { isContato } from '#vault/contato-intents.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import { isOrcamento } from '#vault/orcamento-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import { isVisita } from '#vault/visita-intent.ts';
import { decideContact } from './contacts.ts';
import { type Device, viewOf } from './device.ts';
import { decideQuotation } from './quotations.ts';
import type { Random } from './random.ts';
import { decideReturn } from './returns.ts';
import type { Tab } from './tab.ts';
import { decideVisit } from './visits.ts';
import type { World } from './world.ts';

/** An act of the user on a page, complete when it resolves; returns its description. */
export type Act = (world: World, device: Device, tab: Tab, random: Random) => Promise<string>;

/** Notes a broken rule if the device does not show a line that was reported as saved. */
async function expectSaved(
  world: World,
  { name, observer, ledger }: Device,
  idPessoaCliente: number,
  linha: LinhaPedida,
): Promise<void> {
  const { carrinho } = await viewOf(world, observer, idPessoaCliente);
  const kept = carrinho.itens.find((i) => isSameLinha(i, linha))?.quantidade ?? 0;
  if (kept === linha.quantidade) return;
  ledger.broken.push(`${name}: ${linhaKey(linha)} was saved as ${linha.quantidade} and is ${kept}`);
}

/** Notes a broken rule if a submission that was reported as saved is not in the queue. */
async function expectQueued({ name, observer, ledger }: Device, key: string): Promise<void> {
  if ((await observer.outbox.where('key').equals(key).count()) === 1) return;
  ledger.broken.push(`${name}: the order ${key} was saved and is not in the queue`);
}

async function clienteOf(device: Device, random: Random) {
  const idPessoaCliente = random.pick(device.clientes);
  const row = must(
    device.person.clientes.find((c) => c.idPessoa === idPessoaCliente),
    'cliente',
  );
  const detalhe = must(row.detalhe, 'detalhe');
  return {
    cliente: { idPessoaCliente, nomeCliente: row.usuarioCliente.pessoa.nome },
    contexto: must(contextoOf(detalhe), 'contexto'),
    detalhe,
  };
}

/** A line's new quantity, and its product if a certain one is meant. */
type LinhaChoice = { choose: () => number; idItem?: number };

/** Sets a line to the chosen quantity. Returns the wish, the earlier quantity, and whether it was saved. */
export async function setLinha(
  world: World,
  device: Device,
  tab: Tab,
  random: Random,
  { choose, idItem: chosen }: LinhaChoice,
) {
  const { cliente, contexto } = await clienteOf(device, random);
  const known = world.produtos.filter((id) => world.itensOf(contexto.idContexto).has(id));
  const idItem = chosen ?? random.pick(known);
  const linha = { idItem, idItemTipo: 1, idCondicao: contexto.idCondicao };
  const view = await viewOf(world, tab.vault, cliente.idPessoaCliente);
  const quantidadeAntes = view.carrinho.itens.find((i) => i.idItem === idItem)?.quantidade ?? 0;
  const quantidade = choose();
  const item = must(world.itensOf(contexto.idContexto).get(idItem), 'item');
  const visto = { ...linha, quantidade, item };
  // The remark follows from the quantity and draws no random number, so that fixed histories stay as they
  // are.
  const detalhe =
    quantidade % 4 === 0 ? { observacao: quantidade % 8 === 0 ? `obs ${quantidade}` : '' } : undefined;
  const command = { ...cliente, linha, quantidade, detalhe, quantidadeAntes, revisao: view.revisao, visto };
  const saved = await dispatchLinha(tab.vault, command, device.envOf(tab));
  if (saved.ok) await expectSaved(world, device, cliente.idPessoaCliente, { ...linha, quantidade });
  const told = `${cliente.idPessoaCliente}: ${idItem} ${quantidadeAntes} -> ${quantidade}: ${saved.ok}`;
  return { told, linha, quantidade, quantidadeAntes, isSaved: saved.ok };
}

/** Sets a line: sometimes to zero, mostly to enough for a group's minimum. */
export const edit: Act = async (world, device, tab, random) => {
  const choose = () => (random.chance(0.2) ? 0 : random.int(1, 60));
  return (await setLinha(world, device, tab, random, { choose })).told;
};

/** Finalises the cart, or only some of its groups. */
export const submit: Act = async (world, device, tab, random) => {
  const { cliente } = await clienteOf(device, random);
  const { carrinho } = await viewOf(world, tab.vault, cliente.idPessoaCliente);
  if (carrinho.grupos.length === 0) return 'nothing to submit';
  const some = random.chance(0.3) ? [random.pick(carrinho.grupos)] : carrinho.grupos;
  const saved = await dispatchEnvio(tab.vault, { ...cliente, ...toEnvio(carrinho, some) }, device.envOf(tab));
  if (saved.ok) await expectQueued(device, saved.value.key);
  return `submit ${cliente.idPessoaCliente}, ${some.length} of ${carrinho.grupos.length}: ${
    saved.ok ? saved.value.codigoLocal : saved.error.kind
  }`;
};

/** Chooses how a group is paid. */
export const pay: Act = async (world, device, tab, random) => {
  const { cliente, detalhe } = await clienteOf(device, random);
  const { carrinho } = await viewOf(world, tab.vault, cliente.idPessoaCliente);
  if (carrinho.grupos.length === 0) return 'nothing to pay';
  const { idPessoaFilial, idCondicao, idCarrinhoGrupoTipo } = random.pick(carrinho.grupos);
  const opcoes = detalhe.opcoes.find((o) => o.idCondicao === idCondicao)?.opcoes ?? [];
  if (opcoes.length === 0) return 'no way to pay';
  const { prazo, formaPagamento } = random.pick(opcoes);
  const choice = {
    grupo: { idPessoaFilial, idCondicao, idCarrinhoGrupoTipo },
    idPrazo: prazo.idPrazo,
    idFormaPagamento: formaPagamento.idFormaPagamento,
    descricaoPagamento: prazo.descPrazo,
  };
  await dispatchPagamento(tab.vault, { ...cliente, ...choice }, device.envOf(tab));
  return `pay ${cliente.idPessoaCliente} by ${choice.idPrazo}_${choice.idFormaPagamento}`;
};

/** Writes the extra data of the order. */
export const annotate: Act = async (_world, device, tab, random) => {
  const { cliente } = await clienteOf(device, random);
  const extras = { informar: true, numeroPedidoCliente: String(random.int(1, 999)), observacao: 'obs' };
  await dispatchExtras(tab.vault, { ...cliente, extras }, device.envOf(tab));
  return `annotate ${cliente.idPessoaCliente}`;
};

/** Asks for a stock alert of an item. */
export const stockAlert: Act = async (world, device, tab, random) => {
  const { cliente } = await clienteOf(device, random);
  const what = { idItem: random.pick(world.produtos), idItemTipo: 1, descricao: 'x' };
  await dispatchIntencao(tab.vault, { ...cliente, ...what }, device.envOf(tab));
  return `stock alert for ${what.idItem}`;
};

/** Wishes another quantity, or zero, for one line of a refused order, and confirms the cart with that. */
async function review(
  world: World,
  device: Device,
  tab: Tab,
  random: Random,
  { key, intent, ...parked }: ParkedRow,
): Promise<string> {
  const { idPessoaCliente } = parked;
  const env = device.envOf(tab);
  const now = await viewOf(world, tab.vault, idPessoaCliente, []);
  if (intent.tipo !== 'envio' || now.carrinho.itens.length === 0) return 'nothing to review';
  const { idItem, idItemTipo, idCondicao, quantidade: quantidadeAntes } = random.pick(now.carrinho.itens);
  const detalhe = (await tab.vault.clientes.get(idPessoaCliente))?.detalhe;
  const contexto = detalhe && contextoOf(detalhe);
  const item = contexto && world.itensOf(contexto.idContexto).get(idItem);
  if (!item) return 'nothing known of the line';
  const linha = { idItem, idItemTipo, idCondicao };
  const quantidade = random.chance(0.5) ? 0 : random.int(1, 60);
  const wish: LinhaWish = {
    linha,
    quantidade,
    quantidadeAntes,
    revisao: now.revisao,
    visto: { ...linha, quantidade, item },
  };
  const base = { quantidade: quantidadeAntes, revisao: now.revisao };
  const change = { tipo: 'linha' as const, linha, quantidade, base, visto: wish.visto };
  const row = { ...newRow(tab.vault, parked, change, key, device.clock), seq: 1 };
  const then = await viewOf(world, tab.vault, idPessoaCliente, [row]);
  const yes = toEnvio(then.carrinho, intent.grupos);
  if (yes.grupos.length === 0) return 'nothing left to say yes to';
  const done = await reviewParked(tab.vault, key, { yes, mudancas: [wish] }, env);
  return `review ${key}, ${idItem} ${quantidadeAntes} -> ${quantidade}: ${done.ok}`;
}

/** Decides on a refused change: drops it, tries it again unchanged or changed, or keeps a part. */
export const decide: Act = async (world, device, tab, random) => {
  const open = (await tab.vault.parked.toArray()).filter((p) => p.decided === null);
  if (open.length === 0) return 'nothing to decide';
  const parked = random.pick(open);
  const { key, intent, idPessoaCliente } = parked;
  if (isDevolucao(intent)) return decideReturn(device, tab, random, parked);
  if (isContato(intent)) return decideContact(device, tab, random, parked);
  if (isVisita(intent)) return decideVisit(device, tab, random, parked);
  if (isOrcamento(intent)) return decideQuotation(device, tab, random, parked);
  const env = device.envOf(tab);
  if (random.chance(0.3)) {
    await discardParked(tab.vault, key, env);
    return `discard ${key}`;
  }
  if (isLostOrder(parked)) {
    await putBackOrder(tab.vault, key, env);
    return `put back ${key}`;
  }
  if (intent.tipo === 'linha' && random.chance(0.5)) {
    const quantidade = random.chance(0.3) ? 0 : random.int(1, 60);
    const { linha, visto, base } = intent;
    const wish = { linha, quantidade, quantidadeAntes: base.quantidade, revisao: base.revisao, visto };
    await changeParked(tab.vault, key, wish, env);
    return `wish ${quantidade} instead of ${key}`;
  }
  if (intent.tipo !== 'envio') {
    await retryParked(tab.vault, key, null, env);
    return `retry ${key}`;
  }
  if (random.chance(0.3)) return review(world, device, tab, random, parked);
  const snapshot = (await tab.vault.carrinhos.get(idPessoaCliente))?.carrinho;
  if (random.chance(0.3)) {
    await keepAsDraft(tab.vault, key, { drafts: intent.grupos.slice(0, 1), yes: null }, env);
    return `keep a group of ${key}`;
  }
  const yes = snapshot ? toEnvio(toCalculado(snapshot), intent.grupos) : null;
  await retryParked(tab.vault, key, yes && yes.grupos.length > 0 ? yes : null, env);
  return `say yes to ${key}`;
};

/** Takes back an unsent change. */
export const cancel: Act = async (_world, device, tab, random) => {
  const rows = await tab.vault.outbox.toArray();
  if (rows.length === 0) return 'nothing to take back';
  const { key } = random.pick(rows);
  const done = await cancelQueued(tab.vault, key, device.envOf(tab));
  return `take back ${key}: ${done.ok ? 'saved' : done.error.kind}`;
};

/** Gives the password again. */
export const logInAgain: Act = async (_world, device, tab) => {
  device.loggedIn = true;
  await noteAuth(tab.vault, 'good', device.clock);
  return 'password given';
};

/** Moves the queue of a device that goes to repair to another device of the same user, as a file. */
export async function moveQueue(from: Device, to: Device, tab: Tab): Promise<string> {
  for (const each of from.tabs) each.kill();
  from.retired = true;
  await tab.vault.clientes.bulkPut(await from.observer.clientes.toArray());
  to.clientes.push(...from.clientes.filter((id) => !to.clientes.includes(id)));
  const rows = await from.observer.outbox.toArray();
  // From now on either device may send these changes, each in the order of its own queue.
  for (const { key } of rows) for (const device of [from, to]) device.restored.add(key);
  const refused = await from.observer.parked.filter((p) => p.decided === null).primaryKeys();
  // A discarded change becomes a question again when a file brings it back.
  for (const key of refused) if (to.ledger.parked.get(key) === 'discarded') to.ledger.parked.delete(key);
  const text = await exportUnsent(from.observer, { now: () => from.clock });
  const done = await restoreUnsent(tab.vault, text, to.envOf(tab));
  return `${from.name} to repair, ${rows.length} rows to ${tab.name}: ${done.ok ? done.value.restored : done.error.kind}`;
}
