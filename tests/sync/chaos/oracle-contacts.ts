import { manterClienteEmail } from '#contract/contacts/email.ts';
import { manterClienteTelefone } from '#contract/contacts/telefone.ts';
import { isLostContato } from '#outbox/contatos/lost-contato.ts';
import { readEmails, readTelefones } from '#outbox/contatos/read-contatos.ts';
import { chaveDe, isContato, laneOfContatos } from '#vault/contato-intents.ts';
import type { Device } from './device.ts';
import type { Entry } from './ledger.ts';
import type { Served } from './network.ts';
import { DAY, type Stage } from './stage.ts';
import { unlinkedOf } from './unlinked.ts';
import type { World } from './world.ts';

type Contact = { idPessoa: number; chave: string; promocoes: boolean };

const textOf = ({ idPessoa, chave, promocoes }: Contact): string => `${idPessoa}/${chave} ${promocoes}`;

/** The contacts of the server that users change. */
async function readTheirs({ database: { db } }: World): Promise<Contact[]> {
  const emails = await db
    .selectFrom('pessoaEmail')
    .selectAll()
    .where('enviarPedido', '=', false)
    .where('enviarCobranca', '=', false)
    .execute();
  const telefones = await db
    .selectFrom('pessoaTelefone')
    .selectAll()
    .where('idTelefoneTipo', '=', 6)
    .execute();
  return [
    ...emails.map(({ idPessoa, email, marketing: promocoes }) => ({
      idPessoa,
      chave: chaveDe({ email, promocoes }),
      promocoes,
    })),
    ...telefones.map(({ idPessoa, permiteReceberPromocao: promocoes, ...numero }) => ({
      idPessoa,
      chave: chaveDe({ ...numero, promocoes }),
      promocoes,
    })),
  ];
}

/** Applies the requests that the server confirmed, each once and in their order, to no contacts. */
function replay(served: readonly Served[]): string[] {
  const emails = new Map<string, Contact>();
  const telefones = new Map<number, Contact>();
  for (const { wire, text } of served) {
    const body = JSON.parse(typeof wire.body === 'string' ? wire.body : '{}') as Record<string, unknown>;
    const promocoes = body['permiteReceberPromocao'] === true;
    if (wire.path === manterClienteEmail.path) {
      const idPessoa = Number(body['idPessoa']);
      const keyOf = (email: unknown) => `${idPessoa}/${String(email).toLowerCase()}`;
      emails.delete(keyOf(body['emailAnterior'] ?? body['email']));
      const chave = String(body['email']).toLowerCase();
      if (body['idAcao'] !== 0) emails.set(keyOf(chave), { idPessoa, chave, promocoes });
    } else {
      const { idPessoa } = body['pessoa'] as { idPessoa: number };
      const chave = `${String(body['ddd'])} ${String(body['prefixo'])}-${String(body['numero'])}`;
      if (wire.query['idAcao'] === '0') telefones.delete(Number(text));
      else telefones.set(Number(text), { idPessoa, chave, promocoes });
    }
  }
  return [...emails.values(), ...telefones.values()].map(textOf).sort();
}

/** Checks that the server has the effects of the confirmed changes, each once and in their order, and no others. */
async function checkContactsOnServer(
  { world, network, restoration }: Stage,
  among: ReadonlySet<number>,
): Promise<string[]> {
  if (restoration !== null) return [];
  const paths = new Set<string>([manterClienteEmail.path, manterClienteTelefone.path]);
  const served = [...network.served.values()]
    .filter(({ wire, status }) => paths.has(wire.path) && status >= 200 && status < 300)
    .sort((a, b) => a.n - b.n);
  const theirs = (await readTheirs(world))
    .filter(({ idPessoa }) => among.has(idPessoa))
    .map(textOf)
    .sort();
  const expected = replay(served);
  return expected.join() === theirs.join()
    ? []
    : [`the server's contacts are [${theirs.join(', ')}], by its responses [${expected.join(', ')}]`];
}

