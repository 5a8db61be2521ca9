import type { Carrinho } from '#contract/cart/carrinho.ts';
import { must } from '#lib/must.ts';
import { type Answer, type SendOptions, type Sent, send } from '#net/send.ts';
import { dropAvisoExtras, takeNote } from '#outbox/avisos.ts';
import { foldBase, readCarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { pullCarrinho } from '#sync/pull/pull-carrinho.ts';
import { drain } from '#sync/push/push.ts';
import * as acts from '#tests/sync/chaos/acts.ts';
import { type Device, openDevice } from '#tests/sync/chaos/device.ts';
import { createNetwork, type Network } from '#tests/sync/chaos/network.ts';
import { type Random, seededRandom } from '#tests/sync/chaos/random.ts';
import type { Tab } from '#tests/sync/chaos/tab.ts';
import type { World } from '#tests/sync/chaos/world.ts';
import { type Ato, type Claims, openClaims } from './claims.ts';
import { type Desk, openDesk, readServer } from './desk.ts';
import { ditosOf, type Estado, estadoNaTela, estadoOf, ofLinha, valorIn, wishOf } from './estado.ts';

const CLIENTE = 101;
const MINUTE = 60_000;

/** One of the two tablets: the real device, whether it has a signal, and its user's view at the last decision. */
type Hand = { device: Device; tab: Tab; isOnline: boolean; saw: Map<string, string | undefined> };

type Stage = {
  world: World;
  random: Random;
  hands: Hand[];
  desk: Desk;
  claims: Claims;
  story: string[];
  /** Broken promises on the way. */
  broken: string[];
  /** Keys that the server has responded to: repeats under them do nothing. */
  done: Set<string>;
  /** The server's cart after the last act. */
  server: Estado;
};

const screenOf = async ({ device }: Hand): Promise<Estado> =>
  estadoNaTela(foldBase(await readCarrinhoBase(device.observer, CLIENTE)));

/** Compares the server's cart after an act with everyone's wishes. */
function happened(stage: Stage, ato: Ato, carrinho: Carrinho | null): { antes: Estado; depois: Estado } {
  const antes = stage.server;
  const depois = estadoOf(carrinho);
  stage.server = depois;
  stage.claims.effect(ato, antes, depois);
  return { antes, depois };
}

/** Reads the notices on the screens. */
async function look({ hands, claims }: Stage): Promise<void> {
  for (const { device } of hands) {
    const avisos = (await device.observer.carrinhos.get(CLIENTE))?.avisos;
    if (avisos) claims.told(device.name, ditosOf(avisos));
  }
}

/** Lets the desk act; the result is its wish. */
async function atTheDesk(stage: Stage): Promise<string> {
  const { desk, claims, random } = stage;
  const ato = desk.ato();
  const told = await desk.act(random);
  const { antes, depois } = happened(stage, ato, desk.visto);
  for (const nome of new Set([...antes.keys(), ...depois.keys()])) {
    const valor = valorIn(depois, nome);
    if (valor === valorIn(antes, nome)) continue;
    claims.forget('desk', nome);
    if (valor !== undefined) claims.stand('desk', nome, valor);
  }
  return told;
}

/** Brings a tablet's change to the server. */
async function deliver(
  stage: Stage,
  hand: Hand,
  wire: Sent,
  options: SendOptions & { key: string },
): Promise<Answer> {
  const { claims, done } = stage;
  const { device, saw } = hand;
  const rows = await device.observer.outbox.toArray();
  const row = must(
    rows.find((r) => r.key === options.key),
    'row',
  );
  const wish = wishOf(row.intent);
  const answer = await send(wire, options);
  const isFirst = !done.has(options.key);
  if (answer.kind !== 'answer' || answer.status >= 300 || !isFirst || !wish) return answer;
  done.add(options.key);
  const sawAt = (nome: string) => (nome === wish.nome ? [saw.get(nome), wish.base ?? undefined] : []);
  happened(stage, { por: device.name, sawAt }, await readServer(device.person, CLIENTE));
  // A value that the user has changed since is no wish any more, and an ordered group has no payment.
  const isWished = valorIn(await screenOf(hand), wish.nome) === wish.valor;
  if (isWished && valorIn(stage.server, wish.nome) === wish.valor)
    claims.stand(device.name, wish.nome, wish.valor);
  return answer;
}

/** A tablet's way to the server: none offline; the desk may be quicker; responses get lost. */
function networkOf(stage: () => Stage, handOf: (tab: Tab) => Hand): Network {
  const way = async (tab: Tab, wire: Sent, options: SendOptions): Promise<Answer> => {
    const hand = handOf(tab);
    const { random, story } = stage();
    if (!hand.isOnline) return { kind: 'silence', reason: 'network' };
    if (options.key === undefined) return send(wire, options);
    await look(stage());
    if (random.chance(0.15)) story.push(`  meanwhile ${await atTheDesk(stage())}`);
    const answer = await deliver(stage(), hand, wire, { ...options, key: options.key });
    const isLost = random.chance(0.1);
    story.push(
      `  ${tab.name} ${wire.method} ${wire.path} ${typeof wire.body === 'string' ? wire.body : ''}${isLost ? ': answer lost' : ''}`,
    );
    return isLost ? { kind: 'silence', reason: 'network' } : answer;
  };
  return { ...createNetwork(() => undefined), send: (tab) => (wire, options) => way(tab, wire, options) };
}

/** Few values, so that a line often returns to its earlier one. */
const QUANTIDADES = [0, 5, 12, 30, 60];

/** Sets a line, and checks that the screen shows the saved value, whatever anyone else did meanwhile. */
async function edit({ world, random, broken }: Stage, hand: Hand, back?: { idItem: number; para: number }) {
  const { device, tab } = hand;
  const choice = back
    ? { choose: () => back.para, idItem: back.idItem }
    : { choose: () => random.pick(QUANTIDADES) };
  const wish = await acts.setLinha(world, device, tab, random, choice);
  const shown = valorIn(await screenOf(hand), ofLinha(wish.linha));
  if (wish.isSaved && shown !== String(wish.quantidade))
    broken.push(`${device.name} saved ${wish.told} and shows ${shown ?? 'nothing'}`);
  return wish;
}

/** Returns any one act on a tablet. */
function anyAct(stage: Stage, hand: Hand): () => Promise<string> {
  const { world, random } = stage;
  const { device, tab } = hand;
  const act = random.weighted([
    [7, async () => (await edit(stage, hand)).told],
    [2, () => acts.pay(world, device, tab, random)],
    [1, () => acts.annotate(world, device, tab, random)],
  ] as const);
  return must(act, 'act');
}

/** Changes a line on a tablet and changes it back, while the desk may change it in between. */
async function waver(stage: Stage, hand: Hand): Promise<string> {
  const { device, tab } = hand;
  let first: Awaited<ReturnType<typeof edit>> | undefined;
  const begun = await decide(stage, hand, async () => {
    first = await edit(stage, hand);
    return first.told;
  });
  const between = await atTheDesk(stage);
  await pullCarrinho(device.envOf(tab), CLIENTE);
  const { linha, quantidadeAntes } = must(first, 'first');
  const back = { idItem: linha.idItem, para: quantidadeAntes };
  const ended = await decide(stage, hand, async () => (await edit(stage, hand, back)).told);
  return [begun, between, `back, ${ended}`].join('; ');
}

/** Lets the user of a tablet decide something: the new wish replaces their earlier wish about it. */
async function decide(stage: Stage, hand: Hand, act = anyAct(stage, hand)): Promise<string> {
  const { claims } = stage;
  const { device, saw } = hand;
  const before = await screenOf(hand);
  const told = await act();
  const after = await screenOf(hand);
  for (const nome of new Set([...before.keys(), ...after.keys()])) {
    if (valorIn(before, nome) === valorIn(after, nome)) continue;
    saw.set(nome, valorIn(before, nome));
    claims.forget(device.name, nome);
  }
  return `${device.name}: ${told}`;
}

async function drainHand({ device, tab }: Hand): Promise<void> {
  device.clock += MINUTE;
  const { errors } = await drain(device.envOf(tab));
  if (errors.length > 0) throw errors[0];
}

/** Acknowledges every notice on a tablet's screen. */
async function acknowledge({ device, tab }: Hand): Promise<string> {
  const avisos = (await tab.vault.carrinhos.get(CLIENTE))?.avisos;
  for (const { linha } of avisos?.linhas ?? []) await takeNote(tab.vault, CLIENTE, { linha });
  for (const { de } of avisos?.pagamentos ?? []) await takeNote(tab.vault, CLIENTE, { pagamento: de.grupo });
  await dropAvisoExtras(tab.vault, CLIENTE);
  return `${device.name} takes note`;
}

function step(stage: Stage): Promise<string> {
  const { random, hands, desk } = stage;
  const hand = random.pick(hands);
  const { device, tab } = hand;
  const happening = random.weighted<() => Promise<string>>([
    [8, () => decide(stage, hand)],
    [3, () => waver(stage, hand)],
    [6, async () => (await drainHand(hand), `${device.name} drains`)],
    [4, async () => (await pullCarrinho(device.envOf(tab), CLIENTE), `${device.name} refreshes`)],
    [
      2,
      async () => {
        hand.isOnline = !hand.isOnline;
        return `${device.name} is ${hand.isOnline ? 'online' : 'offline'}`;
      },
    ],
    [1, () => acknowledge(hand)],
    [5, () => atTheDesk(stage)],
    [2, async () => (await desk.read(), 'desk reads')],
  ]);
  return must(happening, 'happening')();
}

/** Brings both tablets online and sends all they have; then every screen is read once more. */
async function rest(stage: Stage): Promise<void> {
  const { hands } = stage;
  for (const hand of hands) hand.isOnline = true;
  for (let round = 0; round < 20; round += 1) {
    for (const hand of hands) {
      await drainHand(hand);
      await look(stage);
    }
    const waiting = await Promise.all(hands.map(({ device }) => device.observer.outbox.count()));
    if (waiting.every((count) => count === 0)) break;
  }
  for (const { device, tab } of hands) await pullCarrinho(device.envOf(tab), CLIENTE);
  await look(stage);
}

/** Returns the differences between the tablets at rest and the server, as text. */
async function differences(stage: Stage): Promise<string[]> {
  const server = estadoOf(await readServer(stage.world.representante, CLIENTE));
  const broken: string[] = [];
  for (const hand of stage.hands) {
    const screen = await screenOf(hand);
    for (const nome of new Set([...server.keys(), ...screen.keys()])) {
      const [has, shows] = [valorIn(server, nome) ?? '', valorIn(screen, nome) ?? ''];
      if (has !== shows) broken.push(`${hand.device.name} shows ${nome} at ${shows}, the server has ${has}`);
    }
    const waiting = await hand.device.observer.outbox.count();
    if (waiting > 0) broken.push(`${hand.device.name} still has ${waiting} to send`);
  }
  return broken;
}

/** Runs one random history of two tablets and a desk over one cart; returns broken promises, and the story. */
export async function runHistory(whole: World, seed: number): Promise<{ broken: string[]; story: string[] }> {
  const random = seededRandom(seed);
  await whole.reset();
  // Few products, of three groups, so that the two tablets and the desk get in each other's way.
  const world = { ...whole, produtos: [0, 1, 5, 7].flatMap((i) => whole.produtos[i] ?? []) };
  const { representante: person } = world;
  const hands: Hand[] = [];
  const handOf = (tab: Tab) =>
    must(
      hands.find((h) => h.tab === tab),
      'hand',
    );
  const stage: Stage = {
    world,
    random,
    hands,
    desk: openDesk(world, person, CLIENTE),
    claims: openClaims('desk'),
    story: [],
    broken: [],
    done: new Set(),
    server: estadoOf(null),
  };
  const network = networkOf(() => stage, handOf);
  for (const name of ['A', 'B']) {
    const home = { name, tenant: `three-hands-${seed}-${name}`, person, clientes: [CLIENTE] };
    const device = await openDevice(network, random, home);
    hands.push({ device, tab: must(device.tabs[0], 'tab'), isOnline: true, saw: new Map() });
  }
  try {
    for (let i = 0; i < 3; i += 1) stage.story.push(await atTheDesk(stage));
    for (const { device, tab } of hands) await pullCarrinho(device.envOf(tab), CLIENTE);
    const steps = random.int(20, 60);
    for (let i = 0; i < steps; i += 1) {
      const told = await step(stage);
      stage.story.push(`${i} ${told}`);
      await look(stage);
    }
    await rest(stage);
    return {
      broken: [...stage.broken, ...stage.claims.open(), ...(await differences(stage))],
      story: stage.story,
    };
  } catch (error) {
    const broken = [`the history broke: ${error instanceof Error ? error.stack : String(error)}`];
    return { broken, story: stage.story };
  } finally {
    for (const { device } of hands) await device.close();
  }
}
