import type { CodigoDoCliente } from '#contract/cart/codigo-do-cliente.ts';
import { dispatchCodigos } from '#outbox/codigos/dispatch-codigos.ts';
import { readCodigosDoCliente } from '#outbox/codigos/read-codigos.ts';
import { pullCodigos } from '#sync/pull/pull-codigos.ts';
import { laneOfCodigos } from '#vault/codigo-intent.ts';
import type { Device } from './device.ts';
import type { Happenings, Stage } from './stage.ts';
import type { Tab } from './tab.ts';
import { unlinkedOf } from './unlinked.ts';
import type { World } from './world.ts';

/** Few texts, so that devices learn the same ones. */
const TEXTS = ['a 1', 'b 2', 'dorflex', 'dorflex cx grande'];

const COLUMNS = ['texto', 'idProduto', 'contraCatalogo'] as const;

/** 'dorflex=7'; 'a 1=7!' for a product that was chosen against the catalogue. */
const printPar = ({ texto, idProduto, contraCatalogo }: CodigoDoCliente): string =>
  `${texto}=${idProduto}${contraCatalogo ? '!' : ''}`;

const textOf = (pares: Iterable<CodigoDoCliente>): string => [...pares].map(printPar).sort().join(', ');

/** Learns one text and perhaps forgets another, as an import does; notes a broken rule if a saved change is not shown. */
async function learn({ world, random, learned }: Stage, device: Device, tab: Tab): Promise<string> {
  const idPessoaCliente = random.pick(device.clientes);
  const cliente = { idPessoaCliente, nomeCliente: String(idPessoaCliente) };
  const par = {
    texto: random.pick(TEXTS),
    idProduto: random.pick(world.produtos),
    contraCatalogo: random.chance(0.3),
  };
  learned.add(`${idPessoaCliente}: ${printPar(par)}`);
  const esquecidos = random.chance(0.4) ? [random.pick(TEXTS)].filter((texto) => texto !== par.texto) : [];
  const saved = await dispatchCodigos(
    tab.vault,
    cliente,
    { aprendidos: [par], esquecidos },
    device.envOf(tab),
  );
  if (saved.ok) {
    const shown = await readCodigosDoCliente(device.observer, idPessoaCliente);
    const found = shown.get(par.texto);
    if (
      found === undefined ||
      printPar(found) !== printPar(par) ||
      esquecidos.some((texto) => shown.has(texto))
    )
      device.ledger.broken.push(
        `${device.name}: ${printPar(par)} was saved, shown [${textOf(shown.values())}]`,
      );
  }
  return `code ${printPar(par)} of ${idPessoaCliente}, forgets [${esquecidos.join()}]: ${saved.ok}`;
}

/** Refreshes the codes of a customer. */
export const pullCodes = async (device: Device, tab: Tab, idPessoaCliente: number): Promise<void> => {
  await pullCodigos(device.envOf(tab), idPessoaCliente);
};

/** The events of customers' own codes, in a world that has them. */
export function coding(stage: Stage, device: Device, tab: Tab | undefined): Happenings {
  if (!stage.troubles.has('codes') || tab === undefined) return [];
  return [
    [
      5,
      async () => {
        stage.byUser = true;
        return `${tab.name}: ${await learn(stage, device, tab).catch(String)}`;
      },
    ],
    [
      1,
      () => (
        void pullCodes(device, tab, stage.random.pick(device.clientes)).catch(() => undefined),
        'pull of codes'
      ),
    ],
  ];
}

/** Checks that a device at rest, after a refresh, shows the server's codes of customers without open changes. */
async function checkShown(world: World, device: Device): Promise<string[]> {
  const { name, observer, clientes } = device;
  const gone = await unlinkedOf(world, device);
  const broken: string[] = [];
  for (const id of clientes.filter((one) => !gone.has(one))) {
    if ((await observer.outbox.where('lane').equals(laneOfCodigos(id)).count()) > 0) continue;
    const theirs = textOf(
      await world.database.db
        .selectFrom('codigoDoCliente')
        .select(COLUMNS)
        .where('idPessoaCliente', '=', id)
        .execute(),
    );
    const ours = textOf((await readCodigosDoCliente(observer, id)).values());
    if (ours !== theirs) broken.push(`${name}: codes of ${id} are [${theirs}], shown [${ours}]`);
  }
  return broken;
}

/** Checks that the server has no code that no user learned so. */
async function checkKept({ world, learned }: Stage): Promise<string[]> {
  const rows = await world.database.db
    .selectFrom('codigoDoCliente')
    .select(['idPessoaCliente', ...COLUMNS])
    .execute();
  return rows
    .map((row) => `${row.idPessoaCliente}: ${printPar(row)}`)
    .filter((code) => !learned.has(code))
    .map((code) => `the server has the code ${code}, which no user learned`);
}

/** Judges the codes of a history at rest. */
export async function checkCodes(stage: Stage): Promise<string[]> {
  if (!stage.troubles.has('codes')) return [];
  const shown = await Promise.all(stage.devices.map((device) => checkShown(stage.world, device)));
  return [...shown.flat(), ...(await checkKept(stage))];
}
