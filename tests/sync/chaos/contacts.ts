import { changeExisting, discardContato, retryContato } from '#outbox/contatos/decide-contato.ts';
import { type ContatoSalvo, dispatchEmail, dispatchTelefone } from '#outbox/contatos/dispatch-contato.ts';
import {
  type EmailAqui,
  readEmails,
  readTelefones,
  type TelefoneAqui,
} from '#outbox/contatos/read-contatos.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { pullEmails, pullTelefones } from '#sync/pull/pull-contatos.ts';
import { type EmailDado, isContato, type TelefoneDado } from '#vault/contato-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Device } from './device.ts';
import type { Random } from './random.ts';
import type { Happenings, Stage } from './stage.ts';
import type { Tab } from './tab.ts';

/** The customers whose contacts change: few addresses and numbers, so that devices want the same ones. */
const CLIENTES = [101, 104];
const ADDRESSES = ['a@x.com', 'A@x.com', 'b@x.com', 'c@x.com', 'd@x.com'];
const NUMBERS = ['0001', '0002', '0003', '0004'];

/** Takes the seed's contacts away; the customers begin with the principal ones alone. */
export async function clearContacts(db: Database): Promise<void> {
  await db.deleteFrom('pessoaEmail').where('idPessoa', 'in', CLIENTES).execute();
  await db.deleteFrom('pessoaTelefone').where('idPessoa', 'in', CLIENTES).execute();
}

const emailOf = (random: Random): EmailDado => ({
  email: random.pick(ADDRESSES),
  promocoes: random.chance(0.6),
});

const telefoneOf = (random: Random): TelefoneDado => ({
  ddd: '11',
  prefixo: '98765',
  numero: random.pick(NUMBERS),
  promocoes: random.chance(0.6),
});

const emailText = (one: { email: string }, accepts: boolean): string => `${one.email} ${accepts}`;
const telefoneText = (one: { prefixo: string; numero: string }, accepts: boolean): string =>
  `${one.prefixo}${one.numero} ${accepts}`;

/** Notes a broken rule if the device does not show a change that was reported as saved. */
async function expectShown(
  { name, observer, ledger }: Device,
  idPessoaCliente: number,
  dado: EmailDado | TelefoneDado | null,
  gone: string | null,
): Promise<void> {
  const emails = (await readEmails(observer, idPessoaCliente)).contatos;
  const telefones = (await readTelefones(observer, idPessoaCliente)).contatos;
  const shown = [
    ...emails.map((one) => emailText(one, one.marketing)),
    ...telefones.map((one) => telefoneText(one, one.permiteReceberPromocao)),
  ];
  const wanted =
    dado && ('email' in dado ? emailText(dado, dado.promocoes) : telefoneText(dado, dado.promocoes));
  if (wanted && !shown.includes(wanted))
    ledger.broken.push(`${name}: ${wanted} of ${idPessoaCliente} was saved, shown [${shown.join(', ')}]`);
  if (gone && [...emails, ...telefones].some(({ contato }) => contato === gone))
    ledger.broken.push(`${name}: ${gone} of ${idPessoaCliente} was deleted and is shown`);
}

type Choice<A, D> = { aqui: A | null; dado: D | null };

/** A new contact, or a change or deletion of one that is shown. */
function choose<A, D>(random: Random, changeable: readonly A[], make: () => D): Choice<A, D> {
  if (changeable.length === 0 || random.chance(0.35)) return { aqui: null, dado: make() };
  const aqui = random.pick(changeable);
  return { aqui, dado: random.chance(0.3) ? null : make() };
}

async function change({ random }: Stage, device: Device, tab: Tab): Promise<string> {
  const idPessoaCliente = random.pick(CLIENTES.filter((id) => device.clientes.includes(id)));
  const cliente = { idPessoaCliente, nomeCliente: String(idPessoaCliente) };
  const env = device.envOf(tab);
  let choice: Choice<EmailAqui, EmailDado> | Choice<TelefoneAqui, TelefoneDado>;
  let saved: ContatoSalvo;
  if (random.chance(0.5)) {
    const { contatos } = await readEmails(tab.vault, idPessoaCliente);
    const own = contatos.filter((one) => !one.principal);
    choice = choose(random, own, () => emailOf(random));
    saved = await dispatchEmail(tab.vault, cliente, choice, env);
  } else {
    const { contatos } = await readTelefones(tab.vault, idPessoaCliente);
    const own = contatos.filter((one) => one.telefoneTipo.idTelefoneTipo === 6);
    choice = choose(random, own, () => telefoneOf(random));
    saved = await dispatchTelefone(tab.vault, cliente, choice, env);
  }
  const { aqui, dado } = choice;
  if (saved.ok)
    await expectShown(device, idPessoaCliente, dado, dado === null ? (aqui?.contato ?? null) : null);
  return `contact of ${idPessoaCliente}: ${aqui?.contato ?? 'new'} -> ${JSON.stringify(dado)}: ${
    saved.ok ? (saved.value.key ?? 'nothing left') : saved.error.kind
  }`;
}

/** Decides on a refused change of a contact. */
export async function decideContact(
  device: Device,
  tab: Tab,
  random: Random,
  { key, intent, codigo }: ParkedRow,
): Promise<string> {
  const env = device.envOf(tab);
  if (!isContato(intent)) return 'no contact';
  if (random.chance(0.4)) {
    await discardContato(tab.vault, key, env);
    return `discard ${key}`;
  }
  if (codigo === 'contato-duplicado' && intent.antes === null && random.chance(0.5)) {
    await changeExisting(tab.vault, key, env);
    return `change the existing one instead of ${key}`;
  }
  const isChanged = intent.depois !== null && random.chance(0.5);
  const dado = !isChanged ? null : intent.tipo === 'email' ? emailOf(random) : telefoneOf(random);
  await retryContato(tab.vault, key, dado, env);
  return `retry ${key} ${isChanged ? 'changed' : ''}`;
}

/** Refreshes the contacts of a customer. */
export async function pullContacts(device: Device, tab: Tab, idPessoaCliente: number): Promise<void> {
  await pullEmails(device.envOf(tab), idPessoaCliente);
  await pullTelefones(device.envOf(tab), idPessoaCliente);
}

/** The events of contacts, in a world that has them. */
export function contacting(stage: Stage, device: Device, tab: Tab | undefined): Happenings {
  const { troubles, random } = stage;
  if (!troubles.has('contacts') || tab === undefined) return [];
  return [
    [
      8,
      async () => {
        stage.byUser = true;
        return `${tab.name}: ${await change(stage, device, tab).catch(String)}`;
      },
    ],
    [
      1.5,
      () => (
        void pullContacts(device, tab, random.pick(device.clientes)).catch(() => undefined),
        'pull of contacts'
      ),
    ],
  ];
}
