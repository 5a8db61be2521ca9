import { send } from '#net/send.ts';
import { toStorageError } from '#outbox/storage-error.ts';
import { pullCarrinho } from '#sync/pull/pull-carrinho.ts';
import { drain } from '#sync/push/push.ts';
import { dropCopy } from '#tests/support/database-copy.ts';
import { desk } from '#tests/support/desk.ts';
import * as acts from './acts.ts';
import { cloning } from './cloned.ts';
import { coding, pullCodes } from './codes.ts';
import { clearContacts, contacting, pullContacts } from './contacts.ts';
import { finishAtTheDesk } from './desk.ts';
import { type Device, openDevice } from './device.ts';
import { catchUp, integrating, openErp } from './erp.ts';
import { filling } from './full-disk.ts';
import { observe } from './ledger.ts';
import { createNetwork, expired, type Flight, foreignAnswer, type Network } from './network.ts';
import { checkAtRest } from './oracle.ts';
import { quoting } from './quotations.ts';
import { type Random, seededRandom } from './random.ts';
import { keepPlan, numbersFromNow, planRestoration } from './restored.ts';
import { insertNotas, pullReturns, returning } from './returns.ts';
import { watchCarts } from './shown.ts';
import { DAY, type Happening, type Happenings, SECOND, type Stage } from './stage.ts';
import { quiet, type Tab } from './tab.ts';
import { type Troubles, troublesOf } from './troubles.ts';
import { endUnlinking, unlinking } from './unlinked.ts';
import { clearVisits, pullVisits, visiting } from './visits.ts';
import type { World } from './world.ts';

/** The result of one history: every broken promise, and the story that explains them. */
export type Outcome = { broken: string[]; story: string[] };

const alive = ({ tabs }: Device): Tab[] => tabs.filter((tab) => !tab.dead);

/** Runs the sender of a page to its end; an error on a living page is a broken promise. */
function startDrain({ broken }: Stage, device: Device, tab: Tab): void {
  if (tab.draining) return;
  tab.draining = true;
  const tell = (error: unknown) => {
    if (!tab.dead && !isNoRoom(error))
      broken.push(`${tab.name} threw ${error instanceof Error ? error.stack : String(error)}`);
  };
  drain(device.envOf(tab))
    .then(({ errors }) => errors.forEach(tell), tell)
    .finally(() => {
      tab.draining = false;
    });
}

function take<T>(from: T[], random: Random): T {
  const i = random.int(0, from.length - 1);
  return from.splice(i, 1)[0] as T;
}

const silence = (reason: 'network' | 'timeout') => ({ kind: 'silence', reason }) as const;

/** Lets the same user's other browser finish the cart of a confirmation that is on its way. */
async function outrun({ devices, world, random }: Stage, { tab, wire }: Flight): Promise<string> {
  const device = devices.find(({ tabs }) => tabs.includes(tab));
  const cart = await world.database.db
    .selectFrom('carrinho')
    .select('idPessoaCliente')
    .where('idCarrinho', '=', Number(wire.query['idCarrinho']))
    .executeTakeFirst();
  if (!device || !cart) return '';
  return `the desk: ${await finishAtTheDesk(device.person, cart.idPessoaCliente, random)}, then `;
}

/** Lets one event happen to a request on its way. */
async function meddle(stage: Stage, flight: Flight, calm: boolean): Promise<string> {
  const isOutrun = flight.wire.path.endsWith('/ConfirmarCarrinho') && stage.random.chance(0.15);
  return `${isOutrun ? await outrun(stage, flight) : ''}${await interfere(stage, flight, calm)}`;
}

async function interfere(stage: Stage, flight: Flight, calm: boolean): Promise<string> {
  const { random, network, world, devices } = stage;
  const what = `${flight.tab.name} ${flight.wire.method} ${flight.wire.path} ${flight.options.key ?? ''}`;
  const answered = async (instead: World['levers']['instead']) => {
    world.levers.instead = instead;
    flight.resolve(await send(flight.wire, flight.options));
  };
  const kind = calm
    ? 'answer'
    : (random.weighted([
        [10, 'answer'],
        [3, 'late'],
        [3, 'answer lost'],
        [2, 'lost'],
        [2, 'timed out'],
        [2, 'twice'],
        [3, 'foreign'],
        [0.7, 'expired'],
      ] as const) ?? 'answer');
  switch (kind) {
    case 'answer':
      flight.resolve(await network.deliver(flight));
      break;
    case 'late':
      network.late.push({ flight, answer: await network.deliver(flight) });
      break;
    case 'answer lost':
      await network.deliver(flight);
      flight.resolve(silence('network'));
      break;
    case 'lost':
      flight.resolve(silence(random.chance(0.5) ? 'network' : 'timeout'));
      break;
    case 'timed out':
      network.ghosts.push(flight);
      for (const device of devices) device.clock += 20 * SECOND;
      flight.resolve(silence('timeout'));
      break;
    case 'twice':
      network.ghosts.push(flight);
      flight.resolve(await network.deliver(flight));
      break;
    case 'foreign': {
      const { name, make } = foreignAnswer(random, network, flight.wire);
      await answered(make);
      return `${what}: ${name}`;
    }
    case 'expired':
      await answered(expired);
  }
  return `${what}: ${kind}`;
}