/** Checks that a device at rest, after a refresh, shows the server's contacts; those with open changes aside. */
async function checkShown(world: World, device: Device): Promise<string[]> {
  const { name, observer, clientes } = device;
  const gone = await unlinkedOf(world, device);
  const broken: string[] = [];
  for (const idPessoa of clientes.filter((id) => !gone.has(id))) {
    const lane = laneOfContatos(idPessoa);
    const rows = await observer.outbox.where('lane').equals(lane).toArray();
    const parked = await observer.parked.where('lane').equals(lane).toArray();
    const open = new Set(
      [...rows, ...parked.filter(({ decided }) => decided === null)].flatMap(({ intent }) =>
        isContato(intent)
          ? [intent.antes, intent.depois].flatMap((dado) => (dado ? [chaveDe(dado)] : []))
          : [],
      ),
    );
    const emails = (await readEmails(observer, idPessoa)).contatos;
    const telefones = (await readTelefones(observer, idPessoa)).contatos;
    const settled = [
      ...emails
        .filter((one) => !one.enviarPedido && !one.enviarCobranca)
        .map(({ email, marketing: promocoes }) => ({ chave: chaveDe({ email, promocoes }), promocoes })),
      ...telefones
        .filter((one) => one.telefoneTipo.idTelefoneTipo === 6)
        .map(({ permiteReceberPromocao: promocoes, ...numero }) => ({
          chave: chaveDe({ ...numero, promocoes }),
          promocoes,
        })),
    ];
    const text = (all: readonly Omit<Contact, 'idPessoa'>[]): string =>
      all
        .filter(({ chave }) => !open.has(chave))
        .map((one) => textOf({ ...one, idPessoa }))
        .sort()
        .join(', ');
    const theirs = text((await readTheirs(world)).filter((one) => one.idPessoa === idPessoa));
    const ours = text(settled);
    if (ours !== theirs) broken.push(`${name}: contacts of ${idPessoa} are [${theirs}], shown [${ours}]`);
  }
  return broken;
}

/** Checks that a confirmed change that the restored server lost is a question. */
async function checkLost(
  { world, restoration }: Stage,
  { name, observer, clock }: Device,
): Promise<string[]> {
  // A device whose clock was set may take the change for too old to be asked about.
  if (restoration === null || Math.abs(clock - world.clock.now) > DAY) return [];
  const keys = await world.database.db.selectFrom('mutacao').select('key').execute();
  const known = new Set(keys.map(({ key }) => key));
  return (await observer.receipts.toArray())
    .filter(({ key, intent }) => isContato(intent) && restoration.lostKeys.has(key) && !known.has(key))
    .map(({ key, intent }) => `${name}: ${key} (${intent.tipo}) was lost and is not asked about`);
}

/** Groups the changes of a lane of contacts by their contact: names that one change has had belong together. */
export function byContact(entries: readonly Entry[]): Entry[][] {
  const groups: { names: Set<string>; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const own = groups.filter(({ names }) => [...entry.names].some((name) => names.has(name)));
    const rest = groups.filter((group) => !own.includes(group));
    const merged = {
      names: new Set([...entry.names, ...own.flatMap(({ names }) => [...names])]),
      entries: [...own.flatMap((group) => group.entries), entry],
    };
    groups.splice(0, groups.length, ...rest, merged);
  }
  return groups.map((group) => group.entries);
}

/** Judges the contacts of a history once no request is on its way any more. */
export async function checkContacts(stage: Stage): Promise<string[]> {
  if (!stage.troubles.has('contacts')) return [];
  const broken = await checkContactsOnServer(stage, new Set([101, 104]));
  for (const device of stage.devices) {
    if (device.retired) continue;
    broken.push(...(await checkShown(stage.world, device)), ...(await checkLost(stage, device)));
    const asked = (await device.observer.parked.toArray()).filter(isLostContato);
    if (asked.length > 0 && stage.restoration === null)
      broken.push(`${device.name}: a change of a contact is taken for lost, and nothing was restored`);
  }
  return broken;
}