/** Returns every possible next event, by weight. With an ERP orders are more frequent. */
function happenings(stage: Stage): Happenings {
  const { world, random, network, devices } = stage;
  const device = random.pick(devices.filter(({ retired }) => !retired));
  const tab = alive(device)[0] && random.pick(alive(device));
  const act = (by: acts.Act): Happening => {
    return async () => {
      stage.byUser = true;
      return `${tab?.name}: ${tab ? await by(world, device, tab, random).catch(nameOf) : ''}`;
    };
  };
  const onTab: Happenings = tab
    ? [
        [7, act(acts.edit)],
        [stage.erp === null ? 2.5 : 6, act(acts.submit)],
        [0.8, act(acts.pay)],
        [0.4, act(acts.annotate)],
        [0.3, act(acts.stockAlert)],
        [1.5, act(acts.decide)],
        [0.6, act(acts.cancel)],
        [2, act(acts.logInAgain)],
        [9, () => (startDrain(stage, device, tab), `${tab.name} drains`)],
        [
          1.5,
          () => (void pullCarrinho(device.envOf(tab), random.pick(device.clientes)).catch(nameOf), 'pull'),
        ],
        [0.7, () => (tab.kill(), `${tab.name} dies`)],
        [1, () => doom(tab, random)],
      ]
    : [];
  return [
    ...onTab,
    ...returning(stage, device, tab),
    ...contacting(stage, device, tab),
    ...visiting(stage, device, tab),
    ...quoting(stage, device, tab),
    ...coding(stage, device, tab),
    [tab ? 0.7 : 8, async () => `${(await device.open()).name} opens`],
    [network.flights.length > 0 ? 14 : 0, () => meddle(stage, take(network.flights, random), false)],
    [network.late.length > 0 ? 5 : 0, () => arrive(network, random)],
    [network.ghosts.length > 0 ? 2 : 0, () => haunt(network, random)],
    [5, () => pass(stage, device, random.int(1, 5) * SECOND)],
    [1, () => pass(stage, device, random.int(30, 120) * SECOND)],
    [0.5, () => setClock(device, random.pick([-3650, -61, 1, 61, 1825]) * DAY)],
    [0.2, () => ((device.loggedIn = false), `${device.name}: another user`)],
    [0.7, () => atTheDesk(stage)],
    [
      stage.erp === null ? 0.7 : 4,
      async () => `desk: ${await finishAtTheDesk(device.person, random.pick(device.clientes), random)}`,
    ],
    [network.flights.length + network.ghosts.length > 1 ? 2 : 0, () => collide(stage)],
    [network.flights.length > 0 ? 0.8 : 0, () => hang(stage)],
    [tab ? 0.4 : 0, () => takeAlong(stage, device, tab as Tab)],
    ...cloning(stage, device),
    ...unlinking(stage, device),
    ...filling(stage, device),
    ...integrating(stage),
  ];
}

/** True for the error of a full disk: the change that was not saved is made again. */
const isNoRoom = (error: unknown): boolean => toStorageError(error).kind === 'full';

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error));

function pass({ world }: Stage, device: Device, ms: number): string {
  device.clock += ms;
  world.clock.now += ms;
  return `${device.name}: ${ms / SECOND} s pass`;
}

/** Sets the clock of one device; no time passes. */
function setClock(device: Device, ms: number): string {
  device.clock += ms;
  return `${device.name}: its clock jumps ${ms / DAY} days`;
}

function doom(tab: Tab, random: Random): string {
  tab.doom = { left: random.int(1, 4), when: random.chance(0.5) ? 'before' : 'after' };
  return `${tab.name} will die ${tab.doom.when} commit ${tab.doom.left}`;
}

function arrive(network: Network, random: Random): string {
  const { flight, answer } = take(network.late, random);
  flight.resolve(answer);
  return `late answer to ${flight.tab.name} ${flight.options.key ?? ''}`;
}

async function haunt(network: Network, random: Random): Promise<string> {
  const ghost = take(network.ghosts, random);
  const answer = await network.deliver(ghost);
  return `ghost ${ghost.wire.method} ${ghost.options.key ?? ''}: ${answer.kind === 'answer' ? answer.status : ''}`;
}

/** Brings two requests, perhaps one of them a ghost, to the server at the same time. */
async function collide({ random, network }: Stage): Promise<string> {
  const one = take(network.flights.length > 0 ? network.flights : network.ghosts, random);
  const other = take(
    network.flights.length > 0 && random.chance(0.5) ? network.flights : some(network),
    random,
  );
  const both = await Promise.all([network.deliver(one), network.deliver(other)]);
  // The page of a ghost no longer waits: its promise stays settled.
  one.resolve(both[0]);
  other.resolve(both[1]);
  return `at once: ${one.options.key ?? one.wire.path} and ${other.options.key ?? other.wire.path}`;
}

const some = ({ flights, ghosts }: Network): Flight[] => (ghosts.length > 0 ? ghosts : flights);

/**
 * Lets a page hang with a response in hand until its lease expires, while another page of the device goes on.
 */
async function hang(stage: Stage): Promise<string> {
  const { random, network, devices } = stage;
  const flight = take(network.flights, random);
  network.late.push({ flight, answer: await network.deliver(flight) });
  const device = devices.find(({ tabs }) => tabs.includes(flight.tab));
  if (!device || device.retired) return 'a page of nobody hangs';
  device.clock += 61 * SECOND;
  const other = alive(device).find((t) => t !== flight.tab) ?? (await device.open());
  startDrain(stage, device, other);
  return `${flight.tab.name} hangs with ${flight.options.key ?? ''}, ${other.name} drains`;
}

/**
 * Sends a device to repair: once per history, and only if another device of the same user takes its queue.
 */
async function takeAlong({ devices }: Stage, to: Device, tab: Tab): Promise<string> {
  if (devices.some(({ retired }) => retired)) return 'one device is away already';
  const from = devices.find((d) => d !== to && d.person === to.person);
  return from ? await acts.moveQueue(from, to, tab).catch(nameOf) : 'no other device';
}

async function atTheDesk({ world, random }: Stage): Promise<string> {
  const idProduto = random.pick(world.produtos);
  const what = random.pick(['dearer', 'cheaper', 'scarce', 'plenty', 'credit'] as const);
  if (what === 'dearer' || what === 'cheaper')
    await desk.price(world.database.db, idProduto, what === 'dearer' ? 110 : 90);
  else if (what === 'credit') await desk.credit(world.database.db, 101, random.pick([0, 50_000_00]));
  else await desk.stock(world.database.db, idProduto, what === 'scarce' ? random.int(0, 5) : 1000);
  return `desk: ${what} ${idProduto}`;
}

/** Checks each device's promises. A vault without a commit since the last look is unchanged, and passes again. */
async function look({ devices, byUser, restoration }: Stage): Promise<void> {
  await quiet(devices.map((d) => d.pulse));
  const isRestored = restoration?.isDone ?? false;
  for (const device of devices) {
    const now = `${device.pulse.commits} ${isRestored}`;
    if (now === device.lookedAt) continue;
    device.lookedAt = now;
    await observe(device.observer, device.ledger, { byUser, startsOver: device.pulse.startsOver });
    if (isRestored) await watchCarts(device, byUser);
  }
}

/**
 * Heals everything: requests on their way arrive, every device has a page, and all is sent until no change is
 * due.
 */
async function heal(stage: Stage): Promise<void> {
  const { devices, random, world, story, broken } = stage;
  await endUnlinking(stage);
  for (const device of devices) device.disk.refuses = 0;
  for (const device of devices) {
    if (alive(device).length === 0) await device.open();
    for (const tab of alive(device)) tab.doom = null;
    const [tab] = alive(device);
    if (tab) await acts.logInAgain(world, device, tab, random);
  }
  // A device without unsent changes learns of a restored server when it reads.
  if (stage.restoration) await pullAll(stage);
  for (let round = 0; round < 60; round += 1) {
    let isDone = round > 3;
    for (const device of devices) {
      const [tab] = alive(device);
      if (!tab) continue;
      while (tab.draining) await deliverAll(stage);
      let end: number | null | undefined;
      const drained = drain(device.envOf(tab)).then(({ nextAt, errors }) => {
        for (const error of errors) broken.push(`healing threw ${nameOf(error)} ${String(error)}`);
        end = nextAt;
      });
      while (end === undefined) await deliverAll(stage);
      await drained;
      if (end !== null) isDone = false;
      if (end !== null && end - device.clock > 10 * 60 * SECOND) {
        broken.push(`${device.name} would wait ${Math.round((end - device.clock) / SECOND)} s`);
      }
      if (end !== null) device.clock = Math.max(device.clock, end);
      // The user decides on some of the refused changes and leaves the others.
      stage.byUser = false;
      if (round < 20 && !device.retired && random.chance(0.7)) {
        const told = await acts.decide(world, device, tab, random);
        story.push(`healing ${told}`);
        if (told !== 'nothing to decide') isDone = false;
      }
      await look(stage);
    }
    if (isDone) break;
  }
  await pullAll(stage);
  await look(stage);
  await catchUp(stage);
}

/** Reads every cart on every device. */
async function pullAll(stage: Stage): Promise<void> {
  for (const device of stage.devices) {
    const [tab] = alive(device);
    for (const id of device.clientes) {
      if (!tab) continue;
      await pullCarrinhoNow(stage, device, tab, id);
      if (stage.troubles.has('returns')) await pullNow(stage, pullReturns(device, tab, id));
      if (stage.troubles.has('contacts')) await pullNow(stage, pullContacts(device, tab, id));
      if (stage.troubles.has('visits')) await pullNow(stage, pullVisits(device, tab, id));
      if (stage.troubles.has('codes')) await pullNow(stage, pullCodes(device, tab, id));
    }
  }
}

/** Reads a cart; a failure other than the lost customer's is a broken promise, so that a busy machine is told apart. */
async function pullCarrinhoNow(stage: Stage, device: Device, tab: Tab, id: number): Promise<void> {
  const pulled = pullCarrinho(device.envOf(tab), id);
  await deliverAll(stage);
  const done = await pulled;
  if (!done.ok && !(done.error.kind === 'refused' && done.error.status === 403))
    stage.broken.push(`${device.name}: cart ${id} could not be read: ${JSON.stringify(done.error)}`);
}

/** Lets a pull end. */
async function pullNow(stage: Stage, pulling: Promise<void>): Promise<void> {
  let isDone = false;
  const pulled = pulling.finally(() => {
    isDone = true;
  });
  while (!isDone) await deliverAll(stage);
  await pulled;
}

/** Lets every request and response on its way arrive, ghosts last. */
async function deliverAll(stage: Stage): Promise<void> {
  const { network, random, devices } = stage;
  await quiet(devices.map((d) => d.pulse));
  while (network.late.length > 0) arrive(network, random);
  while (network.flights.length > 0) {
    await meddle(stage, take(network.flights, random), true);
    // A cart may be taken over between two responses: the notice that the user then gets is checked.
    if (stage.restoration?.isDone) await look(stage);
  }
  while (network.ghosts.length > 0) await haunt(network, random);
  await quiet(devices.map((d) => d.pulse));
}

async function openDevices(world: World, network: Network, random: Random, seed: number): Promise<Device[]> {
  const { representante, farmacia } = world;
  const open = (name: string, person: typeof farmacia, clientes: number[]) =>
    openDevice(network, random, { name, tenant: `chaos-${seed}-${name}`, person, clientes });
  const devices = [await open('A', representante, [101, 104])];
  if (random.chance(0.5)) devices.push(await open('B', representante, [101, 106]));
  if (random.chance(0.3)) devices.push(await open('F', farmacia, [101]));
  return devices;
}

/** Runs one random history to its end and judges it. */
export async function runHistory(
  world: World,
  seed: number,
  troubles: Troubles = troublesOf(seed),
): Promise<Outcome> {
  const random = seededRandom(seed);
  await world.reset();
  const network = createNetwork(() => {
    for (const device of stage.devices) device.pulse.beats += 1;
  });
  const stage: Stage = {
    world,
    random,
    network,
    devices: [],
    troubles,
    restoration: null,
    erp: null,
    isCloned: false,
    learned: new Set(),
    story: [],
    broken: [],
    byUser: false,
  };
  if (troubles.has('returns')) await insertNotas(world.database.db);
  if (troubles.has('contacts')) await clearContacts(world.database.db);
  if (troubles.has('visits')) await clearVisits(world.database.db);
  if (troubles.has('erp')) stage.erp = await openErp(world);
  stage.devices = await openDevices(world, network, random, seed);
  const steps = random.int(25, 80);
  try {
    if (troubles.has('restored')) {
      await numbersFromNow(world);
      stage.restoration = planRestoration(random, steps);
    }
    for (let step = 0; step <= steps; step += 1) {
      const planned = await keepPlan(stage, step);
      if (planned) {
        stage.byUser = false;
        stage.story.push(`${step} ${planned}`);
        await look(stage);
      }
      if (step === steps) break;
      const happening = random.weighted(happenings(stage));
      if (!happening) continue;
      stage.byUser = false;
      stage.story.push(`${step} ${await happening()}`);
      await look(stage);
    }
    await heal(stage);
    stage.broken.push(...stage.devices.flatMap((d) => d.ledger.broken), ...network.contradictions);
    stage.broken.push(...(await checkAtRest(stage)));
  } catch (error) {
    stage.broken.push(`the history broke: ${error instanceof Error ? error.stack : String(error)}`);
  } finally {
    for (const device of stage.devices) await device.close();
    if (stage.restoration?.copy) await dropCopy(world.database.db);
  }
  return { broken: [...new Set(stage.broken)], story: stage.story };
}
